import { findPromisedAtMs, type PromisedOrder } from './order-promise.ts'
import { isFinalOrderStatus } from './order-status.ts'
import type { PaymentMethod } from './payment-methods.ts'
import { canRetryPayment, hasReachedKitchen, type PaymentStatus } from './payment-status.ts'

export interface LiveOrder extends PromisedOrder {
  readonly payment: { readonly method: PaymentMethod; readonly status: PaymentStatus }
}

/** The customer can still pay it. Without the money it is cancelled soon. */
export function isWaitingForMoney({ payment, status, createdAt }: LiveOrder, nowMs: number): boolean {
  return canRetryPayment({ ...payment, orderStatus: status }, Date.parse(createdAt), nowMs)
}

/**
 * The order that the customer has to know about on home and menu: one that waits for money, or else the one that is
 * promised first. Orders come newest first.
 */
export function findLiveOrder<Order extends LiveOrder>(
  orders: readonly Order[],
  nowMs: number,
): Order | undefined {
  const unpaid = orders.find((order) => isWaitingForMoney(order, nowMs))
  if (unpaid !== undefined) return unpaid
  const moving = orders.filter(
    ({ status, payment }) => !isFinalOrderStatus(status) && hasReachedKitchen(payment),
  )
  const toMs = (order: Order) => findPromisedAtMs(order) ?? Infinity
  return moving.toSorted((one, other) => (toMs(one) < toMs(other) ? -1 : Number(toMs(one) > toMs(other))))[0]
}
