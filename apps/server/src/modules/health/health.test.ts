import { expect, test } from 'vitest'
import { startTestServer } from '../../../test/start-test-server.ts'

test('a server with its database is live and ready', async () => {
  await using server = await startTestServer()
  const live = await server.fetch('/health/live')
  expect([live.status, await live.json()]).toEqual([200, { status: 'ok' }])
  const ready = await server.fetch('/health/ready')
  expect([ready.status, await ready.json()]).toEqual([200, { status: 'ok', checks: { database: 'ok' } }])
})

test('a server that lost its database is live, but not ready', async () => {
  const server = await startTestServer()
  await server.changes.close()
  await server.db.close()
  const live = await server.fetch('/health/live')
  expect(live.status).toBe(200)
  const ready = await server.fetch('/health/ready')
  expect([ready.status, await ready.json()]).toEqual([
    503,
    { status: 'failed', checks: { database: 'failed' } },
  ])
  await server.app.close()
  await server.database.remove()
})
