import { unpaidOrderMinutes } from '@lavash/rulebook/limits'
import { expect, test } from 'vitest'
import { findNextAskAt } from '#modules/payments/ask-times.ts'

function listAsks(): number[] {
  const asks: number[] = []
  for (let at = findNextAskAt(0, 0); at !== null; at = findNextAskAt(asks.length, at)) asks.push(at)
  return asks
}

test('a lost callback is found out about before the order is cancelled as unpaid', () => {
  const before = listAsks().filter((at) => at < unpaidOrderMinutes * 60_000)
  expect(before.length).toBeGreaterThanOrEqual(4)
  expect(unpaidOrderMinutes * 60_000 - (before.at(-1) ?? 0)).toBeLessThanOrEqual(60_000)
})

test('a page stays open for a day, so the provider is asked for longer, and then no more', () => {
  expect(listAsks().at(-1)).toBeGreaterThan(24 * 3_600_000)
  expect(findNextAskAt(listAsks().length, 0)).toBeNull()
})
