import type { ErrorCode } from '#site/error-codes.ts'
import { ratingChangeHours, ratingDays } from '#site/limits.ts'
import type { DeliveryMethod } from './delivery-methods.ts'
import type { OrderStatus } from './order-status.ts'

export const ratingReasons = ['taste', 'cold', 'late', 'mistake', 'packaging', 'courier', 'service'] as const
export type RatingReason = (typeof ratingReasons)[number]

export const starsMax = 5

/** Nobody has met a courier at the counter, and nobody the counter at the door. */
export function listRatingReasons(method: DeliveryMethod): RatingReason[] {
  const foreign: RatingReason = method === 'DELIVERY' ? 'service' : 'courier'
  return ratingReasons.filter((reason) => reason !== foreign)
}

export interface OrderToRate {
  readonly status: OrderStatus
  readonly deliveryType: DeliveryMethod
  readonly completedAtMs: number | undefined
  /** When the rating was given first. */
  readonly ratedAtMs: number | undefined
}

const hourMs = 3_600_000

export type RatingRefusalCode = Extract<ErrorCode, 'order.rating-too-early' | 'order.rating-over'>

/** A rating is asked for after completion, while the meal is remembered. A given one may be changed for a day. */
export function findRatingRefusal(order: OrderToRate, nowMs: number): RatingRefusalCode | undefined {
  const { status, completedAtMs, ratedAtMs } = order
  if (status !== 'COMPLETED' || completedAtMs === undefined) return 'order.rating-too-early'
  const endsAtMs =
    ratedAtMs === undefined
      ? completedAtMs + ratingDays * 24 * hourMs
      : ratedAtMs + ratingChangeHours * hourMs
  return nowMs >= endsAtMs ? 'order.rating-over' : undefined
}

export function findForeignReason(
  method: DeliveryMethod,
  reasons: readonly RatingReason[],
): RatingReason | undefined {
  const offered = listRatingReasons(method)
  return reasons.find((reason) => !offered.includes(reason))
}
