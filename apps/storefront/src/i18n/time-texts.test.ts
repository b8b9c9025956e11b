import { expect, test } from 'vitest'
import { toDay } from '#i18n/time-texts.ts'

const nowMs = Date.parse('2026-11-16T23:30:00+03:00')

test.each([
  ['2026-11-16T23:45:00+03:00', '+03:00', 'today'],
  ['2026-11-17T00:15:00+03:00', '+03:00', 'tomorrow'],
  ['2026-11-17T23:45:00+03:00', '+03:00', 'tomorrow'],
  ['2026-11-18T00:00:00+03:00', '+03:00', 'other'],
  // The same instants in a zone two hours behind, where it is before midnight.
  ['2026-11-17T00:15:00+03:00', '+01:00', 'today'],
  ['2026-11-18T00:00:00+03:00', '+01:00', 'tomorrow'],
])('K-04 %s at %s is %s, by the venue’s calendar', (at, timeZone, day) => {
  expect(toDay(Date.parse(at), nowMs, timeZone)).toBe(day)
})

test.each([
  // The night of 23 hours, when 02:00 becomes 03:00.
  ['2026-03-28T23:30:00+01:00', '2026-03-29T12:00:00+02:00', 'tomorrow'],
  ['2026-03-28T23:30:00+01:00', '2026-03-30T00:15:00+02:00', 'other'],
  ['2026-03-29T23:30:00+02:00', '2026-03-30T23:45:00+02:00', 'tomorrow'],
  // The night of 25 hours, when 03:00 becomes 02:00.
  ['2026-10-25T00:15:00+02:00', '2026-10-25T23:45:00+01:00', 'today'],
  ['2026-10-25T00:15:00+02:00', '2026-10-26T12:00:00+01:00', 'tomorrow'],
  ['2026-10-25T00:15:00+02:00', '2026-10-27T00:00:00+01:00', 'other'],
])('K-04 at %s in Podgorica, where the clocks change, %s is %s', (now, at, day) => {
  expect(toDay(Date.parse(at), Date.parse(now), 'Europe/Podgorica')).toBe(day)
})
