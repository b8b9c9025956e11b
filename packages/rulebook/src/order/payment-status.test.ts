import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { orderStatuses } from './order-status.ts'
import { paymentMethods } from './payment-methods.ts'
import {
  canMovePayment,
  canRetryPayment,
  decidePaymentAfterOrder,
  decideProviderReport,
  firstPaymentStatus,
  hasReachedKitchen,
  isOrderSettled,
  isUnpaidOrderExpired,
  type OrderPayment,
  type PaymentStatus,
  paymentStatuses,
} from './payment-status.ts'

function makePayment(rest: Partial<OrderPayment> = {}): OrderPayment {
  return { method: 'CARD_ONLINE', status: 'PENDING', orderStatus: 'NEW', ...rest }
}

test.each<[PaymentStatus, PaymentStatus[]]>([
  ['PENDING', ['PAID', 'FAILED']],
  ['FAILED', ['PENDING', 'PAID']],
  ['PAID', ['REFUNDED']],
  ['REFUNDED', []],
])('a payment moves from %s to %j and nowhere else', (from, next) => {
  expect(paymentStatuses.filter((to) => canMovePayment(from, to)).toSorted()).toEqual(next.toSorted())
})

test.each([
  ['CARD_ONLINE', 1, 'PENDING'],
  ['CARD_ONLINE', 0, 'PAID'],
  ['CASH_UPON_RECEIPT', 0, 'PENDING'],
] as const)('K-08 %s for %i: the payment begins as %s', (method, totalMinor, status) => {
  expect(firstPaymentStatus(method, totalMinor)).toBe(status)
})

test.each([
  ['CARD_ONLINE', 'PENDING', false],
  ['CARD_ONLINE', 'FAILED', false],
  ['CARD_ONLINE', 'PAID', true],
  ['CARD_ONLINE', 'REFUNDED', false],
  ['CARD_UPON_RECEIPT', 'PENDING', true],
  ['CASH_UPON_RECEIPT', 'PENDING', true],
] as const)('K-08 %s, %s: the order has reached the kitchen: %s', (method, status, answer) => {
  expect(hasReachedKitchen({ method, status })).toBe(answer)
})

describe('K-08 an unpaid online order', () => {
  const minuteMs = 60_000
  test.each<[string, Partial<OrderPayment>, number, boolean]>([
    ['lives for 15 minutes', {}, 15 * minuteMs - 1, false],
    ['expires at the fifteenth', {}, 15 * minuteMs, true],
    ['expires when declined, too', { status: 'FAILED' }, 15 * minuteMs, true],
    ['does not expire once paid', { status: 'PAID' }, 60 * minuteMs, false],
    ['does not expire twice', { orderStatus: 'CANCELLED' }, 60 * minuteMs, false],
    ['cash never expires', { method: 'CASH_UPON_RECEIPT' }, 60 * minuteMs, false],
  ])('%s', (_what, payment, ageMs, answer) => {
    expect(isUnpaidOrderExpired(makePayment(payment), 1000, 1000 + ageMs)).toBe(answer)
  })

  test('can be paid again exactly as long as it waits for money', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...paymentMethods),
        fc.constantFrom(...paymentStatuses),
        fc.constantFrom(...orderStatuses),
        fc.integer({ min: 0, max: 30 * minuteMs }),
        (method, status, orderStatus, ageMs) => {
          const payment = { method, status, orderStatus }
          if (!canRetryPayment(payment, 0, ageMs)) return
          expect(isUnpaidOrderExpired(payment, 0, ageMs)).toBe(false)
          expect(hasReachedKitchen(payment)).toBe(false)
          expect(orderStatus).toBe('NEW')
        },
      ),
    )
    expect(canRetryPayment(makePayment(), 0, minuteMs)).toBe(true)
    expect(canRetryPayment(makePayment({ status: 'FAILED' }), 0, minuteMs)).toBe(true)
    expect(canRetryPayment(makePayment({ method: 'CARD_UPON_RECEIPT' }), 0, minuteMs)).toBe(false)
    expect(canRetryPayment(makePayment({ orderStatus: 'CANCELLED' }), 0, minuteMs)).toBe(false)
    expect(canRetryPayment(makePayment({ status: 'PAID' }), 0, minuteMs)).toBe(false)
    expect(canRetryPayment(makePayment({ status: 'REFUNDED' }), 0, minuteMs)).toBe(false)
    expect(canRetryPayment(makePayment(), 0, 15 * minuteMs)).toBe(false)
  })
})

