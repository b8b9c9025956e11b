import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { daysOfWeek } from './days-of-week.ts'
import { makeDailyHours, makeDayHours } from './make-day-hours.ts'
import {
  canOrderPositionAt,
  findMenuHours,
  findPositionTime,
  toTimeSlotIndex,
  toTimeSlotRanges,
  type TimeSlotDetail,
} from './time-slots.ts'
import { isoWithOffset } from './time-zone.ts'
import { toWeekRanges } from './week-ranges.ts'

const zone = '+03:00'
const syrniki = 7
const shawarma = 8

function makeDetails(
  startAt: string,
  endAt: string,
  days: readonly TimeSlotDetail['dayOfWeek'][] = daysOfWeek,
) {
  return days.map((dayOfWeek) => ({ dayOfWeek, startAt, endAt, isActive: true }))
}

const breakfast = toTimeSlotIndex([{ positionIds: [syrniki], details: makeDetails('07:00', '11:00') }])
const always = toWeekRanges(makeDailyHours('00:00-00:00'))

describe('M-07 the ranges of a slot', () => {
  test('days with the same hours are one range, in the order of the week', () => {
    expect(
      toTimeSlotRanges([
        { dayOfWeek: 'SUNDAY', startAt: '09:00', endAt: '00:00', isActive: true },
        { dayOfWeek: 'TUESDAY', startAt: '07:00', endAt: '11:00', isActive: true },
        { dayOfWeek: 'MONDAY', startAt: '07:00', endAt: '11:00', isActive: true },
        { dayOfWeek: 'MONDAY', startAt: '07:00', endAt: '11:00', isActive: true },
        { dayOfWeek: 'WEDNESDAY', startAt: '07:00', endAt: '11:00', isActive: false },
      ]),
    ).toEqual([
      { daysOfWeek: ['MONDAY', 'TUESDAY'], active: true, start: '07:00:00', end: '11:00:00' },
      { daysOfWeek: ['WEDNESDAY'], active: false, start: '07:00:00', end: '11:00:00' },
      { daysOfWeek: ['SUNDAY'], active: true, start: '09:00:00', end: '23:59:59' },
    ])
  })
})

describe('M-07 a dish can be ordered inside its slot only', () => {
  // 2026-11-16 is a Monday.
  test.each([
    ['2026-11-16T06:59:59+03:00', false],
    ['2026-11-16T07:00:00+03:00', true],
    ['2026-11-16T10:59:59+03:00', true],
    ['2026-11-16T11:00:00+03:00', false],
  ])('at %s: %s', (iso, expected) => {
    expect(canOrderPositionAt(breakfast, syrniki, Date.parse(iso), zone)).toBe(expected)
  })

  test('a dish without a slot can always be ordered', () => {
    expect(canOrderPositionAt(breakfast, shawarma, Date.parse('2026-11-16T03:00:00+03:00'), zone)).toBe(true)
  })

  test('two slots of one dish add up', () => {
    const index = toTimeSlotIndex([
      { positionIds: [syrniki], details: makeDetails('07:00', '11:00') },
      { positionIds: [shawarma, syrniki], details: makeDetails('18:00', '02:00') },
    ])
    const canOrder = (iso: string) => canOrderPositionAt(index, syrniki, Date.parse(iso), zone)
    expect(canOrder('2026-11-16T08:00:00+03:00')).toBe(true)
    expect(canOrder('2026-11-16T12:00:00+03:00')).toBe(false)
    expect(canOrder('2026-11-16T01:00:00+03:00')).toBe(true)
  })

  test('an inactive day is a day without the dish', () => {
    const details = makeDetails('07:00', '11:00').map((detail) => ({ ...detail, isActive: false }))
    const index = toTimeSlotIndex([{ positionIds: [syrniki], details }])
    const atMs = Date.parse('2026-11-16T08:00:00+03:00')
    expect(canOrderPositionAt(index, syrniki, atMs, zone)).toBe(false)
    expect(findPositionTime(index, syrniki, always, atMs, zone)).toBeUndefined()
  })
})

