import { describe, expect, test } from 'vitest'
import { makeThreshold, makeZone } from '#place/make-zone.ts'
import { findOrderAmountRefusal, orderAmountMessages } from './order-amount.ts'

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
