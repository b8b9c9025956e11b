import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { daysOfWeek } from './days-of-week.ts'
import { makeDailyHours, makeDayHours } from './make-day-hours.ts'
import { toTimeOfDay } from './time-of-day.ts'
import {
  findCommonInstant,
  findCurrentOrNextRange,
  isWithinRanges,
  minutesPerWeek,
  toWeekRanges,
} from './week-ranges.ts'
import type { TimeZone } from './time-zone.ts'

const day = 1440
const anyHours = fc.array(
  fc.record({
    dayOfWeek: fc.constantFrom(...daysOfWeek),
    active: fc.boolean(),
    open: fc.integer({ min: 0, max: 1439 }).map(toTimeOfDay),
    close: fc.integer({ min: 0, max: 1440 }).map(toTimeOfDay),
  }),
  { maxLength: 9 },
)

const toMinutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

describe('the week as ranges', () => {
  test.each([
    ['no active day', makeDayHours({}), []],
    ['one day', makeDayHours({ TUESDAY: '10:00-22:00' }), [[day + 600, day + 1320]]],
    ['an end of 00:00 is midnight', makeDayHours({ MONDAY: '10:00-00:00' }), [[600, day]]],
    ['an end of 23:59 is midnight', makeDayHours({ MONDAY: '10:00-23:59' }), [[600, day]]],
    ['overnight', makeDayHours({ MONDAY: '18:00-02:00' }), [[1080, day + 120]]],
    ['the same time twice is a whole day', makeDayHours({ MONDAY: '10:00-10:00' }), [[600, day + 600]]],
    [
      'Sunday night runs into Monday',
      makeDayHours({ SUNDAY: '18:00-02:00' }),
      [[6 * day + 1080, 7 * day + 120]],
    ],
    [
      'Sunday night and Monday morning are one range',
      makeDayHours({ SUNDAY: '18:00-00:00', MONDAY: '00:00-03:00' }),
      [[6 * day + 1080, 7 * day + 180]],
    ],
    [
      'a Monday inside a long Sunday night does not stand alone',
      makeDayHours({ SUNDAY: '18:00-09:00', MONDAY: '01:00-05:00' }),
      [[6 * day + 1080, 7 * day + 540]],
    ],
    ['round the clock, to 00:00', makeDailyHours('00:00-00:00'), [[0, 7 * day]]],
    ['round the clock, to 23:59', makeDailyHours('00:00-23:59'), [[0, 7 * day]]],
    ['days that hand over at ten', makeDailyHours('10:00-10:00'), [[0, 7 * day]]],
  ])('M-10 %s', (_, hours, expected) => {
    expect(toWeekRanges(hours).map(({ startMinutes, endMinutes }) => [startMinutes, endMinutes])).toEqual(
      expected,
    )
  })

  test('every minute of the week is open exactly when one of the days says so', () => {
    fc.assert(
      fc.property(anyHours, fc.integer({ min: 0, max: minutesPerWeek - 1 }), (hours, minute) => {
        const covers = (start: number, end: number) =>
          [-minutesPerWeek, 0, minutesPerWeek].some(
            (shift) => start + shift <= minute && minute < end + shift,
          )
        const isOpen = hours.some((entry) => {
          const midnight = daysOfWeek.indexOf(entry.dayOfWeek) * day
          const open = toMinutes(entry.open)
          const close = toMinutes(entry.close)
          const end = close === 0 || close >= day - 1 ? day : close
          return entry.active && covers(midnight + open, midnight + (end > open ? end : end + day))
        })
        const ranges = toWeekRanges(hours)
        expect(ranges.some((range) => covers(range.startMinutes, range.endMinutes))).toBe(isOpen)
      }),
      { numRuns: 2000 },
    )
  })

  test('ranges never touch, and start within the week', () => {
    fc.assert(
      fc.property(anyHours, (hours) => {
        const ranges = toWeekRanges(hours)
        for (const [index, range] of ranges.entries()) {
          expect(range.startMinutes).toBeLessThan(minutesPerWeek)
          const next = ranges[index + 1]?.startMinutes ?? (ranges[0]?.startMinutes ?? 0) + minutesPerWeek
          if (range.endMinutes - range.startMinutes < minutesPerWeek) {
            expect(range.endMinutes).toBeLessThan(next)
          }
        }
      }),
    )
  })
})

describe('an instant common to several weeks', () => {
  const zone = '+03:00'

  test('breakfast begins when the venue has opened', () => {
    const weeks = [toWeekRanges(makeDailyHours('07:00-11:00')), toWeekRanges(makeDailyHours('09:00-22:00'))]
    expect(findCommonInstant(weeks, Date.parse('2026-11-16T12:00:00+03:00'), zone)).toBe(
      Date.parse('2026-11-17T09:00:00+03:00'),
    )
  })

  test('it is now when all of them hold', () => {
    const now = Date.parse('2026-11-16T12:34:56+03:00')
    expect(findCommonInstant([toWeekRanges(makeDailyHours('00:00-00:00'))], now, zone)).toBe(now)
  })

  test('weeks that never meet have none', () => {
    const weeks = [
      toWeekRanges(makeDayHours({ MONDAY: '07:00-11:00' })),
      toWeekRanges(makeDayHours({ TUESDAY: '09:00-22:00' })),
    ]
    expect(findCommonInstant(weeks, Date.parse('2026-11-16T12:00:00+03:00'), zone)).toBeUndefined()
  })

  test('it lies inside all of them, and no earlier quarter of an hour does', () => {
    const quarterMs = 15 * 60_000
    const nowMs = Date.parse('2026-03-27T00:00:00Z')
    fc.assert(
      fc.property(anyHours, anyHours, fc.nat(700), (one, other, quarters) => {
        const weeks = [toWeekRanges(one), toWeekRanges(other)]
        const isCommon = (atMs: number) =>
          weeks.every((ranges) => isWithinRanges(ranges, atMs, 'Europe/Podgorica'))
        const found = findCommonInstant(weeks, nowMs, 'Europe/Podgorica')
        if (found !== undefined) expect(isCommon(found)).toBe(true)
        const probe = nowMs + quarters * quarterMs
        if (probe < (found ?? Infinity)) expect(isCommon(probe)).toBe(false)
      }),
      { numRuns: 500 },
    )
  })
})

