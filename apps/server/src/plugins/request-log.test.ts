import { expect, test, vi } from 'vitest'
import { startTestServer, type TestServer } from '../../test/start-test-server.ts'

async function logOf(journey: (server: TestServer) => Promise<unknown>): Promise<string> {
  const lines: string[] = []
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    lines.push(String(chunk))
    return true
  })
  try {
    await using server = await startTestServer({ env: { LOG_LEVEL: 'info' } })
    await journey(server)
  } finally {
    write.mockRestore()
  }
  return lines.join('')
}

function toLines(log: string): unknown[] {
  return log
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line))
}

test('who was refused is logged also where reading is not', async () => {
  const log = await logOf(async (server) => {
    await server.fetch('/1/now')
    await server.fetch('/api/v1/me', { headers: { authorization: 'Bearer forged' } })
  })
  const [, ...answered] = toLines(log)
  expect(answered).toEqual([expect.objectContaining({ route: '/api/v1/me', status: 401, msg: 'answered' })])
})

test('a preflight is a question: its line is one of those that are asked for', async () => {
  const log = await logOf(async (server) => {
    const body = JSON.stringify({ restoId: 1 })
    const headers = { 'content-type': 'application/json' }
    await server.fetch('/1/persons/orders/preflight', { method: 'POST', headers, body })
    await server.fetch('/1/persons/1/orders/preflight', { method: 'POST', headers, body })
  })
  const [, ...answered] = toLines(log)
  expect(answered).toEqual([expect.objectContaining({ status: 401, msg: 'answered' })])
})

test('nobody writes lines of their own into the log', async () => {
  const forged = '{"level":30,"msg":"all is well"}'
  const log = await logOf((server) =>
    server.fetch(`/api/v1/sign/in/phone?x=${encodeURIComponent(`\n${forged}`)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': forged, 'x-request-id': 'of-the-caller' },
      body: JSON.stringify({ phone: `\n${forged}\n` }),
    }),
  )
  expect(toLines(log)).toMatchObject([
    { msg: expect.stringContaining('listening') },
    { status: 400, time: expect.any(Number), msg: 'answered' },
  ])
  expect(log).not.toContain('all is well')
  expect(log).not.toContain('of-the-caller')
})

test('a driver’s error is logged without the row that it quotes', async () => {
  const log = await logOf((server) => {
    const quoted = { code: '23505', detail: 'Key (phone)=(+79000000001) already exists.' }
    server.app.log.error({ err: Object.assign(new Error('duplicate key'), quoted) }, 'fault')
    return Promise.resolve()
  })
  expect(log).toContain('"code":"23505"')
  expect(log).not.toContain('+79000000001')
})
