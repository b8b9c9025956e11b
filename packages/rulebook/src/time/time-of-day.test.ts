import { expect, test } from 'vitest'
import { getClosingMinutes, getMinutesOfDay, isTimeOfDay, toRangeEnd, toTimeOfDay } from './time-of-day.ts'

test.each([
  ['00:00', 0],
  ['09:30', 570],
  ['23:59', 1439],
  ['23:59:59', 1439],
  ['24:00', 1440],
])('%s is minute %i', (time, minutes) => {
  expect(isTimeOfDay(time)).toBe(true)
  expect(getMinutesOfDay(time)).toBe(minutes)
})

test.each(['', '9:30', '24:01', '12:60', '12', '12:00:60', ' 12:00', '12:00\n', 'noon'])(
  '%j is no time',
  (time) => {
    expect(isTimeOfDay(time)).toBe(false)
    expect(() => getMinutesOfDay(time)).toThrow('Not a time of day')
  },
)

test.each([
  ['00:00', 1440, '23:59:59'],
  ['23:59', 1440, '23:59:59'],
  ['23:59:59', 1440, '23:59:59'],
  ['24:00', 1440, '23:59:59'],
  ['23:58', 1438, '23:58:00'],
  ['02:00', 120, '02:00:00'],
])('M-10 an end of %s is minute %i, written %s', (time, minutes, end) => {
  expect(getClosingMinutes(time)).toBe(minutes)
  expect(toRangeEnd(time)).toBe(end)
})

test.each([
  [0, '00:00'],
  [605, '10:05'],
  [1440, '24:00'],
])('minute %i is written %s', (minutes, time) => {
  expect(toTimeOfDay(minutes)).toBe(time)
})
