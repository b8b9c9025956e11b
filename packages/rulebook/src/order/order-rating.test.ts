import { expect, test } from 'vitest'
import { ratingChangeHours, ratingDays } from '#site/limits.ts'
import { findForeignReason, findRatingRefusal, listRatingReasons, type OrderToRate } from './order-rating.ts'

const hourMs = 3_600_000
const completedAtMs = Date.parse('2026-11-16T12:00:00Z')
const completed: OrderToRate = {
  status: 'COMPLETED',
  deliveryType: 'DELIVERY',
  completedAtMs,
  ratedAtMs: undefined,
}
const lastMs = completedAtMs + ratingDays * 24 * hourMs
const ratedAtMs = lastMs - hourMs

test.each<[string, Partial<OrderToRate>, number, ReturnType<typeof findRatingRefusal>]>([
  ['just completed', {}, completedAtMs, undefined],
  ['on the last day', {}, lastMs - 1, undefined],
  ['after the last day', {}, lastMs, 'order.rating-over'],
  ['on its way', { status: 'DELIVERING', completedAtMs: undefined }, completedAtMs, 'order.rating-too-early'],
  ['cancelled', { status: 'CANCELLED', completedAtMs: undefined }, completedAtMs, 'order.rating-too-early'],
  ['rated within a day', { ratedAtMs }, ratedAtMs + ratingChangeHours * hourMs - 1, undefined],
  ['rated a day ago', { ratedAtMs }, ratedAtMs + ratingChangeHours * hourMs, 'order.rating-over'],
])('K-12 an order that is %s', (_, fields, nowMs, code) => {
  expect(findRatingRefusal({ ...completed, ...fields }, nowMs)).toBe(code)
})

test('K-12 the reasons are those of the method', () => {
  expect(listRatingReasons('DELIVERY')).not.toContain('service')
  expect(listRatingReasons('TAKE_AWAY')).not.toContain('courier')
  expect(findForeignReason('DELIVERY', ['late', 'courier'])).toBeUndefined()
  expect(findForeignReason('TAKE_AWAY', ['late', 'courier'])).toBe('courier')
  expect(findForeignReason('DELIVERY', [])).toBeUndefined()
})
