import type { DeliveryMethod } from './delivery-methods.ts'
import type { ErrorCode } from '#site/error-codes.ts'

export const orderStatuses = [
  'NEW',
  'ACCEPTED',
  'COOKING',
  'READY',
  'DELIVERING',
  'COMPLETED',
  'CANCELLED',
] as const
export type OrderStatus = (typeof orderStatuses)[number]

const nextStatuses: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  NEW: ['ACCEPTED', 'CANCELLED'],
  ACCEPTED: ['COOKING', 'CANCELLED'],
  COOKING: ['READY', 'CANCELLED'],
  READY: ['DELIVERING', 'COMPLETED', 'CANCELLED'],
  DELIVERING: ['COMPLETED', 'CANCELLED'],
  COMPLETED: [],
  CANCELLED: [],
}

/** `system` is the server itself: the timer that cancels what nobody paid. */
export type OrderActor = 'customer' | 'operator' | 'system'

export interface OrderToMove {
  readonly status: OrderStatus
  readonly deliveryType: DeliveryMethod
  /** From payment-status.ts: the kitchen cannot accept an online order before it is paid. */
  readonly hasReachedKitchen: boolean
}

export type StatusDecision =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly code: Extract<ErrorCode, 'order.status-conflict' | 'auth.forbidden'> }

export function isFinalOrderStatus(status: OrderStatus): boolean {
  return nextStatuses[status].length === 0
}

/** Statuses of orders that the kitchen still has to finish. */
export const openOrderStatuses: readonly OrderStatus[] = orderStatuses.filter(
  (status) => !isFinalOrderStatus(status),
)

/** The next steps that an operator may take. The board and the command line offer only these. */
export function listNextStatuses(order: OrderToMove): readonly OrderStatus[] {
  return nextStatuses[order.status].filter((next) => {
    if (next === 'DELIVERING') return order.deliveryType === 'DELIVERY'
    if (next === 'ACCEPTED') return order.hasReachedKitchen
    return true
  })
}

export function decideStatusChange(order: OrderToMove, to: OrderStatus, by: OrderActor): StatusDecision {
  if (by !== 'operator' && to !== 'CANCELLED') return { allowed: false, code: 'auth.forbidden' }
  // After the kitchen has accepted, the customer has to call the venue, because cooking may have begun.
  const isTooLate = by !== 'operator' && order.status !== 'NEW'
  return isTooLate || !listNextStatuses(order).includes(to)
    ? { allowed: false, code: 'order.status-conflict' }
    : { allowed: true }
}

export function canCustomerCancel(order: OrderToMove): boolean {
  return decideStatusChange(order, 'CANCELLED', 'customer').allowed
}
