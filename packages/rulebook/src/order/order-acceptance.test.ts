import { describe, expect, test } from 'vitest'
import { makeDayHours } from '#time/make-day-hours.ts'
import { findVenueRefusal, orderAcceptance } from './order-acceptance.ts'
import type { PreOrderTerms } from '#time/pre-order.ts'
import { toWeekSchedule } from '#time/week-schedule.ts'

const zone = '+03:00'
const opening = toWeekSchedule(makeDayHours({ MONDAY: '10:00-22:00', WEDNESDAY: '10:00-22:00' }))
const ahead: PreOrderTerms = {
  preOrder: { type: 'WORKING_HOURS', minTimeMinutes: 30, dayInAdvance: 1, hours: [] },
  opening,
  zone,
}
const none: PreOrderTerms = { ...ahead, preOrder: { ...ahead.preOrder, type: 'NONE' } }
const wednesday = Date.parse('2026-11-18T10:00:00+03:00')

// 2026-11-16 is a Monday.
describe('K-07 what a venue does with an order for now', () => {
  test('open: takes it, until it closes', () => {
    expect(orderAcceptance(none, Date.parse('2026-11-16T12:00:00+03:00'))).toEqual({
      kind: 'now',
      untilMs: Date.parse('2026-11-16T22:00:00+03:00'),
    })
  })

  test('closed with pre-order: leads to the first time', () => {
    expect(orderAcceptance(ahead, Date.parse('2026-11-16T09:45:00+03:00'))).toEqual({
      kind: 'pre-order',
      firstAtMs: Date.parse('2026-11-16T10:15:00+03:00'),
      refusal: { code: 'resto.closed', opensAtMs: Date.parse('2026-11-16T10:00:00+03:00') },
    })
  })

  test('closed without pre-order: refused', () => {
    expect(orderAcceptance(none, Date.parse('2026-11-16T22:00:00+03:00'))).toEqual({
      kind: 'refused',
      refusal: { code: 'resto.closed', opensAtMs: wednesday },
    })
  })

  test('pre-order that reaches no open day: refused', () => {
    expect(orderAcceptance(ahead, Date.parse('2026-11-19T12:00:00+03:00')).kind).toBe('refused')
  })

  test.each([
    ['2026-11-16T12:00:00+03:00', undefined],
    ['2026-11-16T23:00:00+03:00', { code: 'resto.closed', opensAtMs: wednesday }],
    ['2026-11-17T12:00:00+03:00', { code: 'resto.day-off', opensAtMs: wednesday }],
  ])('the server’s answer at %s', (iso, refusal) => {
    expect(findVenueRefusal(opening, Date.parse(iso), zone)).toEqual(refusal)
  })
})
