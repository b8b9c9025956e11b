import { expect, test } from 'vitest'
import { waitAfter } from '#jobs/backoff.ts'

test('waits grow from a second to a day, and after three days there is no further attempt', () => {
  const waits = Array.from({ length: 12 }, (_, index) => waitAfter(index + 1, () => 0.5))
  expect(waits.slice(0, 3)).toEqual([1000, 5000, 30_000])
  expect(waits.at(-1)).toBeUndefined()
  const given = waits.filter((wait) => wait !== undefined)
  expect(given).toEqual(given.toSorted((one, other) => one - other))
  expect(given.reduce((sum, wait) => sum + wait, 0)).toBeGreaterThan(72 * 3_600_000)
})

test('what failed together does not come back together', () => {
  expect(waitAfter(3, () => 0)).toBe(24_000)
  expect(waitAfter(3, () => 1)).toBe(36_000)
})
