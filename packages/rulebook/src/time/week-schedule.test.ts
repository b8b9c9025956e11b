import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { daysOfWeek } from './days-of-week.ts'
import { makeDailyHours, makeDayHours } from './make-day-hours.ts'
import { toTimeOfDay } from './time-of-day.ts'
import { isoWithOffset, localParts } from './time-zone.ts'
import { dayLabel, scheduleDays, toWeekSchedule, venueState } from './week-schedule.ts'

const moscow = '+03:00'
const podgorica = 'Europe/Podgorica'

const roundTheClock = makeDailyHours('00:00-23:59')
const daily = makeDailyHours('10:00-22:00')
const nights = makeDailyHours('18:00-02:00')
const noMondays = makeDayHours({
  TUESDAY: '10:00-22:00',
  WEDNESDAY: '10:00-22:00',
  THURSDAY: '10:00-22:00',
  FRIDAY: '10:00-22:00',
  SATURDAY: '10:00-22:00',
  SUNDAY: '18:00-02:00',
})

// 2026-11-16 is a Monday.
test.each([
  ['2026-11-16T09:59:59+03:00', 'daily', daily, moscow, 'closed', '2026-11-16T10:00:00+03:00'],
  ['2026-11-16T10:00:00+03:00', 'daily', daily, moscow, 'open', '2026-11-16T22:00:00+03:00'],
  ['2026-11-16T21:59:59+03:00', 'daily', daily, moscow, 'open', '2026-11-16T22:00:00+03:00'],
  ['2026-11-16T22:00:00+03:00', 'daily', daily, moscow, 'closed', '2026-11-17T10:00:00+03:00'],
  ['2026-11-16T01:59:59+03:00', 'nights', nights, moscow, 'open', '2026-11-16T02:00:00+03:00'],
  ['2026-11-16T23:00:00+03:00', 'nights', nights, moscow, 'open', '2026-11-17T02:00:00+03:00'],
  ['2026-11-16T01:00:00+03:00', 'no Mondays', noMondays, moscow, 'open', '2026-11-16T02:00:00+03:00'],
  ['2026-11-16T02:00:00+03:00', 'no Mondays', noMondays, moscow, 'day-off', '2026-11-17T10:00:00+03:00'],
  ['2026-11-15T12:00:00+03:00', 'no Mondays', noMondays, moscow, 'closed', '2026-11-15T18:00:00+03:00'],
  ['2026-11-15T23:59:59+03:00', 'round the clock', roundTheClock, moscow, 'open', null],
  ['2026-11-16T12:00:00+03:00', 'never', makeDayHours({}), moscow, 'day-off', null],
  ['2026-11-16T12:00:00+03:00', 'no data', [], moscow, 'day-off', null],
  // The night of the spring change has no 02:00: the venue closes when the clock jumps over it.
  ['2026-03-29T01:59:00+01:00', 'nights', nights, podgorica, 'open', '2026-03-29T03:00:00+02:00'],
  ['2026-03-29T03:00:00+02:00', 'nights', nights, podgorica, 'closed', '2026-03-29T18:00:00+02:00'],
  // The autumn night has two: it closes at the first.
  ['2026-10-25T01:59:00+02:00', 'nights', nights, podgorica, 'open', '2026-10-25T02:00:00+02:00'],
  ['2026-10-25T02:00:00+01:00', 'nights', nights, podgorica, 'closed', '2026-10-25T18:00:00+01:00'],
])(
  'M-10 at %s a venue with hours “%s” knows its state and the end of it',
  (iso, _, hours, zone, kind, edge) => {
    const state = venueState(toWeekSchedule(hours), Date.parse(iso), zone)
    const edgeMs = state.kind === 'open' ? state.untilMs : state.opensAtMs
    expect([state.kind, edgeMs === null ? null : isoWithOffset(edgeMs, zone)]).toEqual([kind, edge])
  },
)

test('a break that falls into the skipped hour does not close the venue', () => {
  const schedule = toWeekSchedule([
    { dayOfWeek: 'SUNDAY', active: true, open: '00:00', close: '02:10' },
    { dayOfWeek: 'SUNDAY', active: true, open: '02:40', close: '06:00' },
  ])
  expect(venueState(schedule, Date.parse('2026-03-29T01:00:00+01:00'), podgorica)).toEqual({
    kind: 'open',
    untilMs: Date.parse('2026-03-29T06:00:00+02:00'),
  })
})

