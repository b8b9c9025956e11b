import { unpaidOrderMinutes } from '@lavash/rulebook/site/limits'
import { expect, test } from 'vitest'
import { findNextAskAt } from '#modules/payments/ask-times.ts'

const cancelledAt = unpaidOrderMinutes * 60_000

/** Times in relation to an order placed at 0. */
function listAsks(openedAt = 0): number[] {
  const asks: number[] = []
  for (let at = findNextAskAt(0, openedAt, 0); at !== null; at = findNextAskAt(asks.length, at, 0))
    asks.push(at)
  return asks
}

test('a lost callback is found out about before the order is cancelled as unpaid', () => {
  const before = listAsks().filter((at) => at < cancelledAt)
  expect(before.length).toBeGreaterThanOrEqual(4)
  expect(cancelledAt - (before.at(-1) ?? 0)).toBeLessThanOrEqual(60_000)
})

test('whenever the page was opened, it is asked about shortly before the order is cancelled', () => {
  for (let openedAt = 0; openedAt < cancelledAt - 30_000; openedAt += 1000) {
    expect(listAsks(openedAt)).toContain(cancelledAt - 30_000)
  }
  for (let openedAt = cancelledAt - 30_000; openedAt < cancelledAt - 5000; openedAt += 1000) {
    expect(listAsks(openedAt)[0]).toBe(cancelledAt - 5000)
  }
})

test('the provider is polled until its page cannot be paid any more', () => {
  for (const openedAt of [0, cancelledAt - 60_000, cancelledAt]) {
    expect((listAsks(openedAt).at(-1) ?? 0) - openedAt).toBeGreaterThan(24 * 3_600_000)
    expect(findNextAskAt(listAsks(openedAt).length, 0, 0)).toBeNull()
  }
})
