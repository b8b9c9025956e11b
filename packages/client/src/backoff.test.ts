import fc from 'fast-check'
import { expect, test } from 'vitest'
import { backoffMs, listenPauseMs, pause } from '#backoff.ts'

test('each pause is twice the last one, and none is longer than five seconds', () => {
  expect([1, 2, 3, 10].map((attempt) => backoffMs(attempt, undefined, 0.5))).toEqual([300, 600, 1200, 5000])
})

test('a server that names its time is heard, within reason', () => {
  expect(backoffMs(1, 2, 0.5)).toBe(2000)
  expect(backoffMs(1, 3600, 0.5)).toBe(5000)
})

test('chance moves a pause by a quarter at most', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (chance) => {
      expect(backoffMs(1, undefined, chance)).toBeGreaterThanOrEqual(225)
      expect(backoffMs(1, undefined, chance)).toBeLessThanOrEqual(375)
    }),
  )
})

test('a pause ends when the customer leaves', async () => {
  const abort = new AbortController()
  const waiting = pause(60_000, abort.signal)
  abort.abort(new Error('gone'))
  await expect(waiting).rejects.toThrow('gone')
})

test('streams reconnect at random times after the server’s Retry-After', () => {
  expect([1, 2, 9].map((failures) => listenPauseMs(failures, 2000, undefined, 0.5))).toEqual([
    2000, 4000, 10_000,
  ])
  expect([0, 1].map((chance) => listenPauseMs(1, 2000, undefined, chance))).toEqual([1000, 3000])
  expect([0, 1].map((chance) => listenPauseMs(1, 2000, 30, chance))).toEqual([30_000, 45_000])
  expect(listenPauseMs(1, 2000, 3600, 0)).toBe(60_000)
})
