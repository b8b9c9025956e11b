import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { daysBetween, isoWithOffset, isTimeZone, localParts, toInstant, toTimeZone } from './time-zone.ts'

const minuteMs = 60_000
const zones = [
  '+03:00',
  '-09:30',
  'UTC',
  'Europe/Moscow',
  'Europe/Podgorica',
  'America/St_Johns',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Africa/Casablanca',
  'Pacific/Apia',
  'Asia/Gaza',
]
const anyZone = fc.constantFrom(...zones)
const anyInstant = fc.integer({ min: Date.UTC(1990, 0, 1), max: Date.UTC(2040, 0, 1) })

describe('B-12 a zone is an IANA name or a fixed offset', () => {
  test.each(['Europe/Podgorica', 'UTC', '+03:00', '-03:30', '+14:00', '+00:00'])('%s is a zone', (value) => {
    expect(isTimeZone(value)).toBe(true)
  })
  test.each(['', 'Moscow', '+3', '+0300', '+03', '+15:00', '+03:60', 'Europe/Nowhere', null, 180])(
    '%s is not a zone',
    (value) => {
      expect(isTimeZone(value)).toBe(false)
    },
  )
  test.each([
    ['Europe/Podgorica', 'Europe/Podgorica'],
    [undefined, '+03:00'],
    ['', '+03:00'],
    ['Mars/Olympus', '+03:00'],
  ])('a venue that tells %s lives in %s', (told, zone) => {
    expect(toTimeZone(told)).toBe(zone)
  })
  test('reading a clock in an unknown zone is a fault', () => {
    expect(() => localParts(0, 'Europe/Nowhere')).toThrow('Unknown time zone: Europe/Nowhere')
  })
})

describe('B-12 the wall clock of the venue', () => {
  test.each([
    ['2026-11-16T09:00:00Z', '+03:00', '2026-11-16T12:00:00+03:00', 1],
    ['2026-11-15T22:30:05Z', '+03:00', '2026-11-16T01:30:05+03:00', 1],
    ['2026-01-01T02:00:00Z', '-09:30', '2025-12-31T16:30:00-09:30', 3],
    ['2026-03-29T00:59:59Z', 'Europe/Podgorica', '2026-03-29T01:59:59+01:00', 7],
    ['2026-03-29T01:00:00Z', 'Europe/Podgorica', '2026-03-29T03:00:00+02:00', 7],
    ['2026-10-25T00:59:59Z', 'Europe/Podgorica', '2026-10-25T02:59:59+02:00', 7],
    ['2026-10-25T01:00:00Z', 'Europe/Podgorica', '2026-10-25T02:00:00+01:00', 7],
    ['2026-07-01T12:00:00.250Z', 'UTC', '2026-07-01T12:00:00.250+00:00', 3],
    // St. John's changed at one minute past midnight until 2011.
    ['2010-03-14T03:30:59Z', 'America/St_Johns', '2010-03-14T00:00:59-03:30', 7],
    ['2010-03-14T03:31:00Z', 'America/St_Johns', '2010-03-14T01:01:00-02:30', 7],
  ])('%s in %s reads %s', (utc, zone, iso, dayOfWeek) => {
    const atMs = Date.parse(utc)
    expect(isoWithOffset(atMs, zone)).toBe(iso)
    expect(localParts(atMs, zone).dayOfWeek).toBe(dayOfWeek)
  })

  test('every part is given', () => {
    expect(localParts(Date.parse('2026-11-16T09:05:07Z'), '+03:00')).toEqual({
      year: 2026,
      month: 11,
      day: 16,
      hour: 12,
      minute: 5,
      second: 7,
      dayOfWeek: 1,
      minutesOfDay: 725,
      offsetMinutes: 180,
    })
  })

  test('the parts agree with Intl at any instant in any zone', () => {
    fc.assert(
      fc.property(anyInstant, anyZone, (atMs, zone) => {
        const shown = new Intl.DateTimeFormat('sv-SE', {
          timeZone: zone,
          dateStyle: 'short',
          timeStyle: 'medium',
        })
        expect(isoWithOffset(atMs, zone).slice(0, 19)).toBe(shown.format(atMs).replace(' ', 'T'))
      }),
      { numRuns: 1000 },
    )
  })

  test('the text with its offset names the same instant', () => {
    fc.assert(
      fc.property(anyInstant, anyZone, (atMs, zone) => {
        expect(Date.parse(isoWithOffset(atMs, zone))).toBe(atMs)
      }),
    )
  })
})

