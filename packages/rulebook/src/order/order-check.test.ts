import { describe, expect, test } from 'vitest'
import { unlimited, type VenueAvailability } from '#availability/venue-availability.ts'
import { makeCheckInput } from './make-check-input.ts'
import { makeDayHours } from '#time/make-day-hours.ts'
import { makePromoCode } from '#money/make-promo-code.ts'
import { checkOrder, type CheckOrderInput } from './order-check.ts'
import { extendedCookingTag } from '#menu/positions.ts'
import { toTimeSlotIndex } from '#time/time-slots.ts'
import { toWeekSchedule } from '#time/week-schedule.ts'

function codes(fields: Partial<CheckOrderInput>): string[] {
  const check = checkOrder(makeCheckInput(fields))
  return check.ok ? [] : check.refusals.map(({ code }) => code)
}

const at = (time: string): number => Date.parse(`2026-11-16T${time}:00+03:00`)
const line = { id: 1, menuId: 1, count: 2, modifiers: [{ id: 11, count: 1 }] }
const breakfast = toTimeSlotIndex([
  {
    positionIds: [1],
    details: [{ dayOfWeek: 'MONDAY', startAt: '10:00', endAt: '11:30', isActive: true }],
  },
])
const slow = makeCheckInput().positions.map((position) => ({
  ...position,
  tags: [{ code: extendedCookingTag, name: '' }],
}))
function stopped(
  positions: Record<number, number | null>,
  items: Record<number, number | null> = {},
): VenueAvailability {
  const toEnds = (ends: Record<number, number | null>) =>
    new Map(Object.entries(ends).map(([id, untilMs]) => [Number(id), untilMs]))
  return { ...unlimited, stops: { positions: toEnds(positions), modifierItems: toEnds(items) } }
}
const fridayOnly = toWeekSchedule(makeDayHours({ FRIDAY: '10:00-22:00' }))

