import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cartDiscount, cartSum, cartTotal, toCartPosition } from '#cart/cart.ts'
import { makeModifierGroup, makeModifierItem } from '#menu/make-modifier-group.ts'
import { makeOrderInput } from './make-order-input.ts'
import { makePromoCode } from '#money/make-promo-code.ts'
import { makeThreshold, makeZone } from '#place/make-zone.ts'
import type { Discount } from '#money/discounts.ts'
import { sumMinor } from '#money/money.ts'
import { priceOrder } from './order-pricing.ts'
import { toOrderSums } from './order-sums.ts'
import { zoneOfOrder } from '#place/zones.ts'
import { answeredDeliveryPrice, applyPreflight } from '#cart/preflight-answer.ts'

const price = fc.nat(500_000)
const menu = { id: 1 }

const anyDiscount: fc.Arbitrary<Discount> = fc.oneof(
  fc.nat(10_000).map((points) => ({ kind: 'percent' as const, percent: points / 100 })),
  fc.nat(3_000_000).map((amountMinor) => ({ kind: 'amount' as const, amountMinor })),
  fc.nat(100).map((percent) => ({ kind: 'cheapest-of' as const, count: 2, percent })),
  fc.constantFrom(1, 2).map((payFor) => ({ kind: 'n-for-m' as const, count: 3, payFor })),
  fc.nat(500_000).map((minSumMinor) => ({ kind: 'gift' as const, position: 1, minSumMinor })),
)

/** Any venue, any choice that its modifiers allow, any discounts and any code. */
const anyOrder = fc
  .record({
    prices: fc.array(fc.record({ dish: price, topping: price }), { minLength: 1, maxLength: 5 }),
    picks: fc.array(
      fc.record({ pick: fc.nat(), count: fc.integer({ min: 1, max: 9 }), toppings: fc.nat(3) }),
      { minLength: 1, maxLength: 8 },
    ),
    discounts: fc.array(
      fc.record({ discount: anyDiscount, positionIds: fc.option(fc.array(fc.integer({ min: 1, max: 5 }))) }),
      { maxLength: 2 },
    ),
    code: fc.option(
      fc.record({
        discount: anyDiscount,
        maxDiscountMinor: fc.option(fc.nat(1_000_000)),
        minOrderMinor: fc.option(fc.nat(1_000_000)),
      }),
    ),
    deliveryMethod: fc.constantFrom('DELIVERY' as const, 'TAKE_AWAY' as const),
    deliveryCost: price,
  })
  .map(({ prices, picks, discounts, code, deliveryMethod, deliveryCost }) => {
    const positions = prices.map(({ dish }, index) => ({
      id: index + 1,
      menu,
      name: `Блюдо ${index + 1}`,
      price: dish,
      hasModifiers: true,
      isStopped: false,
    }))
    const modifiers = prices.map(({ topping }, index) => ({
      positionId: index + 1,
      modifiers: [makeModifierGroup({ items: [makeModifierItem({ id: 100, price: topping, maxCount: 3 })] })],
    }))
    const lines = picks.map(({ pick, count, toppings }) => ({
      id: (pick % prices.length) + 1,
      count,
      modifiers: toppings > 0 ? [{ id: 100, count: toppings }] : [],
    }))
    const threshold = { deliveryCost, deliveryTime: 0, orderPrice: { min: 0, max: 1e9 } }
    return {
      ...makeOrderInput({
        modifiers,
        lines,
        discounts,
        deliveryMethod,
        menus: [{ ...menu, order: 1, isDelivery: true, isTakeAway: true }],
        zones: [makeZone({ thresholds: [threshold] })],
        promoCode: code
          ? { found: makePromoCode(code), usage: { totalCount: 0, personCount: 0 } }
          : undefined,
      }),
      positions,
    }
  })

/** The cart of the storefront that the order's lines are sent from. */
function toCart({ lines, positions, modifiers }: AnyOrder) {
  return lines.map((line) => {
    const position = positions[line.id - 1]
    const groups = modifiers[line.id - 1]?.modifiers ?? []
    if (!position) throw new Error(`No position ${line.id}`)
    return toCartPosition(position, groups, line.modifiers, line.count)
  })
}