describe('B-12 a local time becomes an instant', () => {
  const spring = { year: 2026, month: 3, day: 29 }
  const autumn = { year: 2026, month: 10, day: 25 }
  test.each([
    ['before the jump', spring, 119, '2026-03-29T00:59:00Z'],
    ['the skipped hour is the moment of the jump', spring, 150, '2026-03-29T01:00:00Z'],
    ['after the jump', spring, 180, '2026-03-29T01:00:00Z'],
    ['later that day', spring, 600, '2026-03-29T08:00:00Z'],
    ['24:00 is the next midnight', spring, 1440, '2026-03-29T22:00:00Z'],
    ['minutes below zero are the day before', spring, -60, '2026-03-28T22:00:00Z'],
    ['before the repeated hour', autumn, 119, '2026-10-24T23:59:00Z'],
    ['the repeated hour means its first pass', autumn, 150, '2026-10-25T00:30:00Z'],
    ['after the repeated hour', autumn, 180, '2026-10-25T02:00:00Z'],
  ])('%s', (_, date, minutes, utc) => {
    expect(new Date(toInstant(date, minutes, 'Europe/Podgorica'))).toEqual(new Date(utc))
  })

  test('a day that a country skipped altogether begins with the next one', () => {
    const skipped = { year: 2011, month: 12, day: 30 }
    expect(new Date(toInstant(skipped, 12 * 60, 'Pacific/Apia'))).toEqual(new Date('2011-12-30T10:00:00Z'))
  })

  test('an instant read and written back is the same minute, or the first pass of the same wall time', () => {
    fc.assert(
      fc.property(anyInstant, anyZone, (atMs, zone) => {
        const minuteAt = Math.floor(atMs / minuteMs) * minuteMs
        const parts = localParts(minuteAt, zone)
        const back = toInstant(parts, parts.minutesOfDay, zone)
        const again = localParts(back, zone)
        expect({ ...again, offsetMinutes: 0 }).toEqual({ ...parts, offsetMinutes: 0 })
        expect(back).toBeLessThanOrEqual(minuteAt)
        if (again.offsetMinutes === parts.offsetMinutes) expect(back).toBe(minuteAt)
      }),
      { numRuns: 2000 },
    )
  })

  test('it is the first instant at which the wall clock reaches the time, and order is kept', () => {
    fc.assert(
      fc.property(
        anyInstant,
        anyZone,
        fc.integer({ min: -1440, max: 2880 }),
        fc.integer({ min: 0, max: 180 }),
        (atMs, zone, minutes, more) => {
          const date = localParts(atMs, zone)
          const wallMs = (instant: number) => instant + localParts(instant, zone).offsetMinutes * minuteMs
          const wantedMs = Date.UTC(date.year, date.month - 1, date.day) + minutes * minuteMs
          const instant = toInstant(date, minutes, zone)
          expect(wallMs(instant)).toBeGreaterThanOrEqual(wantedMs)
          expect(wallMs(instant - 1)).toBeLessThan(wantedMs)
          expect(toInstant(date, minutes + more, zone)).toBeGreaterThanOrEqual(instant)
        },
      ),
      { numRuns: 2000 },
    )
  })
})

describe('B-12 days are counted by the venue’s calendar', () => {
  test.each([
    ['half past midnight is tomorrow', '2026-11-16T23:30:00+03:00', '2026-11-17T00:30:00+03:00', '+03:00', 1],
    [
      'the same instants are one day further west',
      '2026-11-16T23:30:00+03:00',
      '2026-11-17T00:30:00+03:00',
      '+01:00',
      0,
    ],
    ['over a new year', '2026-12-31T12:00:00+03:00', '2027-01-01T10:00:00+03:00', '+03:00', 1],
    ['back in time', '2026-11-16T00:30:00+03:00', '2026-11-14T23:30:00+03:00', '+03:00', -2],
    [
      'the spring day has 23 hours',
      '2026-03-28T23:30:00+01:00',
      '2026-03-29T23:30:00+02:00',
      'Europe/Podgorica',
      1,
    ],
    [
      'a day of hours after its eve',
      '2026-03-28T23:30:00+01:00',
      '2026-03-30T00:30:00+02:00',
      'Europe/Podgorica',
      2,
    ],
    [
      'the autumn day has 25 hours',
      '2026-10-25T00:15:00+02:00',
      '2026-10-25T23:45:00+01:00',
      'Europe/Podgorica',
      0,
    ],
    [
      'a day of hours after its morning',
      '2026-10-25T00:15:00+02:00',
      '2026-10-26T00:00:00+01:00',
      'Europe/Podgorica',
      1,
    ],
  ])('%s', (_, from, to, zone, days) => {
    expect(daysBetween(Date.parse(from), Date.parse(to), zone)).toBe(days)
  })

  test('so many days on, at whatever time of the day, is so many days between', () => {
    const anyMinute = fc.integer({ min: 0, max: 1439 })
    const anyDays = fc.integer({ min: -400, max: 400 })
    // Apia has skipped a whole day, which no count knows of.
    const zoneOfAllDays = fc.constantFrom(...zones.filter((zone) => zone !== 'Pacific/Apia'))
    fc.assert(
      fc.property(anyInstant, zoneOfAllDays, anyDays, anyMinute, (fromMs, zone, days, minutes) => {
        const toMs = toInstant(localParts(fromMs, zone), days * 1440 + minutes, zone)
        expect(daysBetween(fromMs, toMs, zone)).toBe(days)
      }),
    )
  })
})
