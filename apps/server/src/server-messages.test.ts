import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { makeDatabase } from '../test/make-database.ts'
import { startServerProgram, waitForAddress } from '../test/programs.ts'

test('a taken port is told in one sentence', async () => {
  const database = await makeDatabase()
  const holder = createServer().listen(0, '127.0.0.1')
  await once(holder, 'listening')
  const { port } = holder.address() as AddressInfo
  const server = startServerProgram({ ...database.env, PORT: String(port) })
  expect(await server.ended).toBe(1)
  expect(server.output.stderr).toBe(
    `Port ${port} is taken by another program. End that one or set PORT to a free port.\n`,
  )
  holder.close()
  await database.remove()
})

test('a folder that cannot be written is told in one sentence', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lavash-file-'))
  writeFileSync(join(folder, 'file'), '')
  const server = startServerProgram({ LAVASH_DATA: join(folder, 'file') })
  expect(await server.ended).toBe(1)
  expect(server.output.stderr).toMatch(
    /^The database file .* Set LAVASH_DATA to a folder this user may write to\.\n$/,
  )
  rmSync(folder, { recursive: true })
})

test('what is missing in production is told all at once', async () => {
  const server = startServerProgram({ NODE_ENV: 'production', TWILIO_FROM: '+15005550006' })
  expect(await server.ended).toBe(1)
  expect(server.output.stderr).toContain(
    'Twilio (SMS) is configured halfway: TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN',
  )
  expect(server.output.stderr).toContain('LAVASH_PUBLIC_URL must be set in production.')
  expect(server.output.stderr).not.toContain('    at ')
})

test('a fault’s log line has the route and the request id, and nothing of the customer', async () => {
  const database = await makeDatabase()
  const server = startServerProgram({ ...database.env, LOG_LEVEL: 'debug' })
  const address = await waitForAddress(server)
  const answer = await fetch(`${address}/1/geo/reverse?lat=55.75&lng=37.61`, {
    headers: { authorization: 'Bearer secret-token' },
  })
  await answer.text()
  await fetch(`${address}/1/now`, { method: 'POST', body: '{"phone":"+79001234567"}' })
  const requestId = answer.headers.get('x-request-id') ?? 'none'
  await vi.waitFor(() => expect(server.output.stdout.match(/"answered"/g)).toHaveLength(2), 15_000)
  const lines = server.output.stdout.split('\n').filter((line) => line.startsWith('{'))
  expect(lines.map((line) => JSON.parse(line)).findLast((line) => line.reqId === requestId)).toMatchObject({
    method: 'GET',
    status: answer.status,
    msg: 'answered',
  })
  for (const secret of ['55.75', 'secret-token', '79001234567', '127.0.0.1"']) {
    expect(lines.join('\n')).not.toContain(secret)
  }
  server.child.kill('SIGTERM')
  await server.ended
  await database.remove()
})