describe('M-07 the customer is told when the dish can be had', () => {
  const weekdays = toTimeSlotIndex([
    { positionIds: [syrniki], details: makeDetails('07:00', '11:00', ['MONDAY', 'TUESDAY']) },
  ])
  test.each([
    ['now', breakfast, always, '2026-11-16T08:00:00+03:00', '2026-11-16T08:00:00+03:00'],
    ['later today', breakfast, always, '2026-11-16T06:00:00+03:00', '2026-11-16T07:00:00+03:00'],
    ['tomorrow', breakfast, always, '2026-11-16T11:00:00+03:00', '2026-11-17T07:00:00+03:00'],
    ['next week', weekdays, always, '2026-11-17T11:00:00+03:00', '2026-11-23T07:00:00+03:00'],
    [
      'once the venue has opened',
      breakfast,
      toWeekRanges(makeDailyHours('09:00-22:00')),
      '2026-11-16T06:00:00+03:00',
      '2026-11-16T09:00:00+03:00',
    ],
    [
      'after the venue’s day off',
      weekdays,
      toWeekRanges(makeDayHours({ TUESDAY: '09:00-22:00' })),
      '2026-11-16T08:00:00+03:00',
      '2026-11-17T09:00:00+03:00',
    ],
  ])('%s', (_, index, opening, iso, expected) => {
    const found = findPositionTime(index, syrniki, opening, Date.parse(iso), zone)
    expect(found === undefined ? found : isoWithOffset(found, zone)).toBe(expected)
  })

  test('at the time told the dish can be ordered, and a moment before it could not', () => {
    const anyDetails = fc.array(
      fc.record({
        dayOfWeek: fc.constantFrom(...daysOfWeek),
        startAt: fc.constantFrom('00:00', '02:30', '07:00', '18:00', '23:00'),
        endAt: fc.constantFrom('00:00', '02:15', '11:00', '23:59', '03:00'),
        isActive: fc.boolean(),
      }),
      { minLength: 1, maxLength: 6 },
    )
    const minuteMs = 60_000
    fc.assert(
      fc.property(anyDetails, fc.integer({ min: -5 * 1440, max: 5 * 1440 }), (details, minutes) => {
        const podgorica = 'Europe/Podgorica'
        const index = toTimeSlotIndex([{ positionIds: [syrniki], details }])
        const atMs = Date.parse('2026-10-25T01:00:00Z') + minutes * minuteMs
        const foundMs = findPositionTime(index, syrniki, always, atMs, podgorica)
        if (foundMs === undefined) {
          expect(details.every((detail) => !detail.isActive)).toBe(true)
          return
        }
        expect(canOrderPositionAt(index, syrniki, foundMs, podgorica)).toBe(true)
        if (foundMs > atMs) expect(canOrderPositionAt(index, syrniki, foundMs - 1, podgorica)).toBe(false)
        else expect(foundMs).toBe(atMs)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('M-07 the hours of a whole menu', () => {
  const porridge = 9
  const slots = toTimeSlotIndex([
    { positionIds: [syrniki], details: makeDetails('07:00', '11:00') },
    { positionIds: [porridge], details: makeDetails('08:00', '12:00') },
  ])
  const at = (time: string) => Date.parse(`2026-11-16T${time}+03:00`)
  const hoursAt = (time: string, ids = [syrniki, porridge]) =>
    findMenuHours(slots, ids, always, at(time), zone)

  test.each([
    [
      'while something of it can be had, the end of the last',
      '09:00:00',
      { kind: 'until', untilMs: at('12:00:00') },
    ],
    ['before its first dish, the beginning of that', '05:00:00', { kind: 'from', fromMs: at('07:00:00') }],
    [
      'after its last dish, the next morning',
      '12:00:00',
      { kind: 'from', fromMs: Date.parse('2026-11-17T07:00:00+03:00') },
    ],
  ])('%s', (_, time, hours) => {
    expect(hoursAt(time)).toEqual(hours)
  })

  test.each([
    ['closing time comes before the slot ends', '20:00:00', { kind: 'until', untilMs: at('22:00:00') }],
    ['the slot ends before closing time', '11:00:00', { kind: 'until', untilMs: at('12:00:00') }],
    [
      'nothing can be had before the venue opens, whatever the slot says',
      '08:00:00',
      { kind: 'from', fromMs: at('09:00:00') },
    ],
    [
      'nor after it has closed',
      '23:00:00',
      { kind: 'from', fromMs: Date.parse('2026-11-17T09:00:00+03:00') },
    ],
  ])('in a venue open 09:00–22:00, %s', (_, time, hours) => {
    const opening = toWeekRanges(makeDailyHours('09:00-22:00'))
    const twice = toTimeSlotIndex([
      { positionIds: [syrniki], details: makeDetails('07:00', '12:00') },
      { positionIds: [porridge], details: makeDetails('18:00', '02:00') },
    ])
    expect(findMenuHours(twice, [syrniki, porridge], opening, at(time), zone)).toEqual(hours)
  })

  test('a menu with one dish for the whole day says nothing', () => {
    expect(hoursAt('09:00:00', [syrniki, shawarma])).toEqual({ kind: 'any' })
    expect(hoursAt('23:00:00', [syrniki, shawarma])).toEqual({ kind: 'any' })
    expect(hoursAt('09:00:00', [])).toEqual({ kind: 'any' })
    expect(findMenuHours(slots, [shawarma], [], at('09:00:00'), zone)).toEqual({ kind: 'any' })
  })

  test('a slot without an end says nothing, one without a beginning never comes', () => {
    const whole = toTimeSlotIndex([{ positionIds: [syrniki], details: makeDetails('00:00', '00:00') }])
    expect(findMenuHours(whole, [syrniki], always, at('09:00:00'), zone)).toEqual({ kind: 'any' })
    const never = toTimeSlotIndex([
      {
        positionIds: [syrniki],
        details: makeDetails('07:00', '11:00').map((day) => ({ ...day, isActive: false })),
      },
    ])
    expect(findMenuHours(never, [syrniki], always, at('09:00:00'), zone)).toEqual({
      kind: 'from',
      fromMs: undefined,
    })
  })
})
