import type { OrderActor, OrderStatus } from './order-status.ts'
import { usualCookingMinutes } from '#site/limits.ts'

/** Where an order stands on the board of its venue. `later`: it is for a time whose cooking need not begin yet. */
export type BoardPlace = 'waiting' | 'later' | 'cooking' | 'ready' | 'over'

export interface BoardOrder {
  readonly status: OrderStatus
  /** The time the customer chose; null for as soon as possible. */
  readonly preOrderAtMs: number | null
  readonly promiseMinutes: number
  /** Until when somebody at the counter has looked: an answer, or 'seen'. */
  readonly seenAtMs: number | null
  readonly cancelled?: { readonly by: OrderActor; readonly atMs: number } | undefined
}

/** When the kitchen has to begin: the promised time less the usual minutes. null: at once. */
export function findStartAtMs({
  preOrderAtMs,
  promiseMinutes,
}: Pick<BoardOrder, 'preOrderAtMs' | 'promiseMinutes'>): number | null {
  return preOrderAtMs === null ? null : preOrderAtMs - (promiseMinutes || usualCookingMinutes) * 60_000
}

export function findBoardPlace(order: BoardOrder, nowMs: number): BoardPlace {
  switch (order.status) {
    case 'COMPLETED':
    case 'CANCELLED':
      return 'over'
    case 'READY':
    case 'DELIVERING':
      return 'ready'
    case 'COOKING':
      return 'cooking'
    case 'NEW':
    case 'ACCEPTED':
      if (nowMs < (findStartAtMs(order) ?? 0)) return 'later'
      return order.status === 'NEW' ? 'waiting' : 'cooking'
  }
}

/**
 * Why the board rings for an order: nobody has answered it, its time to begin has come, or somebody other than the venue has
 * cancelled it. What was seen before the time came rings again when it comes.
 */
export function findBell(order: BoardOrder, nowMs: number): 'new' | 'cancelled' | undefined {
  const { status, cancelled, seenAtMs } = order
  const isSeenSince = (atMs: number) => seenAtMs !== null && seenAtMs >= atMs
  if (status === 'CANCELLED') {
    const isOwnDecision = cancelled === undefined || cancelled.by === 'operator'
    return isOwnDecision || isSeenSince(cancelled.atMs) ? undefined : 'cancelled'
  }
  const startAtMs = findStartAtMs(order)
  const isAnswered = status !== 'NEW' && (status !== 'ACCEPTED' || startAtMs === null)
  if (isAnswered || nowMs < (startAtMs ?? 0)) return undefined
  return isSeenSince(startAtMs ?? 0) ? undefined : 'new'
}

/** How long past its promise an order is; 0 while it is in time. */
export function findLateMs(promisedAtMs: number | null, nowMs: number): number {
  return promisedAtMs === null ? 0 : Math.max(0, nowMs - promisedAtMs)
}