describe('API-25 the provider reports', () => {
  test.each<[string, Partial<OrderPayment>, 'PAID' | 'FAILED', object]>([
    ['paid', {}, 'PAID', { action: 'set', status: 'PAID' }],
    ['declined', {}, 'FAILED', { action: 'set', status: 'FAILED' }],
    ['paid after a decline', { status: 'FAILED' }, 'PAID', { action: 'set', status: 'PAID' }],
    ['paid twice', { status: 'PAID' }, 'PAID', { action: 'none' }],
    ['declined twice', { status: 'FAILED' }, 'FAILED', { action: 'none' }],
    ['an old decline after paid', { status: 'PAID' }, 'FAILED', { action: 'none' }],
    [
      'paid after the order was cancelled',
      { orderStatus: 'CANCELLED' },
      'PAID',
      { action: 'set-paid-and-refund' },
    ],
    ['the same once more', { orderStatus: 'CANCELLED', status: 'REFUNDED' }, 'PAID', { action: 'none' }],
    [
      'declined after the order was cancelled',
      { orderStatus: 'CANCELLED' },
      'FAILED',
      { action: 'set', status: 'FAILED' },
    ],
    ['something about cash', { method: 'CASH_UPON_RECEIPT' }, 'PAID', { action: 'none' }],
  ])('%s', (_what, payment, report, reaction) => {
    expect(decideProviderReport(makePayment(payment), report)).toEqual(reaction)
  })

  test('money is taken and given back at most once, in any order of events', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('PAID', 'FAILED', 'cancel'), { maxLength: 20 }), (news) => {
        const counts = { taken: 0, returned: 0 }
        let payment = makePayment()
        const refund = (): void => {
          counts.returned += 1
          payment = { method: payment.method, orderStatus: payment.orderStatus, status: 'REFUNDED' }
        }
        for (const report of news) {
          if (report === 'cancel') {
            payment = { method: payment.method, status: payment.status, orderStatus: 'CANCELLED' }
          } else {
            const reaction = decideProviderReport(payment, report)
            const status = reaction.action === 'set' ? reaction.status : 'PAID'
            if (reaction.action !== 'none') {
              if (status === 'PAID') counts.taken += 1
              payment = { method: payment.method, orderStatus: payment.orderStatus, status }
            }
          }
          if (decidePaymentAfterOrder(payment).action === 'refund') refund()
        }
        expect(counts.taken).toBeLessThanOrEqual(1)
        expect(counts.returned).toBe(payment.orderStatus === 'CANCELLED' ? counts.taken : 0)
      }),
    )
  })
})

describe('the order moves the money', () => {
  test.each<[string, Partial<OrderPayment>, object]>([
    [
      'cash is paid when the order is completed',
      { method: 'CASH_UPON_RECEIPT', orderStatus: 'COMPLETED' },
      { action: 'set', status: 'PAID' },
    ],
    [
      'so is a card upon receipt',
      { method: 'CARD_UPON_RECEIPT', orderStatus: 'COMPLETED' },
      { action: 'set', status: 'PAID' },
    ],
    [
      'before that it stays pending',
      { method: 'CASH_UPON_RECEIPT', orderStatus: 'DELIVERING' },
      { action: 'none' },
    ],
    [
      'cash that was given back stays given back',
      { method: 'CASH_UPON_RECEIPT', status: 'REFUNDED', orderStatus: 'COMPLETED' },
      { action: 'none' },
    ],
    ['an online card is never paid by completing', { orderStatus: 'COMPLETED' }, { action: 'none' }],
    [
      'a paid order that is cancelled is refunded',
      { status: 'PAID', orderStatus: 'CANCELLED' },
      { action: 'refund' },
    ],
    ['only once', { status: 'REFUNDED', orderStatus: 'CANCELLED' }, { action: 'none' }],
    ['an unpaid one has nothing to refund', { orderStatus: 'CANCELLED' }, { action: 'none' }],
  ])('%s', (_what, payment, reaction) => {
    expect(decidePaymentAfterOrder(makePayment(payment))).toEqual(reaction)
  })
})

test.each([
  ['delivered and paid', 'COMPLETED', 'PAID', true],
  ['cancelled before it was paid', 'CANCELLED', 'PENDING', true],
  ['cancelled, with the money on its way back', 'CANCELLED', 'PAID', false],
  ['cancelled, with the money back', 'CANCELLED', 'REFUNDED', true],
  ['on its way', 'DELIVERING', 'PAID', false],
] as const)('an order is settled or has news to come: %s', (_, status, paymentStatus, isSettled) => {
  expect(isOrderSettled({ status, payment: { status: paymentStatus } })).toBe(isSettled)
})
