import { daysOfWeek } from '@lavash/rulebook/time/days-of-week'
import { expect, test } from 'vitest'
import { toOpeningHoursNodes } from '#modules/documents/structured-data/to-restaurant.ts'

const week = (open: string, close: string) =>
  daysOfWeek.map((dayOfWeek) => ({ dayOfWeek, active: true, open, close }))

test.each([
  ['round the clock', '00:00', '00:00', '00:00', '23:59'],
  ['until midnight', '08:00', '00:00', '08:00', '23:59'],
  ['past midnight', '18:00', '02:00', '18:00', '02:00'],
])('a venue that is open %s', (_, open, close, opens, closes) => {
  expect(toOpeningHoursNodes({ openingHours: week(open, close) })).toMatchObject([
    { dayOfWeek: expect.toSatisfy((days) => days.length === 7), opens, closes },
  ])
})

test('days with the same hours stand together, a day off is not named', () => {
  const openingHours = week('10:00', '22:00').map((day) =>
    day.dayOfWeek === 'MONDAY' ? { ...day, active: false } : day,
  )
  openingHours[3] = { dayOfWeek: 'THURSDAY', active: true, open: '12:00', close: '20:00' }
  expect(toOpeningHoursNodes({ openingHours })).toMatchObject([
    { dayOfWeek: ['Tuesday', 'Wednesday', 'Friday', 'Saturday', 'Sunday'], opens: '10:00', closes: '22:00' },
    { dayOfWeek: ['Thursday'], opens: '12:00', closes: '20:00' },
  ])
})
