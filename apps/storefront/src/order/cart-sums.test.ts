import { makeCartPosition } from '@lavash/rulebook/cart/make-cart-position'
import { makeZone } from '@lavash/rulebook/place/make-zone'
import { describe, expect, test } from 'vitest'
import { toCartSums } from '#order/cart-sums.ts'

const thresholds = [
  { deliveryCost: 14_900, deliveryTime: 45, orderPrice: { min: 40_000, max: 70_000 } },
  { deliveryCost: 0, deliveryTime: 60, orderPrice: { min: 70_000, max: 1_500_000 } },
]
const zone = makeZone({ thresholds })
const line = makeCartPosition({ price: 30_000, count: 2 })

describe('what the cart says about money', () => {
  test('C-12 total = cart total + delivery price, and the delivery price is the answered one', () => {
    const sums = toCartSums([line], 'DELIVERY', zone, 9900)
    expect(sums).toMatchObject({
      cartTotalMinor: 60_000,
      deliveryMinor: 9900,
      totalMinor: 69_900,
      itemCount: 2,
    })
  })

  test('until an answer is there the zone’s own rule stands in', () => {
    expect(toCartSums([line], 'DELIVERY', zone, undefined)).toMatchObject({
      deliveryMinor: 14_900,
      deliveryMinutes: 45,
      totalMinor: 74_900,
      threshold: thresholds[0],
    })
  })

  test('C-12 takeaway has no delivery price, whatever an old answer says', () => {
    const sums = toCartSums([line], 'TAKE_AWAY', zone, 9900)
    expect(sums).toMatchObject({ deliveryMinor: 0, totalMinor: 60_000, zone: undefined, amountMessages: [] })
  })

  test('C-11 below the minimum nobody can tell the delivery price', () => {
    const sums = toCartSums([makeCartPosition({ price: 30_000 })], 'DELIVERY', zone, undefined)
    expect(sums.deliveryMinor).toBeUndefined()
    expect(sums.amountMessages).toMatchObject([{ kind: 'min-sum', missingMinor: 10_000 }])
  })

  test('C-12 discounts and promo codes are told apart', () => {
    const discounted = { ...line, discounts: [{ calculated: 5000 }], promoCodes: [{ calculated: 6000 }] }
    expect(toCartSums([discounted], 'DELIVERY', zone, 0)).toMatchObject({
      sumMinor: 60_000,
      discountMinor: 5000,
      promoDiscountMinor: 6000,
      cartTotalMinor: 49_000,
    })
  })

  test('an address outside every zone has no price and says so', () => {
    const sums = toCartSums([line], 'DELIVERY', undefined, undefined)
    expect(sums).toMatchObject({ deliveryMinor: undefined, amountMessages: [{ kind: 'out-of-zone' }] })
  })
})