describe('what keeps an order from being placed', () => {
  test.each<[string, Partial<CheckOrderInput>, string[]]>([
    ['nothing', {}, []],
    ['nothing, with a time that is offered', { preOrderAtMs: at('15:00') }, []],
    ['nothing, before a payment method was chosen', { payType: undefined }, []],
    ['K-07 a closed venue', { nowMs: at('23:00') }, ['resto.closed']],
    ['K-07 a day off', { opening: fridayOnly }, ['resto.day-off']],
    [
      'K-07 nothing, closed but ordered for tomorrow',
      { nowMs: at('23:00'), preOrderAtMs: at('12:00') + 86_400_000 },
      [],
    ],
    ['K-04 a time too near', { preOrderAtMs: at('12:15') }, ['order.pre-order-time-invalid']],
    [
      'K-04 a time while the venue is closed',
      { preOrderAtMs: at('22:00') },
      ['order.pre-order-time-invalid'],
    ],
    [
      'K-04 any time, where there is no pre-order',
      { preOrderAtMs: at('15:00'), preOrder: { ...makeCheckInput().preOrder, type: 'NONE' } },
      ['order.pre-order-not-available'],
    ],
    [
      'a time nearer than the zone’s promise',
      { preOrderAtMs: at('12:45') },
      ['order.pre-order-time-invalid'],
    ],
    [
      'M-06 a time nearer than the slowest dish',
      { preOrderAtMs: at('13:15'), positions: slow },
      ['order.pre-order-time-invalid'],
    ],
    [
      'E-03 a payment the venue does not take',
      { payType: 'CARD_ONLINE' },
      ['resto.doesnt-support-delivery-online-pay'],
    ],
    ['M-07 a dish outside its slot', { slots: breakfast }, ['position.out-of-slot']],
    ['M-07 nothing, in its slot', { slots: breakfast, nowMs: at('11:00') }, []],
    [
      'M-07 the slot of the time that was chosen',
      { slots: breakfast, nowMs: at('10:15'), preOrderAtMs: at('15:00') },
      ['position.out-of-slot'],
    ],
    [
      'the hour and the payment before the dishes',
      { nowMs: at('23:00'), payType: 'CARD_UPON_RECEIPT', lines: [{ id: 3, count: 1, modifiers: [] }] },
      ['resto.closed', 'resto.doesnt-support-delivery-card-pay', 'position.stopped'],
    ],
    [
      'every dish with one reason, in their order',
      { slots: breakfast, lines: [line, { id: 3, count: 1, modifiers: [] }, { ...line, count: 100 }] },
      ['position.out-of-slot', 'position.stopped', 'request.invalid'],
    ],
    [
      'no code and no amount while a dish is refused',
      { slots: breakfast, promoCode: { found: undefined, usage: { totalCount: 0, personCount: 0 } } },
      ['position.out-of-slot'],
    ],
    ['AV-01 a dish stopped at the venue', { availability: stopped({ 1: null }) }, ['position.stopped']],
    [
      'AV-02 a chosen item that has run out',
      { availability: stopped({}, { 11: null }) },
      ['position.modifier-stopped'],
    ],
    [
      'AV-03 a dish that is stopped now and back by the wished time is not refused',
      {
        availability: stopped({ 1: at('15:00') }),
        preOrderAtMs: at('15:00'),
      },
      [],
    ],
    [
      'AV-03 a dish that is stopped beyond the wished time',
      { availability: stopped({ 1: at('15:01') }), preOrderAtMs: at('15:00') },
      ['position.stopped'],
    ],
    [
      'AV-03 nothing once the stop has ended',
      { availability: stopped({ 1: at('11:00') }, { 11: at('11:00') }), nowMs: at('11:00') },
      [],
    ],
    [
      'CO-18 a dish that the venue leaves out',
      { availability: { ...unlimited, leftOutPositionIds: new Set([1]) } },
      ['person-order.position-not-found-in-resto'],
    ],
    ['a price that changed', { lines: [{ ...line, price: 24_900 }] }, ['position.price-changed']],
    [
      'the price of a modifier that changed',
      { lines: [{ ...line, modifiers: [{ id: 11, count: 1, price: 4900 }] }] },
      ['position.price-changed'],
    ],
    [
      'nothing, when all prices are as they were seen',
      { lines: [{ ...line, price: 25_000, modifiers: [{ id: 11, count: 1, price: 5000 }] }] },
      [],
    ],
    ['K-05 another total than was agreed to', { expectedTotal: 79_999 }, ['order.total-changed']],
    [
      'K-05 another total, and the price that made it',
      { expectedTotal: 79_800, lines: [{ ...line, price: 24_900 }] },
      ['order.total-changed', 'position.price-changed'],
    ],
  ])('%s', (_, fields, expected) => {
    expect(codes(fields)).toEqual(expected)
  })
})

test('a changed total is told with the new one, a changed price with the new one', () => {
  const check = checkOrder(makeCheckInput({ expectedTotal: 1, lines: [{ ...line, price: 1 }] }))
  expect(check).toEqual({
    ok: false,
    refusals: [
      { code: 'order.total-changed', total: 80_000 },
      { code: 'position.price-changed', lineIndex: 0, positionId: 1, price: 25_000 },
    ],
  })
})

test('a promo code counts by the hour of ordering, not by the hour of the meal', () => {
  const hours = makeDayHours({ MONDAY: '12:00-13:00' })
  const promoCode = { found: makePromoCode({ hours }), usage: { totalCount: 0, personCount: 0 } }
  expect(codes({ promoCode, preOrderAtMs: at('15:00') })).toEqual([])
  expect(codes({ promoCode, nowMs: at('14:00'), preOrderAtMs: at('15:00') })).toEqual([
    'promo-code.hour-not-active',
  ])
})

test('the promise is the zone’s, and ninety minutes with a slow dish', () => {
  const promiseOf = (fields: Partial<CheckOrderInput>) => {
    const check = checkOrder(makeCheckInput(fields))
    return check.ok ? check.order.promiseMinutes : undefined
  }
  expect(promiseOf({})).toBe(60)
  expect(promiseOf({ positions: slow })).toBe(90)
  const slowNotOrdered = slow.map((position) => (position.id === 1 ? { ...position, tags: [] } : position))
  expect(promiseOf({ positions: slowNotOrdered })).toBe(60)
})
