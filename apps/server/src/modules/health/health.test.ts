import { expect, test } from 'vitest'
import { silenceReads } from '../../../test/silence-reads.ts'
import { startTestServer } from '../../../test/start-test-server.ts'

test('a server with its database is live and ready', async () => {
  await using server = await startTestServer()
  const live = await server.fetch('/health/live')
  expect([live.status, await live.json()]).toEqual([200, { status: 'ok' }])
  const ready = await server.fetch('/health/ready')
  expect([ready.status, await ready.json()]).toEqual([200, { status: 'ok', checks: { database: 'ok' } }])
})

test('a server whose database is away stays ready, and says what is missing', async () => {
  const server = await startTestServer()
  await server.changes.close()
  await server.db.close()
  expect((await server.fetch('/health/live')).status).toBe(200)
  const ready = await server.fetch('/health/ready')
  expect([ready.status, await ready.json()]).toEqual([200, { status: 'ok', checks: { database: 'failed' } }])
  await server.app.close()
  await server.database.remove()
})

test('a database that answers nothing does not keep the balancer waiting', async () => {
  await using server = await startTestServer()
  const silence = silenceReads(server.db)
  const ready = await server.fetch('/health/ready')
  silence.end()
  expect([ready.status, await ready.json()]).toEqual([200, { status: 'ok', checks: { database: 'failed' } }])
})

test('a server that stops is live, but not ready', async () => {
  const answers: [number, unknown][] = []
  const server = await startTestServer({
    extend: (app) =>
      app.addHook('preClose', async () => {
        for (const path of ['/health/live', '/health/ready']) {
          const answer = await server.fetch(path)
          answers.push([answer.status, await answer.json()])
        }
      }),
  })
  await server.close()
  expect(answers).toEqual([
    [200, { status: 'ok' }],
    [503, { status: 'failed' }],
  ])
})
