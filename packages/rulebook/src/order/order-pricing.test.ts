import { describe, expect, test } from 'vitest'
import { makeOrderInput } from './make-order-input.ts'
import { makePromoCode } from '#money/make-promo-code.ts'
import { makeThreshold, makeZone } from '#place/make-zone.ts'
import { priceOrder } from './order-pricing.ts'
import type { PriceOrderInput } from './order-pricing.ts'
import type { PromoCode } from '#money/promo-codes.ts'

const unused = { totalCount: 0, personCount: 0 }
const withCode = (fields: Partial<PromoCode>) => ({ found: makePromoCode(fields), usage: unused })

function price(fields: Partial<PriceOrderInput> = {}) {
  const pricing = priceOrder(makeOrderInput(fields))
  if (!pricing.ok) throw new Error(`Refused: ${pricing.refusals.map((refusal) => refusal.code).join()}`)
  return pricing.order
}

function refusalCodes(fields: Partial<PriceOrderInput>) {
  const pricing = priceOrder(makeOrderInput(fields))
  return pricing.ok ? [] : pricing.refusals.map((refusal) => refusal.code)
}

describe('C-12 what an order costs', () => {
  test('C-12 the sums of dishes, delivery and total each name their rule', () => {
    const order = price()
    expect(order.sum).toEqual({ amount: 60_000, rule: 'cart.sum' })
    expect(order.discount).toEqual({ amount: 0, rule: 'cart.discount' })
    expect(order.cartTotal).toEqual({ amount: 60_000, rule: 'cart.total' })
    expect(order.deliveryPrice).toEqual({ amount: 20_000, rule: 'threshold.delivery-price' })
    expect(order.total).toEqual({ amount: 80_000, rule: 'order.total' })
    expect(order).toMatchObject({ zoneId: 1, deliveryMinutes: 60, promoCode: undefined })
  })

  test('C-08 delivery is a position of its own with the special DELIVERY_PRICE, also when it is free', () => {
    expect(price().deliveryLine).toEqual({
      id: 0,
      specials: ['DELIVERY_PRICE'],
      sum: 20_000,
      rule: 'threshold.delivery-price',
      discounts: [],
      promoCodes: [],
      payableAmount: 20_000,
    })
    const free = price({ zones: [makeZone({ thresholds: [] })] })
    expect(free.deliveryLine).toMatchObject({ payableAmount: 0, rule: 'zone.no-thresholds' })
  })

  test('C-12 takeaway has no delivery, no zone and no minimum', () => {
    const lines = [{ id: 4, count: 1, modifiers: [] }]
    const order = price({ deliveryMethod: 'TAKE_AWAY', lines, location: undefined })
    expect(order.deliveryLine).toBeUndefined()
    expect(order.deliveryPrice).toEqual({ amount: 0, rule: 'method.take-away' })
    expect(order.total.amount).toBe(5000)
  })

  test('C-09 the venue’s discount comes first, the code on what it leaves', () => {
    const order = price({
      discounts: [{ discount: { kind: 'percent', percent: 10 }, positionIds: [1] }],
      promoCode: withCode({ discount: { kind: 'percent', percent: 5 }, maxDiscountMinor: 900_000 }),
    })
    expect(order.lines).toMatchObject([
      {
        sum: 60_000,
        discounts: [{ calculated: 6000, rule: 'discount.percent' }],
        promoCodes: [{ code: 'LAVASH10', calculated: 2700, rule: 'promo-code.percent' }],
        payableAmount: 51_300,
      },
    ])
    expect(order.discount.amount).toBe(8700)
    expect(order.promoCode).toEqual({
      active: true,
      code: 'LAVASH10',
      maxDiscountMinor: 900_000,
      minOrderMinor: null,
    })
  })

  test('C-09 a promo code below its minimum is kept and takes nothing', () => {
    const order = price({ promoCode: withCode({ minOrderMinor: 60_001 }) })
    expect(order.promoCode).toMatchObject({ active: false, minOrderMinor: 60_001 })
    expect(order.lines[0]?.promoCodes).toEqual([])
    expect(order.cartTotal.amount).toBe(60_000)
  })

  describe('C-11 the sum before discounts decides on the minimum, the maximum and the delivery price', () => {
    const half = withCode({ discount: { kind: 'percent', percent: 50 } })
    const tiers = [makeThreshold(50_000, 60_000, 300), makeThreshold(60_000, 60_001, 100)]
    test.each<[string, Partial<PriceOrderInput>, { delivery: number; cartTotal: number }]>([
      ['without a code', {}, { delivery: 100, cartTotal: 60_000 }],
      [
        'with a code that leaves less than the minimum',
        { promoCode: half },
        { delivery: 100, cartTotal: 30_000 },
      ],
      [
        'with a discount of the venue that leaves less than the minimum',
        { discounts: [{ discount: { kind: 'percent', percent: 50 }, positionIds: null }] },
        { delivery: 100, cartTotal: 30_000 },
      ],
    ])('C-11 %s', (_, fields, expected) => {
      const order = price({ zones: [makeZone({ thresholds: tiers })], ...fields })
      expect(order.deliveryPrice.amount).toBe(expected.delivery)
      expect(order.cartTotal.amount).toBe(expected.cartTotal)
    })

    test('C-11 a code does not bring an order under the maximum', () => {
      const fields = { zones: [makeZone({ thresholds: [makeThreshold(0, 60_000, 0)] })], promoCode: half }
      expect(refusalCodes(fields)).toEqual(['delivery.order-sum-too-large.range'])
    })
  })

  test('L-14 the cheapest of overlapping zones delivers, with a code and without', () => {
    const zones = [
      makeZone({ id: 1, thresholds: [makeThreshold(0, 900_000, 300)] }),
      makeZone({ id: 2, thresholds: [makeThreshold(0, 60_000, 500), makeThreshold(60_000, 900_000, 100)] }),
    ]
    expect(price({ zones })).toMatchObject({ zoneId: 2, deliveryPrice: { amount: 100 } })
    expect(price({ zones, promoCode: withCode({}) })).toMatchObject({
      zoneId: 2,
      deliveryPrice: { amount: 100 },
    })
  })
})

