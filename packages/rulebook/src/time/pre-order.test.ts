import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { daysOfWeek } from './days-of-week.ts'
import { makeDailyHours, makeDayHours } from './make-day-hours.ts'
import {
  findFirstPreOrderTime,
  findPreOrderRefusal,
  preOrderDays,
  preOrderTypes,
  type PreOrderHours,
  type PreOrderTerms,
} from './pre-order.ts'
import { toTimeOfDay } from './time-of-day.ts'
import { localParts } from './time-zone.ts'
import { isWithinRanges, toWeekRanges } from './week-ranges.ts'
import { toWeekSchedule, venueState } from './week-schedule.ts'

const podgorica = 'Europe/Podgorica'

function makeTerms(preOrder: Partial<PreOrderHours> = {}, terms: Partial<PreOrderTerms> = {}): PreOrderTerms {
  return {
    preOrder: { type: 'WORKING_HOURS', minTimeMinutes: 60, dayInAdvance: 1, hours: [], ...preOrder },
    opening: toWeekSchedule(makeDailyHours('10:00-22:00')),
    zone: '+03:00',
    ...terms,
  }
}

/** '2026-11-16: 10:00–21:45 (48)' */
function summary(terms: PreOrderTerms, iso: string) {
  return preOrderDays(terms, Date.parse(iso)).map(
    ({ date, times }) => `${date}: ${times[0]?.time}–${times.at(-1)?.time} (${times.length})`,
  )
}

describe('K-04 the days and times offered', () => {
  // 2026-11-16 is a Monday.
  test.each([
    [
      'from the opening on, never at closing time',
      makeTerms(),
      '2026-11-16T06:00:00+03:00',
      ['2026-11-16: 10:00–21:45 (48)', '2026-11-17: 10:00–21:45 (48)'],
    ],
    [
      'the lead time is kept to the minute',
      makeTerms({ dayInAdvance: 0 }),
      '2026-11-16T12:00:00+03:00',
      ['2026-11-16: 13:00–21:45 (36)'],
    ],
    [
      'a second later the next quarter is the first',
      makeTerms({ dayInAdvance: 0 }),
      '2026-11-16T12:00:01+03:00',
      ['2026-11-16: 13:15–21:45 (35)'],
    ],
    [
      'slow dishes lengthen the lead time',
      makeTerms({ dayInAdvance: 0 }, { promiseMinutes: 90 }),
      '2026-11-16T12:00:00+03:00',
      ['2026-11-16: 13:30–21:45 (34)'],
    ],
    [
      'a lead time over midnight leaves tomorrow',
      makeTerms({ minTimeMinutes: 720 }),
      '2026-11-16T23:00:00+03:00',
      ['2026-11-17: 11:00–21:45 (44)'],
    ],
    [
      'today over, only today offered: nothing',
      makeTerms({ dayInAdvance: 0 }),
      '2026-11-16T21:30:00+03:00',
      [],
    ],
    [
      'a day off is left out',
      makeTerms(
        { dayInAdvance: 2 },
        {
          opening: toWeekSchedule(makeDayHours({ MONDAY: '10:00-12:00', WEDNESDAY: '10:00-12:00' })),
        },
      ),
      '2026-11-16T01:00:00+03:00',
      ['2026-11-16: 10:00–11:45 (8)', '2026-11-18: 10:00–11:45 (8)'],
    ],
    [
      'the night runs on into the next day',
      makeTerms(
        { minTimeMinutes: 0 },
        {
          opening: toWeekSchedule(makeDayHours({ MONDAY: '22:00-01:00' })),
        },
      ),
      '2026-11-16T12:00:00+03:00',
      ['2026-11-16: 22:00–23:45 (8)', '2026-11-17: 00:00–00:45 (4)'],
    ],
    [
      'own hours count only while the venue is open',
      makeTerms({
        type: 'CUSTOM',
        dayInAdvance: 0,
        hours: makeDailyHours('08:00-11:10'),
      }),
      '2026-11-16T06:00:00+03:00',
      ['2026-11-16: 10:00–11:00 (5)'],
    ],
    [
      'own hours without an active day offer nothing',
      makeTerms({ type: 'CUSTOM' }),
      '2026-11-16T06:00:00+03:00',
      [],
    ],
    [
      'a breakfast dish in the cart narrows the times',
      makeTerms(
        { dayInAdvance: 0 },
        {
          slots: [toWeekRanges(makeDailyHours('07:00-11:00'))],
        },
      ),
      '2026-11-16T06:00:00+03:00',
      ['2026-11-16: 10:00–10:45 (4)'],
    ],
    ['NONE offers nothing', makeTerms({ type: 'NONE' }), '2026-11-16T06:00:00+03:00', []],
  ])('%s', (_, terms, iso, expected) => {
    expect(summary(terms, iso)).toEqual(expected)
    const first = preOrderDays(terms, Date.parse(iso))[0]?.times[0]?.atMs
    expect(findFirstPreOrderTime(terms, Date.parse(iso))).toBe(first)
  })

  test('B-12 today is the venue’s today, whatever the day elsewhere', () => {
    expect(summary(makeTerms({ dayInAdvance: 0 }), '2026-11-15T22:00:00Z')).toEqual([
      '2026-11-16: 10:00–21:45 (48)',
    ])
  })

  const allNight = { opening: toWeekSchedule(makeDailyHours('00:00-00:00')), zone: podgorica }
  test.each([
    ['2026-03-29', '2026-03-29T00:00:00+01:00', 92, ['01:45', '03:00']],
    ['2026-10-25', '2026-10-25T00:00:00+02:00', 96, ['01:45', '02:00']],
  ])('the night of the change, %s, has each wall time once', (_, iso, count, around) => {
    const [day] = preOrderDays(makeTerms({ minTimeMinutes: 0, dayInAdvance: 0 }, allNight), Date.parse(iso))
    const times = day?.times.map(({ time }) => time) ?? []
    expect(times).toHaveLength(count)
    expect(new Set(times).size).toBe(count)
    expect(times.slice(7, 9)).toEqual(around)
  })
})

