import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { deliveryMethods } from './delivery-methods.ts'
import { makePayConfig } from './make-pay-config.ts'
import {
  findDefaultPaymentMethod,
  findKeptPaymentMethod,
  findPaymentRefusal,
  offeredPaymentMethods,
  paymentMethods,
} from './payment-methods.ts'

const anyMethodConfig = fc.record({
  cardOnline: fc.constantFrom('', 'yookassa', null),
  cardUponReceipt: fc.boolean(),
  cashUponReceipt: fc.boolean(),
})

describe('K-03 payment methods offered per payConfig and method', () => {
  test.each([
    { on: {}, offered: [] },
    { on: { cardOnline: '' }, offered: [] },
    { on: { cardOnline: null }, offered: [] },
    { on: { cardOnline: 'stripe' }, offered: ['CARD_ONLINE'] },
    {
      on: { cashUponReceipt: true, cardUponReceipt: true },
      offered: ['CARD_UPON_RECEIPT', 'CASH_UPON_RECEIPT'],
    },
    {
      on: { cardOnline: 'stripe', cashUponReceipt: true, cardUponReceipt: true },
      offered: ['CARD_ONLINE', 'CARD_UPON_RECEIPT', 'CASH_UPON_RECEIPT'],
    },
  ])('K-03 $on offers $offered, for the method it is set for alone', ({ on, offered }) => {
    expect(offeredPaymentMethods(makePayConfig({ delivery: on }), 'DELIVERY')).toEqual(offered)
    expect(offeredPaymentMethods(makePayConfig({ delivery: on }), 'TAKE_AWAY')).toEqual([])
    expect(offeredPaymentMethods(makePayConfig({ takeAway: on }), 'TAKE_AWAY')).toEqual(offered)
  })

  test.each([
    { offered: ['CASH_UPON_RECEIPT', 'CARD_ONLINE'] as const, is: 'CARD_ONLINE' },
    { offered: ['CASH_UPON_RECEIPT', 'CARD_UPON_RECEIPT'] as const, is: 'CASH_UPON_RECEIPT' },
    { offered: [] as const, is: undefined },
  ])('K-03 of $offered the default is $is', ({ offered, is }) => {
    expect(findDefaultPaymentMethod(offered)).toBe(is)
  })
})

describe('L-12 the payment method after the venue changed', () => {
  test.each([
    { current: 'CASH_UPON_RECEIPT', offered: ['CARD_ONLINE', 'CASH_UPON_RECEIPT'], is: 'CASH_UPON_RECEIPT' },
    { current: 'CARD_ONLINE', offered: ['CARD_UPON_RECEIPT', 'CASH_UPON_RECEIPT'], is: 'CARD_UPON_RECEIPT' },
    { current: 'CARD_ONLINE', offered: [], is: undefined },
    { current: undefined, offered: ['CASH_UPON_RECEIPT'], is: 'CASH_UPON_RECEIPT' },
  ] as const)('L-12 $current where $offered are offered becomes $is', ({ current, offered, is }) => {
    expect(findKeptPaymentMethod(current, offered)).toBe(is)
  })
})

describe('E-03 the six capability codes', () => {
  test.each([
    ['DELIVERY', 'CARD_ONLINE', 'resto.doesnt-support-delivery-online-pay'],
    ['DELIVERY', 'CARD_UPON_RECEIPT', 'resto.doesnt-support-delivery-card-pay'],
    ['DELIVERY', 'CASH_UPON_RECEIPT', 'resto.doesnt-support-delivery-cash-pay'],
    ['TAKE_AWAY', 'CARD_ONLINE', 'resto.doesnt-support-takeaway-online'],
    ['TAKE_AWAY', 'CARD_UPON_RECEIPT', 'resto.doesnt-support-takeaway-card-pay'],
    ['TAKE_AWAY', 'CASH_UPON_RECEIPT', 'resto.doesnt-support-takeaway-cash-pay'],
  ] as const)('E-03 %s paid by %s at a venue that takes nothing is %s', (method, payment, code) => {
    expect(findPaymentRefusal(makePayConfig(), method, payment)).toBe(code)
  })

  test('a method is refused exactly when it is not offered', () => {
    fc.assert(
      fc.property(
        fc.record({ delivery: anyMethodConfig, takeAway: anyMethodConfig }),
        fc.constantFrom(...deliveryMethods),
        fc.constantFrom(...paymentMethods),
        (payConfig, method, payment) => {
          const isOffered = offeredPaymentMethods(payConfig, method).includes(payment)
          expect(findPaymentRefusal(payConfig, method, payment) === undefined).toBe(isOffered)
        },
      ),
    )
  })
})