describe('what keeps an order from being priced', () => {
  const line = (id: number, count = 1) => ({ id, count, modifiers: [] })
  const expired = { found: makePromoCode({ endAt: 0 }), usage: unused }

  test.each<[string, Partial<PriceOrderInput>, string[]]>([
    ['nothing', {}, []],
    [
      'every line that cannot be sold, in their order',
      { lines: [line(3), line(2), line(99)] },
      ['position.stopped', 'person-order.position-not-found-in-resto'],
    ],
    [
      'M-02 a dish of a menu for takeaway',
      { lines: [line(4)] },
      ['person-order.position-not-found-in-resto'],
    ],
    [
      'M-02 a dish of a menu for delivery',
      { deliveryMethod: 'TAKE_AWAY' },
      ['person-order.position-not-found-in-resto'],
    ],
    ['C-11 too small a sum', { lines: [line(2)] }, ['delivery.order-sum-not-enough.range']],
    ['C-11 too large a sum', { lines: [line(1, 40)] }, ['delivery.order-sum-too-large.range']],
    ['L-14 a place outside', { location: { lat: 1, lng: 1 } }, ['delivery.out-of-zone']],
    ['L-14 no place', { location: undefined }, ['delivery.out-of-zone']],
    ['C-09 an unknown code', { promoCode: { found: undefined, usage: unused } }, ['promo-code.not-found']],
    ['C-09 an expired code', { promoCode: expired }, ['promo-code.after-finish']],
    [
      'C-09 a code and the amount, the code first',
      { promoCode: expired, lines: [line(2)] },
      ['promo-code.after-finish', 'delivery.order-sum-not-enough.range'],
    ],
    ['lines alone while they are wrong', { promoCode: expired, lines: [line(3)] }, ['position.stopped']],
  ])('%s', (_, fields, codes) => {
    expect(refusalCodes(fields)).toEqual(codes)
  })
})
