import { unpaidOrderMinutes } from '#site/limits.ts'
import { isFinalOrderStatus, type OrderStatus } from './order-status.ts'
import type { PaymentMethod } from './payment-methods.ts'

export const paymentStatuses = ['PENDING', 'PAID', 'FAILED', 'REFUNDED'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** FAILED is no end: the customer may try another card, and a slow bank may still say yes. */
const nextStatuses: Readonly<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  PENDING: ['PAID', 'FAILED'],
  FAILED: ['PENDING', 'PAID'],
  PAID: ['REFUNDED'],
  REFUNDED: [],
}

export interface OrderPayment {
  readonly method: PaymentMethod
  readonly status: PaymentStatus
  readonly orderStatus: OrderStatus
}

export function canMovePayment(from: PaymentStatus, to: PaymentStatus): boolean {
  return nextStatuses[from].includes(to)
}

export function isPaidOnline(method: PaymentMethod): boolean {
  return method === 'CARD_ONLINE'
}

/** An order of zero counts as paid, because no bank accepts a payment of zero. */
export function firstPaymentStatus(method: PaymentMethod, totalMinor: number): PaymentStatus {
  return isPaidOnline(method) && totalMinor === 0 ? 'PAID' : 'PENDING'
}

/** The kitchen gets an order by online card after the payment, and any other order at once. */
export function hasReachedKitchen({ method, status }: Pick<OrderPayment, 'method' | 'status'>): boolean {
  return !isPaidOnline(method) || status === 'PAID'
}

export function isUnpaidOrderExpired(payment: OrderPayment, createdAtMs: number, nowMs: number): boolean {
  return (
    payment.orderStatus === 'NEW' &&
    !hasReachedKitchen(payment) &&
    nowMs >= createdAtMs + unpaidOrderMinutes * 60_000
  )
}

export type PaymentReaction =
  | { readonly action: 'none' }
  | { readonly action: 'set'; readonly status: PaymentStatus }
  /** The money arrived for a cancelled order. Record it as paid, then refund it. */
  | { readonly action: 'set-paid-and-refund' }

/**
 * The change that a provider's message causes. Messages repeat, come late and out of order, so old news is 'none':
 * a decline after a success belongs to an earlier attempt, a second success to a repeated callback.
 */
export function decideProviderReport(payment: OrderPayment, report: 'PAID' | 'FAILED'): PaymentReaction {
  if (!isPaidOnline(payment.method) || !canMovePayment(payment.status, report)) return { action: 'none' }
  if (report === 'PAID' && payment.orderStatus === 'CANCELLED') return { action: 'set-paid-and-refund' }
  return { action: 'set', status: report }
}

export type PaymentAfterOrder =
  | { readonly action: 'none' }
  | { readonly action: 'set'; readonly status: 'PAID' }
  | { readonly action: 'refund' }

/** The payment's next state after the order's new status: paid to the courier, or to be refunded. */
export function decidePaymentAfterOrder(payment: OrderPayment): PaymentAfterOrder {
  if (payment.orderStatus === 'COMPLETED' && !isPaidOnline(payment.method) && payment.status === 'PENDING') {
    return { action: 'set', status: 'PAID' }
  }
  if (payment.orderStatus === 'CANCELLED' && payment.status === 'PAID') return { action: 'refund' }
  return { action: 'none' }
}

/** 'Try again' is offered while the order still waits for its money. */
export function canRetryPayment(payment: OrderPayment, createdAtMs: number, nowMs: number): boolean {
  return (
    payment.orderStatus === 'NEW' &&
    isPaidOnline(payment.method) &&
    (payment.status === 'PENDING' || payment.status === 'FAILED') &&
    !isUnpaidOrderExpired(payment, createdAtMs, nowMs)
  )
}

/** Nothing more happens to the order or to its money. A cancelled order that was paid still waits for its refund. */
export function isOrderSettled({ status, payment }: SettlingOrder): boolean {
  return isFinalOrderStatus(status) && !(status === 'CANCELLED' && payment.status === 'PAID')
}

interface SettlingOrder {
  readonly status: OrderStatus
  readonly payment: { readonly status: PaymentStatus }
}