describe('the range that holds an instant, or the next one', () => {
  const find = (hours: ReturnType<typeof makeDailyHours>, at: string, zone: TimeZone = '+03:00') => {
    const range = findCurrentOrNextRange(toWeekRanges(hours), Date.parse(at), zone)
    return range && [new Date(range.startMs).toISOString(), new Date(range.endMs).toISOString()]
  }
  const monday = makeDayHours({ MONDAY: '10:00-22:00' })
  const thisMonday = ['2026-11-16T07:00:00.000Z', '2026-11-16T19:00:00.000Z']
  const nextMonday = ['2026-11-23T07:00:00.000Z', '2026-11-23T19:00:00.000Z']

  test.each([
    ['before it', '2026-11-16T09:59:59+03:00', thisMonday],
    ['at its first instant', '2026-11-16T10:00:00+03:00', thisMonday],
    ['at its last', '2026-11-16T21:59:59.999+03:00', thisMonday],
    ['at its end', '2026-11-16T22:00:00+03:00', nextMonday],
    ['on the Sunday before', '2026-11-15T23:00:00+03:00', thisMonday],
    ['on a Sunday after', '2026-11-22T12:00:00+03:00', nextMonday],
  ])('%s', (_when, at, expected) => {
    expect(find(monday, at)).toEqual(expected)
    expect(isWithinRanges(toWeekRanges(monday), Date.parse(at), '+03:00')).toBe(
      Date.parse(expected[0] ?? '') <= Date.parse(at),
    )
  })

  test('a Sunday night still holds on Monday morning', () => {
    const night = makeDayHours({ SUNDAY: '18:00-05:00', TUESDAY: '10:00-12:00' })
    expect(find(night, '2026-11-16T04:59:00+03:00')).toEqual([
      '2026-11-15T15:00:00.000Z',
      '2026-11-16T02:00:00.000Z',
    ])
    expect(find(night, '2026-11-16T05:00:00+03:00')).toEqual([
      '2026-11-17T07:00:00.000Z',
      '2026-11-17T09:00:00.000Z',
    ])
  })

  test('a week without hours is always closed, and a full week is always open', () => {
    const atMs = Date.parse('2026-11-16T12:00:00+03:00')
    expect(findCurrentOrNextRange([], atMs, '+03:00')).toBeUndefined()
    expect(isWithinRanges([], atMs, '+03:00')).toBe(false)
    const always = toWeekRanges(makeDailyHours('00:00-00:00'))
    expect(findCurrentOrNextRange(always, atMs, '+03:00')).toEqual({ startMs: -Infinity, endMs: Infinity })
  })

  test('a break inside a skipped hour does not happen, and hours inside it are left out', () => {
    // Europe/Podgorica goes from 02:00 to 03:00 on Sunday, 29 March 2026.
    const broken = [...makeDayHours({ SUNDAY: '00:00-02:15' }), ...makeDayHours({ SUNDAY: '02:45-06:00' })]
    expect(find(broken, '2026-03-29T00:30:00+01:00', 'Europe/Podgorica')).toEqual([
      '2026-03-28T23:00:00.000Z',
      '2026-03-29T04:00:00.000Z',
    ])
    const skipped = makeDayHours({ SUNDAY: '02:10-02:50' })
    expect(find(skipped, '2026-03-28T12:00:00+01:00', 'Europe/Podgorica')).toEqual([
      '2026-04-05T00:10:00.000Z',
      '2026-04-05T00:50:00.000Z',
    ])
  })

  test('a whole skipped day is no day to wait for', () => {
    // Samoa had no Friday, 30 December 2011.
    const friday = makeDayHours({ FRIDAY: '10:00-12:00' })
    expect(find(friday, '2011-12-29T09:00:00-10:00', 'Pacific/Apia')).toEqual([
      '2012-01-05T20:00:00.000Z',
      '2012-01-05T22:00:00.000Z',
    ])
    const thursday = makeDayHours({ THURSDAY: '10:00-23:00' })
    expect(find(thursday, '2011-12-29T22:59:00-10:00', 'Pacific/Apia')).toEqual([
      '2011-12-29T20:00:00.000Z',
      '2011-12-30T09:00:00.000Z',
    ])
  })
})

test('a common instant is looked for within two weeks, and one of a week ahead is found', () => {
  const nowMs = Date.parse('2026-11-16T12:00:00+03:00')
  const monday = toWeekRanges(makeDayHours({ MONDAY: '10:00-11:00' }))
  expect(findCommonInstant([monday, toWeekRanges(makeDailyHours('10:30-20:00'))], nowMs, '+03:00')).toBe(
    Date.parse('2026-11-23T10:30:00+03:00'),
  )
  expect(findCommonInstant([monday, []], nowMs, '+03:00')).toBeUndefined()
})
