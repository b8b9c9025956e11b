import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { daysOfWeek } from '#time/days-of-week.ts'
import { isoWithOffset } from '#time/time-zone.ts'
import type { DayHours } from '#time/week-ranges.ts'
import { endOfVenueDay, isStopInForce, joinStops, parseStopEnd, type Stop, toStopUntil } from './stops.ts'

const zone = '+03:00'
const at = (text: string) => Date.parse(`${text}:00${zone}`)
const week = (open: string, close: string): DayHours[] =>
  daysOfWeek.map((dayOfWeek) => ({ dayOfWeek, active: true, open, close }))

describe('AV-03 the end of a venue’s day', () => {
  // 16 November 2026 is a Monday.
  const mondayOff = week('10:00', '02:00').map((day) => ({ ...day, active: day.dayOfWeek !== 'MONDAY' }))
  test.each<[string, DayHours[], string, string]>([
    [
      'the next morning’s opening where it is open round the clock',
      week('10:00', '10:00'),
      '2026-11-16T12:00',
      '2026-11-17T10:00',
    ],
    [
      'midnight where the venue closes before it',
      week('10:00', '22:00'),
      '2026-11-16T12:00',
      '2026-11-17T00:00',
    ],
    ['midnight where the venue never closes', week('00:00', '24:00'), '2026-11-16T12:00', '2026-11-17T00:00'],
    ['midnight on the day’s last minute', week('10:00', '22:00'), '2026-11-16T23:59', '2026-11-17T00:00'],
    ['the closing after midnight', week('10:00', '02:00'), '2026-11-16T12:00', '2026-11-17T02:00'],
    ['the closing of the night that runs', week('10:00', '02:00'), '2026-11-17T01:00', '2026-11-17T02:00'],
    [
      'the next closing once the night is over',
      week('10:00', '02:00'),
      '2026-11-17T02:00',
      '2026-11-18T02:00',
    ],
    ['midnight of a day off', mondayOff, '2026-11-16T12:00', '2026-11-17T00:00'],
    ['Sunday’s night on a day off', mondayOff, '2026-11-16T01:00', '2026-11-16T02:00'],
    ['midnight without any hours', [], '2026-11-16T12:00', '2026-11-17T00:00'],
  ])('is %s', (_, hours, now, end) => {
    expect(isoWithOffset(endOfVenueDay(hours, at(now), zone), zone)).toBe(`${end}:00${zone}`)
  })

  test('is midnight by the wall clock on a day of 25 hours', () => {
    const podgorica = 'Europe/Podgorica'
    const noon = Date.parse('2026-10-25T12:00:00+01:00')
    expect(isoWithOffset(endOfVenueDay([], noon, podgorica), podgorica)).toBe('2026-10-26T00:00:00+01:00')
  })

  test('is later than now, and at most two days away', () => {
    const minutes = fc.integer({ min: 0, max: 1439 })
    const time = minutes.map((value) => new Date(value * 60_000).toISOString().slice(11, 16))
    fc.assert(
      fc.property(
        fc.array(fc.tuple(time, time, fc.boolean()), { minLength: 7, maxLength: 7 }),
        fc.nat(10_000_000),
        (days, minute) => {
          const hours = days.map(([open, close, active], index) => ({
            dayOfWeek: daysOfWeek[index] ?? 'MONDAY',
            active,
            open,
            close,
          }))
          const nowMs = at('2026-11-16T00:00') + minute * 60_000
          const endMs = endOfVenueDay(hours, nowMs, zone)
          expect(endMs).toBeGreaterThan(nowMs)
          expect(endMs - nowMs).toBeLessThanOrEqual(2 * 86_400_000)
        },
      ),
    )
  })
})

describe('AV-03 how long a stop is wished for', () => {
  test.each([
    ['end-of-day', { kind: 'end-of-day' }],
    ['further-notice', { kind: 'further-notice' }],
    ['18:00', { kind: 'time', time: '18:00' }],
    ['24:00', undefined],
    ['6:00', undefined],
    ['at 18:00', undefined],
    ['18:00:30', undefined],
    ['tomorrow', undefined],
    ['', undefined],
  ])('%s is read', (text, end) => {
    expect(parseStopEnd(text)).toEqual(end)
  })

  test.each([
    ['a time to come', '18:00', '2026-11-16T18:00'],
    ['a time that has passed is tomorrow’s', '09:00', '2026-11-17T09:00'],
    ['the time it is now is tomorrow’s', '12:00', '2026-11-17T12:00'],
  ])('%s', (_, time, end) => {
    const venue = { hours: week('10:00', '22:00'), zone }
    expect(toStopUntil({ kind: 'time', time }, at('2026-11-16T12:00'), venue)).toBe(at(end))
    expect(toStopUntil({ kind: 'further-notice' }, at('2026-11-16T12:00'), venue)).toBeNull()
    expect(toStopUntil({ kind: 'end-of-day' }, at('2026-11-16T12:00'), venue)).toBe(at('2026-11-17T00:00'))
  })
})

describe('AV-03 a stop returns by itself and is not cut short', () => {
  const noon = at('2026-11-16T12:00')
  const six = at('2026-11-16T18:00')
  test.each<[string, number | null, number, boolean]>([
    ['before its end', six, six - 1, true],
    ['at its end', six, six, false],
    ['after its end', six, six + 1, false],
    ['without an end', null, six, true],
  ])('%s', (_, untilMs, atMs, inForce) => {
    expect(isStopInForce({ untilMs }, atMs)).toBe(inForce)
  })

  test.each<[string, Stop | undefined, number | null, Stop]>([
    ['the first stop', undefined, six, { sinceMs: noon, untilMs: six }],
    ['a longer one', { sinceMs: 1, untilMs: six }, six + 1, { sinceMs: 1, untilMs: six + 1 }],
    ['a shorter one', { sinceMs: 1, untilMs: six + 1 }, six, { sinceMs: 1, untilMs: six + 1 }],
    ['one after further notice', { sinceMs: 1, untilMs: null }, six, { sinceMs: 1, untilMs: null }],
    ['further notice after one', { sinceMs: 1, untilMs: six }, null, { sinceMs: 1, untilMs: null }],
    ['one after a stop that has ended', { sinceMs: 1, untilMs: noon }, six, { sinceMs: noon, untilMs: six }],
  ])('%s', (_, known, untilMs, joined) => {
    expect(joinStops(known, { sinceMs: noon, untilMs })).toEqual(joined)
  })

  test('whatever is added in whatever order, a thing is stopped as long as any stop of it says', () => {
    const end = fc.option(fc.integer({ min: 1, max: 100 }), { nil: null })
    fc.assert(
      fc.property(
        fc.array(end, { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 0, max: 120 }),
        (ends, atMs) => {
          const joined = ends.reduce<Stop | undefined>(
            (known, untilMs) => joinStops(known, { sinceMs: 0, untilMs }),
            undefined,
          )
          const isAnyInForce = ends.some((untilMs) => isStopInForce({ untilMs }, atMs))
          expect(joined !== undefined && isStopInForce(joined, atMs)).toBe(isAnyInForce)
        },
      ),
    )
  })
})