describe('M-10 the seven rows of the schedule', () => {
  test.each([
    ['00:00-00:00', { kind: 'round-the-clock' }],
    ['00:00-23:59', { kind: 'round-the-clock' }],
    ['00:00-24:00', { kind: 'round-the-clock' }],
    ['10:00-00:00', { kind: 'hours', open: '10:00', close: '24:00' }],
    ['10:00-23:59', { kind: 'hours', open: '10:00', close: '24:00' }],
    ['18:00-02:00', { kind: 'hours', open: '18:00', close: '02:00' }],
    ['00:00-12:30', { kind: 'hours', open: '00:00', close: '12:30' }],
  ])('%s', (hours, label) => {
    expect(dayLabel(makeDailyHours(hours)[0])).toEqual(label)
  })

  test('Monday comes first, days left out are days off, today is the venue’s today', () => {
    const schedule = toWeekSchedule([
      { dayOfWeek: 'SUNDAY', active: true, open: '10:00', close: '22:00' },
      { dayOfWeek: 'MONDAY', active: false, open: '', close: '' },
    ])
    const rows = scheduleDays(schedule, Date.parse('2026-11-15T22:30:00Z'), moscow)
    expect(rows.map((row) => row.dayOfWeek)).toEqual([...daysOfWeek])
    expect(rows.filter((row) => row.isToday).map((row) => row.dayOfWeek)).toEqual(['MONDAY'])
    expect(rows[0]?.label).toEqual({ kind: 'day-off' })
    expect(rows[1]?.label).toEqual({ kind: 'day-off' })
    expect(rows[6]?.label).toEqual({ kind: 'hours', open: '10:00', close: '22:00' })
  })
})

describe('open and closed flip exactly at the edges, in any zone, across a daylight-saving change', () => {
  const minuteMs = 60_000
  const anySchedule = fc
    .array(
      fc.record({
        dayOfWeek: fc.constantFrom(...daysOfWeek),
        active: fc.boolean(),
        open: fc.integer({ min: 0, max: 1439 }).map(toTimeOfDay),
        close: fc.integer({ min: 0, max: 1439 }).map(toTimeOfDay),
      }),
      { maxLength: 9 },
    )
    .map(toWeekSchedule)
  // A zone and the UTC instant of one of its changes.
  const anyChange = fc.constantFrom(
    [podgorica, '2026-03-29T01:00:00Z'],
    [podgorica, '2026-10-25T01:00:00Z'],
    ['America/New_York', '2026-03-08T07:00:00Z'],
    ['America/New_York', '2026-11-01T06:00:00Z'],
    ['Australia/Lord_Howe', '2026-04-04T15:00:00Z'],
    ['America/Santiago', '2026-04-05T03:00:00Z'],
    ['America/Santiago', '2026-09-06T04:00:00Z'],
    ['Africa/Casablanca', '2026-02-15T02:00:00Z'],
    ['Pacific/Apia', '2011-12-30T10:00:00Z'],
    [moscow, '2026-11-16T00:00:00Z'],
  )
  const minutesAway = fc.integer({ min: -4 * 1440, max: 3 * 1440 })

  test('a state lasts until the flip and not a millisecond longer', () => {
    fc.assert(
      fc.property(
        anySchedule,
        anyChange,
        minutesAway,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (...given) => {
          const [schedule, [zone = '', change = ''], minutes, part] = given
          const atMs = Date.parse(change) + minutes * minuteMs
          const state = venueState(schedule, atMs, zone)
          // Each time a schedule of its own: one that was asked before remembers.
          const isOpenAt = (ms: number) => venueState(toWeekSchedule(schedule.days), ms, zone).kind === 'open'
          const isOpen = state.kind === 'open'
          const flipMs = isOpen ? state.untilMs : state.opensAtMs
          const between =
            flipMs === null ? atMs + part * 30 * 1440 * minuteMs : atMs + part * (flipMs - 1 - atMs)
          expect(isOpenAt(Math.floor(between))).toBe(isOpen)
          if (flipMs === null) return
          expect(flipMs).toBeGreaterThan(atMs)
          expect(isOpenAt(flipMs - 1)).toBe(isOpen)
          expect(isOpenAt(flipMs)).toBe(!isOpen)
        },
      ),
      { numRuns: 3000 },
    )
  })

  test('a used schedule answers like a new one', () => {
    fc.assert(
      fc.property(anySchedule, fc.array(fc.tuple(anyChange, minutesAway)), (schedule, questions) => {
        for (const [[zone = '', change = ''], minutes] of questions) {
          const atMs = Date.parse(change) + minutes * minuteMs
          expect(venueState(schedule, atMs, zone)).toEqual(
            venueState(toWeekSchedule(schedule.days), atMs, zone),
          )
        }
      }),
      { numRuns: 1000 },
    )
  })

  test('an edge is where the wall clock reaches a time of the schedule, or jumps over it', () => {
    fc.assert(
      fc.property(anySchedule, anyChange, minutesAway, (schedule, [zone = '', change = ''], minutes) => {
        const state = venueState(schedule, Date.parse(change) + minutes * minuteMs, zone)
        const edgeMs = state.kind === 'open' ? state.untilMs : state.opensAtMs
        if (edgeMs === null) return
        const wallMinutes = (atMs: number) =>
          Math.floor((atMs + localParts(atMs, zone).offsetMinutes * minuteMs) / minuteMs)
        const reached = wallMinutes(edgeMs)
        const passed = wallMinutes(edgeMs - 1)
        const isEdge = (minute: number) =>
          schedule.ranges.some((range) =>
            [range.startMinutes, range.endMinutes].some(
              (edge) => (minute - mondayMinutes - edge) % 10_080 === 0,
            ),
          )
        expect(Array.from({ length: reached - passed }, (_, index) => passed + 1 + index).some(isEdge)).toBe(
          true,
        )
      }),
      { numRuns: 1000 },
    )
  })
})

// 1970-01-05 was the first Monday of the epoch.
const mondayMinutes = 4 * 1440
