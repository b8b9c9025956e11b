import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { deliveryMethods } from './delivery-methods.ts'
import { findWishRefusals, keepPossibleWishes, type OrderWishes } from './order-wishes.ts'
import { paymentMethods } from './payment-methods.ts'

const cash = { deliveryType: 'DELIVERY', payType: 'CASH_UPON_RECEIPT', totalMinor: 97_600 } as const
const card = { ...cash, payType: 'CARD_UPON_RECEIPT' } as const
const online = { ...cash, payType: 'CARD_ONLINE' } as const
const takeaway = { ...online, deliveryType: 'TAKE_AWAY' } as const

describe('K-11 wishes that nobody can fulfil are refused', () => {
  test.each([
    { name: 'no wish', wishes: {}, order: cash, codes: [] },
    { name: 'the exact sum', wishes: { changeFrom: 97_600 }, order: cash, codes: [] },
    { name: 'a larger note', wishes: { changeFrom: 500_000 }, order: cash, codes: [] },
    {
      name: 'too small a note',
      wishes: { changeFrom: 97_599 },
      order: cash,
      codes: ['order.change-too-small'],
    },
    {
      name: 'change for a card',
      wishes: { changeFrom: 1 },
      order: card,
      codes: ['order.change-not-for-cash'],
    },
    { name: 'the door, paid online', wishes: { leaveAtDoor: true }, order: online, codes: [] },
    {
      name: 'the door, cash',
      wishes: { leaveAtDoor: true },
      order: cash,
      codes: ['order.leave-at-door-unpaid'],
    },
    { name: 'no door', wishes: { leaveAtDoor: false }, order: cash, codes: [] },
    {
      name: 'the door of a venue',
      wishes: { leaveAtDoor: true },
      order: takeaway,
      codes: ['order.leave-at-door-unpaid'],
    },
    {
      name: 'both',
      wishes: { leaveAtDoor: true, changeFrom: 1 },
      order: card,
      codes: ['order.change-not-for-cash', 'order.leave-at-door-unpaid'],
    },
    { name: 'silence and no cutlery', wishes: { cutlery: 0, doNotCall: true }, order: takeaway, codes: [] },
  ])('K-11 $name: $codes', ({ wishes, order, codes }) => {
    expect(findWishRefusals(wishes, order).map(({ code }) => code)).toEqual(codes)
  })

  test('K-11 wishes that are kept are never refused for the way of paying or receiving', () => {
    const anyWishes: fc.Arbitrary<OrderWishes> = fc.record(
      {
        cutlery: fc.nat(99),
        changeFrom: fc.nat(1_000_000),
        leaveAtDoor: fc.boolean(),
        doNotCall: fc.boolean(),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(
        anyWishes,
        fc.constantFrom(...deliveryMethods),
        fc.constantFrom(...paymentMethods),
        (wishes, deliveryType, payType) => {
          const kept = keepPossibleWishes(wishes, { deliveryType, payType })
          expect(findWishRefusals(kept ?? {}, { deliveryType, payType, totalMinor: 0 })).toEqual([])
          expect(kept?.cutlery).toBe(wishes.cutlery)
          expect(kept?.doNotCall ?? false).toBe(wishes.doNotCall ?? false)
        },
      ),
    )
  })

  test('K-11 nothing wished is no wish at all', () => {
    expect(keepPossibleWishes({ leaveAtDoor: false, doNotCall: false }, online)).toBeUndefined()
    expect(keepPossibleWishes({ changeFrom: 100_000 }, card)).toBeUndefined()
    expect(keepPossibleWishes({ changeFrom: 100_000 }, cash)).toEqual({ changeFrom: 100_000 })
    expect(keepPossibleWishes({ leaveAtDoor: true }, online)).toEqual({ leaveAtDoor: true })
    expect(keepPossibleWishes({ cutlery: 0 }, online)).toEqual({ cutlery: 0 })
  })
})