describe('K-04 a chosen time', () => {
  const nowMs = Date.parse('2026-11-16T12:00:00+03:00')
  test.each([
    ['the first time offered', '2026-11-16T13:00:00+03:00', undefined],
    ['written in another zone', '2026-11-16T10:00:00Z', undefined],
    ['inside the lead time', '2026-11-16T12:45:00+03:00', 'order.pre-order-time-invalid'],
    ['in the past', '2026-11-15T13:00:00+03:00', 'order.pre-order-time-invalid'],
    ['at closing time', '2026-11-16T22:00:00+03:00', 'order.pre-order-time-invalid'],
    ['the last day', '2026-11-17T21:45:00+03:00', undefined],
    ['too many days ahead', '2026-11-18T13:00:00+03:00', 'order.pre-order-time-invalid'],
    ['between the quarters', '2026-11-16T13:07:00+03:00', 'order.pre-order-time-invalid'],
    ['with seconds', '2026-11-16T13:15:30+03:00', 'order.pre-order-time-invalid'],
  ])('%s', (_, iso, code) => {
    expect(findPreOrderRefusal(makeTerms(), Date.parse(iso), nowMs)?.code).toBe(code)
  })

  test('where pre-order is off every time is refused as such', () => {
    const refusal = findPreOrderRefusal(makeTerms({ type: 'NONE' }), nowMs + 7_200_000, nowMs)
    expect(refusal).toEqual({ code: 'order.pre-order-not-available' })
  })
})

describe('K-04 for any hours, zone and moment', () => {
  const anyHours = fc.array(
    fc.record({
      dayOfWeek: fc.constantFrom(...daysOfWeek),
      active: fc.boolean(),
      open: fc.integer({ min: 0, max: 1439 }).map(toTimeOfDay),
      close: fc.integer({ min: 0, max: 1439 }).map(toTimeOfDay),
    }),
    { maxLength: 9 },
  )
  const anyTerms = fc.record({
    preOrder: fc.record({
      type: fc.constantFrom(...preOrderTypes),
      minTimeMinutes: fc.nat(2000),
      dayInAdvance: fc.nat(4),
      hours: anyHours,
    }),
    opening: anyHours.map(toWeekSchedule),
    zone: fc.constantFrom('+03:00', podgorica, 'America/New_York', 'Australia/Lord_Howe', 'America/Santiago'),
    promiseMinutes: fc.constantFrom(0, 90),
  })
  const anyMoment = fc
    .tuple(
      fc.constantFrom('2026-03-28', '2026-10-24', '2026-03-07', '2026-04-04', '2026-09-05'),
      fc.nat(3 * 86_400_000),
    )
    .map(([date, ms]) => Date.parse(date) + ms)

  test('an offered time respects opening hours, own hours, lead time and days ahead', () => {
    fc.assert(
      fc.property(anyTerms, anyMoment, (terms, nowMs) => {
        const { opening, preOrder, zone } = terms
        const today = localParts(nowMs, zone)
        const lastDate = new Date(Date.UTC(today.year, today.month - 1, today.day + preOrder.dayInAdvance))
        for (const { date, times } of preOrderDays(terms, nowMs)) {
          expect(date <= lastDate.toISOString().slice(0, 10)).toBe(true)
          for (const { atMs, time } of times) {
            expect(venueState(opening, atMs, zone).kind).toBe('open')
            expect(
              preOrder.type !== 'CUSTOM' || isWithinRanges(toWeekRanges(preOrder.hours), atMs, zone),
            ).toBe(true)
            expect(atMs - nowMs).toBeGreaterThanOrEqual(
              Math.max(preOrder.minTimeMinutes, terms.promiseMinutes) * 60_000,
            )
            expect(time).toMatch(/:(?:00|15|30|45)$/)
          }
        }
      }),
    )
  })

  test('exactly the times offered are accepted', () => {
    fc.assert(
      fc.property(anyTerms, anyMoment, (terms, nowMs) => {
        const offered = new Set(
          preOrderDays(terms, nowMs).flatMap(({ times }) => times.map(({ atMs }) => atMs)),
        )
        const quarterMs = 900_000
        const start = Math.floor(nowMs / quarterMs) * quarterMs
        const probes = Array.from({ length: 6 * 96 }, (_, index) => start + (index - 48) * quarterMs)
        const accepted = probes.filter((atMs) => findPreOrderRefusal(terms, atMs, nowMs) === undefined)
        expect(new Set(accepted)).toEqual(offered)
      }),
      { numRuns: 60 },
    )
  })
})
