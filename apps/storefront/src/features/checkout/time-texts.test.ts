import { expect, test } from 'vitest'
import { toDay } from '#features/checkout/time-texts.ts'

const nowMs = Date.parse('2026-11-16T23:30:00+03:00')

test.each([
  ['2026-11-16T23:45:00+03:00', '+03:00', 'today'],
  ['2026-11-17T00:15:00+03:00', '+03:00', 'tomorrow'],
  ['2026-11-17T23:45:00+03:00', '+03:00', 'tomorrow'],
  ['2026-11-18T00:00:00+03:00', '+03:00', 'other'],
  // The same instants on a wall two hours behind: there it is not midnight yet.
  ['2026-11-17T00:15:00+03:00', '+01:00', 'today'],
  ['2026-11-18T00:00:00+03:00', '+01:00', 'tomorrow'],
])('K-04 %s at %s is %s, by the venue’s calendar', (at, timeZone, day) => {
  expect(toDay(Date.parse(at), nowMs, timeZone)).toBe(day)
})
