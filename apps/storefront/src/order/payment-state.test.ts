import type { Order } from '@lavash/contract/orders'
import { expect, test } from 'vitest'
import { toPaymentState } from '#order/payment-state.ts'

const createdAt = '2026-11-16T12:00:00+03:00'
const createdAtMs = Date.parse(createdAt)
const minuteMs = 60_000

type Case = Pick<Order, 'status'> & { status: Order['status'] }

function makeOrder(
  paymentStatus: Order['payment']['status'],
  fields: Partial<Case & { method: Order['payment']['method'] }> = {},
) {
  const { status = 'NEW', method = 'CARD_ONLINE' } = fields
  return { createdAt, status, payment: { method, status: paymentStatus } }
}

test.each([
  ['paid', makeOrder('PAID'), 1, 'paid'],
  ['paid and already accepted', makeOrder('PAID', { status: 'ACCEPTED' }), 1, 'paid'],
  ['declined by the bank', makeOrder('FAILED'), 1, 'declined'],
  ['left at the bank', makeOrder('PENDING'), 1, 'pending'],
  ['left for a quarter of an hour', makeOrder('PENDING'), 15, 'cancelled'],
  ['declined a quarter of an hour ago', makeOrder('FAILED'), 15, 'cancelled'],
  ['cancelled', makeOrder('PENDING', { status: 'CANCELLED' }), 1, 'cancelled'],
  ['cancelled and paid back', makeOrder('REFUNDED', { status: 'CANCELLED' }), 1, 'cancelled'],
  ['cash instead', makeOrder('PENDING', { method: 'CASH_UPON_RECEIPT' }), 1, 'upon-receipt'],
] as const)('K-08 an order that is %s', (_, order, minutes, kind) => {
  expect(toPaymentState(order, createdAtMs + minutes * minuteMs).kind).toBe(kind)
})

test('K-08 the customer is told until when an unpaid order is kept', () => {
  expect(toPaymentState(makeOrder('PENDING'), createdAtMs)).toEqual({
    kind: 'pending',
    keptUntilMs: createdAtMs + 15 * minuteMs,
  })
})
