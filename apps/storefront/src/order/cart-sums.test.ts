import { makeCartPosition } from '@lavash/rulebook/cart/make-cart-position'
import { makeThreshold, makeZone } from '@lavash/rulebook/place/make-zone'
import { expect, test } from 'vitest'
import { toCartSums } from '#order/cart-sums.ts'

const zone = makeZone({
  thresholds: [makeThreshold(60_000, 70_000, 14_900), makeThreshold(70_000, 90_000, 0)],
})

test('C-12 the cart counts its dishes and adds the delivery price that the server has answered', () => {
  const sums = toCartSums([makeCartPosition({ price: 30_000, count: 2 })], 'DELIVERY', zone, 9900)
  expect(sums).toMatchObject({ itemCount: 2, cartTotalMinor: 60_000, totalMinor: 69_900 })
})

test('C-11 the cart says what is missing, counted before promo codes', () => {
  const line = { ...makeCartPosition({ price: 64_500 }), promoCodes: [{ calculated: 12_900 }] }
  expect(toCartSums([line], 'DELIVERY', zone, undefined).amountMessages).toEqual([
    { kind: 'free-delivery', missingMinor: 5500 },
  ])
})
