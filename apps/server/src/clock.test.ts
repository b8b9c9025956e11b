import { expect, test, vi } from 'vitest'
import { makeClock } from '#clock.ts'

test('without a start the clock is the machine’s', () => {
  const before = Date.now()
  const now = makeClock().now()
  expect(now).toBeGreaterThanOrEqual(before)
  expect(now).toBeLessThanOrEqual(Date.now())
})

test('a clock that was set starts there and runs on', async () => {
  const startAt = Date.parse('2026-11-16T12:00:00+03:00')
  const clock = makeClock(startAt)
  expect(clock.now() - startAt).toBeLessThan(60_000)
  await vi.waitFor(() => expect(clock.now()).toBeGreaterThan(startAt + 20), 15_000)
})