type AnyOrder = typeof anyOrder extends fc.Arbitrary<infer Order> ? Order : never

/** Up to three overlapping zones whose tiers leave gaps, a minimum and a maximum. */
const anyZones = fc
  .array(
    fc.array(
      fc
        .record({ min: fc.nat(4_000_000), width: fc.integer({ min: 1, max: 4_000_000 }), cost: price })
        .map(({ min, width, cost }) => makeThreshold(min, min + width, cost)),
      { maxLength: 4 },
    ),
    { minLength: 1, maxLength: 3 },
  )
  .map((zones) => zones.map((thresholds, index) => makeZone({ id: index + 1, thresholds })))

describe('for any cart, modifiers, discounts and promo code', () => {
  test('every total adds up to the minor unit and nothing is negative', () => {
    fc.assert(
      fc.property(anyOrder, (input) => {
        const pricing = priceOrder(input)
        if (!pricing.ok) throw new Error('This order is one the venue sells')
        const { order } = pricing
        for (const line of order.lines) {
          const taken = sumMinor([...line.discounts, ...line.promoCodes].map(({ calculated }) => calculated))
          expect(sumMinor(line.amounts.map(({ amount }) => amount))).toBe(line.sum)
          expect(line.sum - taken).toBe(line.payableAmount)
          expect(line.payableAmount).toBeGreaterThanOrEqual(0)
        }
        const positions = [...order.lines, ...(order.deliveryLine ? [order.deliveryLine] : [])]
        expect(sumMinor(positions.map((position) => position.payableAmount))).toBe(order.total.amount)
        expect(order.sum.amount - order.discount.amount).toBe(order.cartTotal.amount)
        expect(order.cartTotal.amount + order.deliveryPrice.amount).toBe(order.total.amount)
      }),
    )
  })

  test('the cart shows exactly what the server charges', () => {
    fc.assert(
      fc.property(anyOrder, (input) => {
        const pricing = priceOrder(input)
        if (!pricing.ok) throw new Error('This order is one the venue sells')
        const { order } = pricing
        const cart = toCart(input)
        expect(cartSum(cart)).toBe(order.sum.amount)
        const answer = [...order.lines, ...(order.deliveryLine ? [order.deliveryLine] : [])]
        const answered = applyPreflight(cart, answer)
        expect(cartDiscount(answered)).toBe(order.discount.amount)
        expect(cartTotal(answered) + answeredDeliveryPrice(answer)).toBe(order.total.amount)
      }),
    )
  })

  test('C-11 a code or a discount changes neither whether delivery is possible nor what it costs', () => {
    fc.assert(
      fc.property(anyOrder, anyZones, (input, zones) => {
        const full = priceOrder({ ...input, zones, promoCode: undefined, discounts: [] })
        const reduced = priceOrder({ ...input, zones })
        if (!full.ok || !reduced.ok) {
          expect(reduced).toEqual(full)
          return
        }
        expect(reduced.order.zoneId).toBe(full.order.zoneId)
        expect(reduced.order.deliveryPrice).toEqual(full.order.deliveryPrice)
        expect(reduced.order.total.amount).toBeLessThanOrEqual(full.order.total.amount)
      }),
    )
  })

  test('the sums of the cart on the screen are those of the server, once its answer is applied', () => {
    fc.assert(
      fc.property(anyOrder, anyZones, (input, zones) => {
        const pricing = priceOrder({ ...input, zones })
        if (!pricing.ok) return
        const { order } = pricing
        const lines = applyPreflight(toCart(input), order.lines)
        const method = input.deliveryMethod
        const cartSumMinor = cartSum(lines)
        const zone = zoneOfOrder({ method, zones, location: input.location, cartSumMinor })
        expect(toOrderSums({ method, lines, zone })).toMatchObject({
          cartSumMinor: order.sum.amount,
          cartTotalMinor: order.cartTotal.amount,
          delivery: { amount: order.deliveryPrice.amount, deliveryMinutes: order.deliveryMinutes },
          totalMinor: order.total.amount,
        })
      }),
    )
  })
})
