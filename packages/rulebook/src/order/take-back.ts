import { isFinalOrderStatus, orderStatuses, type OrderStatus } from './order-status.ts'
import { takeBackSeconds } from '#site/limits.ts'

export interface BoardStep {
  readonly status: OrderStatus
  readonly atMs: number
}

export interface TakeBack {
  readonly to: OrderStatus
  /** From this moment on it is too late. */
  readonly untilMs: number
}

/**
 * Which status the newest step may be taken back to, and how long. Nothing is taken back from an order that is over: its money
 * has moved. What was itself taken back stays so, as one slip is not a way to any earlier status.
 */
export function findTakeBack(steps: readonly BoardStep[]): TakeBack | undefined {
  const [before, last] = steps.slice(-2)
  if (before === undefined || last === undefined || isFinalOrderStatus(last.status)) return undefined
  const wasForward = orderStatuses.indexOf(last.status) > orderStatuses.indexOf(before.status)
  return wasForward ? { to: before.status, untilMs: last.atMs + takeBackSeconds * 1000 } : undefined
}
