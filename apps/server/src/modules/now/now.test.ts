import { expect, test } from 'vitest'
import { startTestServer } from '../../../test/start-test-server.ts'

test('API-01 the clock is told in UTC and runs as the server’s does', async () => {
  await using server = await startTestServer({ now: '2026-11-16T12:00:00+03:00' })
  const answer = await server.fetch('/1/now')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await answer.json()).toEqual({ utc_time: '2026-11-16T09:00:00.000Z' })
  server.clock.advanceMs(61_000)
  expect(await (await server.fetch('/1/now')).json()).toEqual({ utc_time: '2026-11-16T09:01:01.000Z' })
})
