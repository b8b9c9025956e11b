import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../test/start-test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.close())

async function send(...lines: string[]): Promise<string> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  socket.write(lines.join('\r\n'))
  return text(socket)
}

test('a request with two lengths, which two servers would cut differently, is refused', async () => {
  const head = ['POST /api/v1/sign/in/phone HTTP/1.1', 'host: x', 'content-length: 4']
  const answer = await send(...head, 'transfer-encoding: chunked', '', '0', '', 'GET /1/now HTTP/1.1', '', '')
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1)
})

test('a header does not become two', async () => {
  const answer = await send('GET /1/now HTTP/1.1', 'host: x', 'x-a: b\rset-cookie: c', '', '')
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
})

test('TRACE tells nobody what they have sent', async () => {
  const answer = await send(
    'TRACE /1/now HTTP/1.1',
    'host: x',
    'authorization: Bearer secret',
    'connection: close',
    '',
    '',
  )
  expect(answer).toMatch(/^HTTP\/1\.1 40[045] /)
  expect(answer).not.toContain('secret')
})
