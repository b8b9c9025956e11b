import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { registerRateLimit } from '#plugins/rate-limit.ts'

let app: FastifyInstance

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.parse('2026-11-16T12:00:00Z') })
  app = Fastify()
  registerRateLimit(app, 3)
  app.get('/a', () => 'a')
  app.get('/b', () => 'b')
  app.get('/rare', { config: { requestsPerMinute: 1 } }, () => 'rare')
  app.get('/free', { config: { requestsPerMinute: false } }, () => 'free')
})

afterEach(async () => {
  vi.useRealTimers()
  await app.close()
})

async function ask(url: string, remoteAddress = '203.0.113.7'): Promise<boolean> {
  return (await app.inject({ url, remoteAddress })).statusCode === 200
}

test('calls without a limit of their own share one, and begin anew after a minute', async () => {
  expect([await ask('/a'), await ask('/b'), await ask('/a'), await ask('/b')]).toEqual([
    true,
    true,
    true,
    false,
  ])
  vi.advanceTimersByTime(59_999)
  expect(await ask('/a')).toBe(false)
  vi.advanceTimersByTime(1)
  expect(await ask('/a')).toBe(true)
})

test('a machine whose clock is set back by an hour still begins anew after a minute', async () => {
  expect([await ask('/rare'), await ask('/rare')]).toEqual([true, false])
  vi.setSystemTime(Date.now() - 3_600_000)
  vi.advanceTimersByTime(60_000)
  expect(await ask('/rare')).toBe(true)
})

test('a call with its own limit takes nothing from the others, and one with none is never refused', async () => {
  expect([await ask('/rare'), await ask('/rare')]).toEqual([true, false])
  for (let count = 0; count < 10; count++) expect(await ask('/free')).toBe(true)
  expect([await ask('/a'), await ask('/a'), await ask('/a'), await ask('/a')]).toEqual([
    true,
    true,
    true,
    false,
  ])
})

test('addresses of one /64 share a count, and others have their own', async () => {
  expect(await ask('/rare', '2001:db8:1:2::1')).toBe(true)
  expect(await ask('/rare', '2001:db8:1:2:ffff::9')).toBe(false)
  expect(await ask('/rare', '2001:db8:1:3::1')).toBe(true)
  expect(await ask('/rare', '203.0.113.7')).toBe(true)
  expect(await ask('/rare', '203.0.113.8')).toBe(true)
})

test('the time to wait is at least a second and at most the rest of the minute', async () => {
  let waitSeconds: number | undefined
  app.setErrorHandler((error, _request, reply) => {
    waitSeconds = (error as { items?: { retryAfterSeconds?: number }[] }).items?.[0]?.retryAfterSeconds
    return reply.code(429).send()
  })
  await ask('/rare')
  await ask('/rare')
  expect(waitSeconds).toBe(60)
  vi.advanceTimersByTime(59_999)
  await ask('/rare')
  expect(waitSeconds).toBe(1)
})
