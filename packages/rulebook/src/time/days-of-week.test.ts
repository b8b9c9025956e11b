import { expect, test } from 'vitest'
import { daysOfWeek, getDayOfWeek, toDayNumber } from './days-of-week.ts'

test('the week runs from Monday, 1, to Sunday, 7, and back', () => {
  expect(daysOfWeek.map(toDayNumber)).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect([1, 2, 3, 4, 5, 6, 7].map(getDayOfWeek)).toEqual([...daysOfWeek])
})

test.each([0, 8, 1.5])('there is no day number %s', (dayNumber) => {
  expect(() => getDayOfWeek(dayNumber)).toThrow(RangeError)
})
