import type { DeliveryMethod } from './delivery-methods.ts'
import { isFinalOrderStatus, orderStatuses, type OrderStatus } from './order-status.ts'

export interface OrderInProgress {
  readonly status: OrderStatus
  readonly deliveryType: DeliveryMethod
  readonly history: readonly { readonly status: OrderStatus; readonly at: string }[]
}

export interface ProgressStep {
  readonly status: OrderStatus
  readonly state: 'done' | 'current' | 'next'
  /** When the step began; null if it has not. */
  readonly atMs: number | null
}

/** The steps a customer waits for. Waiting for the courier belongs to the cooking step. */
const stepsOf: Readonly<Record<DeliveryMethod, readonly OrderStatus[]>> = {
  DELIVERY: ['ACCEPTED', 'COOKING', 'DELIVERING', 'COMPLETED'],
  TAKE_AWAY: ['ACCEPTED', 'COOKING', 'READY', 'COMPLETED'],
}

/** The order's steps with their times. A cancelled order shows the steps that had happened. */
export function toOrderProgress(order: OrderInProgress): ProgressStep[] {
  const startedAtMs = (status: OrderStatus): number | null => {
    const change = order.history.findLast((entry) => entry.status === status)
    return change === undefined ? null : Date.parse(change.at)
  }
  const steps = stepsOf[order.deliveryType]
  if (order.status === 'CANCELLED') {
    return [...steps.filter((status) => startedAtMs(status) !== null), 'CANCELLED' as const].map(
      (status) => ({ status, state: 'done', atMs: startedAtMs(status) }),
    )
  }
  const reached = orderStatuses.indexOf(order.status)
  return steps.map((status) => {
    const place = orderStatuses.indexOf(status)
    if (place > reached) return { status, state: 'next', atMs: null }
    const isNow = place === reached && !isFinalOrderStatus(status)
    return { status, state: isNow ? 'current' : 'done', atMs: startedAtMs(status) }
  })
}
