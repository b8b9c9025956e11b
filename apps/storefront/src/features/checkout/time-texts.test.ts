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

test.each([
  // The night in which 02:00 is 03:00: 23 hours long.
  ['2026-03-28T23:30:00+01:00', '2026-03-29T12:00:00+02:00', 'tomorrow'],
  ['2026-03-28T23:30:00+01:00', '2026-03-30T00:15:00+02:00', 'other'],
  ['2026-03-29T23:30:00+02:00', '2026-03-30T23:45:00+02:00', 'tomorrow'],
  // And the one in which 03:00 is 02:00 once more: 25 hours.
  ['2026-10-25T00:15:00+02:00', '2026-10-25T23:45:00+01:00', 'today'],
  ['2026-10-25T00:15:00+02:00', '2026-10-26T12:00:00+01:00', 'tomorrow'],
  ['2026-10-25T00:15:00+02:00', '2026-10-27T00:00:00+01:00', 'other'],
])('K-04 at %s in Podgorica, where the clocks change, %s is %s', (now, at, day) => {
  expect(toDay(Date.parse(at), Date.parse(now), 'Europe/Podgorica')).toBe(day)
})
