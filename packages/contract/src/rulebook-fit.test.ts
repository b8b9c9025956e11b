import { cartDiscount, cartTotal, lineSum } from '@lavash/rulebook/cart/cart'
import { availableDeliveryMethods, menusOfMethod } from '@lavash/rulebook/order/delivery-methods'
import { orderTotal } from '@lavash/rulebook/order/delivery-price'
import { findModifierProblems } from '@lavash/rulebook/menu/modifier-problems'
import { findOrderFormProblems } from '@lavash/rulebook/order/order-form-problems'
import { canCustomerCancel } from '@lavash/rulebook/order/order-status'
import { offeredPaymentMethods } from '@lavash/rulebook/order/payment-methods'
import { hasReachedKitchen } from '@lavash/rulebook/order/payment-status'
import { sortPositions } from '@lavash/rulebook/menu/positions'
import { preOrderDays } from '@lavash/rulebook/time/pre-order'
import { emptyOrderPerson, fillOrderPerson } from '@lavash/rulebook/account/profile'
import { findMatchingThreshold, toThreshold } from '@lavash/rulebook/place/thresholds'
import { canOrderPositionAt, toTimeSlotIndex } from '@lavash/rulebook/time/time-slots'
import { toWeekSchedule, venueState } from '@lavash/rulebook/time/week-schedule'
import { zoneOfPoint } from '@lavash/rulebook/place/zones'
import { expect, test } from 'vitest'
import type { AnswerOf, BodyOf, HeadersOf, ParamsOf, QueryOf } from '#calls.ts'
import { personExample } from '#examples/account-examples.ts'
import * as catalogue from '#examples/catalogue-examples.ts'
import * as orders from '#examples/order-examples.ts'
import { pathOf } from '#paths.ts'

// Answers are passed to rules without reshaping. The compiler checks the shapes, and the test run checks that each
// example has the meaning it claims.
const mondayNoonMs = Date.parse('2026-11-16T12:00:00+03:00')
const zone = '+03:00'

test('a venue fits the rules of methods, payments and hours', () => {
  const resto: AnswerOf<'restos.show'> = catalogue.restoExample
  expect(availableDeliveryMethods(resto.payConfig)).toEqual(['DELIVERY', 'TAKE_AWAY'])
  expect(offeredPaymentMethods(resto.payConfig, 'TAKE_AWAY')).toEqual([
    'CARD_UPON_RECEIPT',
    'CASH_UPON_RECEIPT',
  ])
  expect(menusOfMethod(resto.menus, 'DELIVERY')).toEqual(resto.menus)
  expect(venueState(toWeekSchedule(resto.openingHours), mondayNoonMs, zone).kind).toBe('open')
})

test('working hours, pre-order hours and time slots fit the rules of time', () => {
  const hours: AnswerOf<'restos.working-hours'> = catalogue.workingHoursExample
  const preOrder: AnswerOf<'restos.pre-order-hours'> = catalogue.preOrderHoursExample
  const slots: AnswerOf<'restos.position-time-slots'> = [catalogue.positionTimeSlotExample]
  const days = preOrderDays({ preOrder, opening: toWeekSchedule(hours), zone }, mondayNoonMs)
  expect(days[0]?.date).toBe('2026-11-16')
  expect(canOrderPositionAt(toTimeSlotIndex(slots), 1051, mondayNoonMs, zone)).toBe(false)
})

test('zones fit the rule that finds the one of a point', () => {
  const deliveries: AnswerOf<'restos.deliveries'> = catalogue.deliveriesExample
  const zones = deliveries.content.map(({ rules, ...rest }) => ({
    ...rest,
    restoId: 11,
    thresholds: rules.map(toThreshold),
  }))
  const found = zoneOfPoint(zones, orders.orderBodyExample.deliveryPlace.location, 61200)
  expect(found?.id).toBe(51)
  expect(findMatchingThreshold(found?.thresholds ?? [], 61200)?.deliveryCost).toBe(15000)
})

test('dishes and modifiers fit the rules of the menu', () => {
  const positions: AnswerOf<'menus.positions'> = [catalogue.positionExample]
  const modifiers: AnswerOf<'restos.modifiers'> = [catalogue.positionModifiersExample]
  const body: BodyOf<'orders.place'> = orders.orderBodyExample
  expect(sortPositions(positions)).toEqual(positions)
  expect(findModifierProblems(modifiers[0]?.modifiers ?? [], body.positions[0]?.modifiers ?? [])).toEqual([])
})

test('the priced cart and the order add up by the rules of the cart', () => {
  const preflight: AnswerOf<'preflight.anonymous'> = orders.preflightExample
  const order: AnswerOf<'orders.place'> = orders.orderExample
  expect(cartTotal(preflight.positions)).toBe(preflight.total.amount)
  expect(cartDiscount(order.positions)).toBe(order.discount)
  expect(orderTotal(order.deliveryType, cartTotal(order.positions), order.deliveryPrice)).toBe(order.total)
  const [line] = order.positions
  expect(line && lineSum(line.price, line.modifiers, line.count)).toBe(line?.sum)
})

test('an order fits the rules of its form, its status and its payment', () => {
  const body: BodyOf<'orders.place'> = orders.orderBodyExample
  const order: AnswerOf<'orders.show'> = orders.orderExample
  const { deliveryPlace, ...form } = body
  const place = deliveryPlace && { deliveryPlace: { ...deliveryPlace, isInZone: true } }
  expect(findOrderFormProblems({ ...form, ...place })).toEqual([])
  expect(hasReachedKitchen(order.payment)).toBe(false)
  expect(canCustomerCancel({ ...order, hasReachedKitchen: false })).toBe(true)
})

test('a profile fills the order’s person', () => {
  const person: AnswerOf<'persons.me'> = personExample
  expect(fillOrderPerson(emptyOrderPerson, person).name).toBe('Анна')
})

test('rows keep the types of their parts', () => {
  const params: ParamsOf<'restos.show'> = { restoId: 11 }
  const query: QueryOf<'menus.positions'> = { ids: [1] }
  const headers: HeadersOf<'orders.place'> = { 'idempotency-key': orders.orderIdExample }
  const nothing: AnswerOf<'sign.out'> = undefined
  // @ts-expect-error an id is a number
  const wrong: ParamsOf<'restos.show'> = { restoId: '11' }
  expect([pathOf('restos.show', params), pathOf('menus.positions', { menuId: 1 }, query)]).toEqual([
    '/1/p/restos/11',
    '/1/p/menus/1/positions?ids=1',
  ])
  expect([headers, nothing, wrong]).toHaveLength(3)
})
