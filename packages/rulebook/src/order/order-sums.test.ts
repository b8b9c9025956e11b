import { describe, expect, test } from 'vitest'
import { makeCartPosition } from '#cart/make-cart-position.ts'
import { makeThreshold, makeZone } from '#place/make-zone.ts'
import { toOrderSums } from './order-sums.ts'

const tiers = [makeThreshold(60_000, 70_000, 14_900, 45), makeThreshold(70_000, 1_500_000, 7900, 60)]
const zone = makeZone({ thresholds: tiers })
const line = makeCartPosition({ price: 74_500 })
const method = 'DELIVERY'

describe('C-12 the sums of an order', () => {
  test('C-12 total = dishes after discounts + delivery', () => {
    const discounted = { ...line, discounts: [{ calculated: 5000 }], promoCodes: [{ calculated: 6000 }] }
    expect(toOrderSums({ method, lines: [discounted], zone })).toEqual({
      cartSumMinor: 74_500,
      discountMinor: 5000,
      promoDiscountMinor: 6000,
      cartTotalMinor: 63_500,
      delivery: { amount: 7900, rule: 'threshold.delivery-price', deliveryMinutes: 60 },
      totalMinor: 71_400,
      zone,
      threshold: tiers[1],
      refusal: undefined,
    })
  })

  test.each([
    { case: 'a code of 20 %', promoCodes: [{ calculated: 14_900 }], discounts: [] },
    { case: 'a discount of the venue', promoCodes: [], discounts: [{ calculated: 14_900 }] },
  ])('C-11 $case that leaves less than the minimum keeps the order and its delivery price', (taken) => {
    const sums = toOrderSums({ method, lines: [{ ...line, ...taken }], zone })
    expect(sums).toMatchObject({ cartTotalMinor: 59_600, refusal: undefined, delivery: { amount: 7900 } })
  })

  test('C-11 below the minimum there is a refusal and no delivery price', () => {
    const sums = toOrderSums({ method, lines: [makeCartPosition({ price: 59_900 })], zone })
    expect(sums.refusal).toMatchObject({ kind: 'min-sum', missingMinor: 100 })
    expect(sums).toMatchObject({ delivery: undefined, threshold: undefined, totalMinor: 59_900 })
  })

  test('the server’s delivery price wins over the zone’s rule', () => {
    const sums = toOrderSums({ method, lines: [line], zone, answeredDeliveryMinor: 9900 })
    expect(sums).toMatchObject({ delivery: { amount: 9900, deliveryMinutes: 60 }, totalMinor: 84_400 })
  })

  test('C-12 takeaway has no delivery price, whatever an old answer says', () => {
    const sums = toOrderSums({ method: 'TAKE_AWAY', lines: [line], zone, answeredDeliveryMinor: 9900 })
    expect(sums).toMatchObject({ delivery: { amount: 0 }, totalMinor: 74_500 })
    expect(sums).toMatchObject({ zone: undefined, threshold: undefined, refusal: undefined })
  })

  test('L-14 a place outside of every zone has no delivery price and is refused', () => {
    const sums = toOrderSums({ method, lines: [line], zone: undefined })
    expect(sums).toMatchObject({ delivery: undefined, refusal: { kind: 'out-of-zone' } })
  })
})
