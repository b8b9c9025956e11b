import type { ErrorCode } from '#site/error-codes.ts'
import { openUnpaidOrdersMax, ordersPerHourMax } from '#site/limits.ts'
import { isFinalOrderStatus } from './order-status.ts'
import { isPaidOnline, type OrderPayment } from './payment-status.ts'

const hourMs = 3_600_000

export interface PlacingLimits {
  /** Orders that are open and will be paid upon receipt. */
  readonly openUnpaid: number
  readonly perHour: number
}

export const defaultPlacingLimits: PlacingLimits = {
  openUnpaid: openUnpaidOrdersMax,
  perHour: ordersPerHourMax,
}

export interface EarlierOrder extends OrderPayment {
  readonly createdAtMs: number
}

export interface PlacingRefusal {
  readonly code: Extract<ErrorCode, 'order.too-many-unpaid' | 'order.too-many-placed'>
  /** Missing if waiting does not help. */
  readonly retryAfterSeconds?: number
}

/** Whether a person or a phone with these orders may place another order that is paid upon receipt. */
export function findUnpaidRefusal(
  earlier: readonly EarlierOrder[],
  limits: PlacingLimits,
): PlacingRefusal | undefined {
  const openUnpaid = earlier.filter(isOpenUnpaid).length
  return openUnpaid < limits.openUnpaid ? undefined : { code: 'order.too-many-unpaid' }
}

/** May they place another order now? */
export function findHourRefusal(
  earlier: readonly EarlierOrder[],
  limits: PlacingLimits,
  nowMs: number,
): PlacingRefusal | undefined {
  const times = earlier.map(({ createdAtMs }) => createdAtMs).filter((atMs) => atMs > nowMs - hourMs)
  const leaves = times.toSorted((one, other) => other - one)[limits.perHour - 1]
  if (leaves === undefined) return undefined
  // A clock that was set back must not make the wait longer than an hour.
  const waitMs = Math.min(leaves + hourMs - nowMs, hourMs)
  return { code: 'order.too-many-placed', retryAfterSeconds: Math.ceil(waitMs / 1000) }
}

function isOpenUnpaid({ method, status, orderStatus }: EarlierOrder): boolean {
  return !isPaidOnline(method) && status !== 'PAID' && !isFinalOrderStatus(orderStatus)
}
