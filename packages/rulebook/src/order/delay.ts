import { isFinalOrderStatus, type OrderStatus } from './order-status.ts'
import { delayMinutesTotalMax } from '#site/limits.ts'

/** Why a venue moves its promise; the customer reads it in their own language. */
export const delayReasons = ['kitchen-busy', 'dish-takes-longer', 'courier-late', 'weather'] as const
export type DelayReason = (typeof delayReasons)[number]

export interface Delay {
  readonly minutes: number
  readonly reason: DelayReason
}

/** Minutes come on top of those before. A promise is moved between the venue's yes and the end. */
export function decideDelay(
  order: { readonly status: OrderStatus; readonly delayMinutes: number },
  minutes: number,
): 'allowed' | 'order.status-conflict' | 'order.delay-too-long' {
  if (order.status === 'NEW' || isFinalOrderStatus(order.status)) return 'order.status-conflict'
  return order.delayMinutes + minutes > delayMinutesTotalMax ? 'order.delay-too-long' : 'allowed'
}
