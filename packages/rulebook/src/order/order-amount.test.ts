import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeThreshold, makeZone } from '#place/make-zone.ts'
import { findAmountProgress, findOrderAmountRefusal, orderAmountMessages } from './order-amount.ts'

const zone = makeZone()
const notEnough = 'delivery.order-sum-not-enough.range'
const tooLarge = 'delivery.order-sum-too-large.range'

describe('C-11 what the cart tells about the amount', () => {
  test.each([
    {
      total: 30_000,
      messages: [{ kind: 'min-sum', code: notEnough, sumMinor: 50_000, missingMinor: 20_000 }],
    },
    {
      total: 60_000,
      messages: [
        { kind: 'cheaper-delivery', missingMinor: 40_000, deliveryCost: 10_000 },
        { kind: 'free-delivery', missingMinor: 140_000 },
      ],
    },
    { total: 150_000, messages: [{ kind: 'free-delivery', missingMinor: 50_000 }] },
    { total: 300_000, messages: [] },
    {
      total: 1_200_000,
      messages: [{ kind: 'max-sum', code: tooLarge, sumMinor: 1_000_000, excessMinor: 200_000 }],
    },
  ])('C-11 at $total: $messages', ({ total, messages }) => {
    expect(orderAmountMessages({ method: 'DELIVERY', zone, cartSumMinor: total })).toEqual(messages)
  })

  test('L-14 a place outside of all zones is told, whatever the sum', () => {
    const refusal = { kind: 'out-of-zone', code: 'delivery.out-of-zone' }
    const amount = { method: 'DELIVERY', zone: undefined, cartSumMinor: 300_000 } as const
    expect(orderAmountMessages(amount)).toEqual([refusal])
    expect(findOrderAmountRefusal(amount)).toEqual(refusal)
  })

  test('takeaway knows no zone, no minimum and no delivery to save on', () => {
    expect(orderAmountMessages({ method: 'TAKE_AWAY', zone: undefined, cartSumMinor: 1 })).toEqual([])
    expect(orderAmountMessages({ method: 'TAKE_AWAY', zone, cartSumMinor: 1 })).toEqual([])
  })

  test('a hint is no refusal', () => {
    expect(findOrderAmountRefusal({ method: 'DELIVERY', zone, cartSumMinor: 60_000 })).toBeUndefined()
    const dearer = { thresholds: [makeThreshold(0, 100, 10), makeThreshold(100, 200, 20)] }
    expect(orderAmountMessages({ method: 'DELIVERY', zone: dearer, cartSumMinor: 50 })).toEqual([])
  })
})

describe('C-14 the next step of an order', () => {
  test.each([
    { total: 0, kind: 'min-sum', missingMinor: 50_000, targetMinor: 50_000 },
    { total: 49_999, kind: 'min-sum', missingMinor: 1, targetMinor: 50_000 },
    { total: 50_000, kind: 'cheaper-delivery', missingMinor: 50_000, targetMinor: 100_000 },
    { total: 100_000, kind: 'free-delivery', missingMinor: 100_000, targetMinor: 200_000 },
    { total: 199_999, kind: 'free-delivery', missingMinor: 1, targetMinor: 200_000 },
  ])('C-14 at $total: $kind at $targetMinor', ({ total, ...next }) => {
    expect(findAmountProgress({ method: 'DELIVERY', zone, cartSumMinor: total })).toMatchObject(next)
  })

  test.each([
    { name: 'delivery that is free', amount: { method: 'DELIVERY', zone, cartSumMinor: 200_000 } },
    { name: 'too large an order', amount: { method: 'DELIVERY', zone, cartSumMinor: 1_000_000 } },
    {
      name: 'a place outside of all zones',
      amount: { method: 'DELIVERY', zone: undefined, cartSumMinor: 1 },
    },
    { name: 'takeaway', amount: { method: 'TAKE_AWAY', zone, cartSumMinor: 1 } },
  ] as const)('C-14 $name has no next step', ({ amount }) => {
    expect(findAmountProgress(amount)).toBeUndefined()
  })

  test('C-14 an order that grows by what is missing passes its step and reaches the target', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), (cartSumMinor) => {
        const next = findAmountProgress({ method: 'DELIVERY', zone, cartSumMinor })
        if (next === undefined) return
        expect(next.targetMinor).toBe(cartSumMinor + next.missingMinor)
        const after = findAmountProgress({ method: 'DELIVERY', zone, cartSumMinor: next.targetMinor })
        expect(after?.targetMinor ?? Infinity).toBeGreaterThan(next.targetMinor)
        expect(after?.kind).not.toBe(next.kind)
      }),
    )
  })
})
