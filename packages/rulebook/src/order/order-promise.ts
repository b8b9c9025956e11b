import type { DeliveryMethod } from './delivery-methods.ts'
import { isFinalOrderStatus, type OrderStatus } from './order-status.ts'
import { hasExtendedCooking, type Position } from '#menu/positions.ts'
import { extendedCookingMinutes } from '#site/limits.ts'

/** The facts that a promise depends on, besides the clock. */
export interface PromiseTerms {
  readonly method: DeliveryMethod
  readonly dishes: readonly Pick<Position, 'tags'>[]
  /** From the zone's rule that matches the order's sum; 0 if the rule has no time. */
  readonly zoneMinutes: number
  /** Minutes that a busy venue adds to each promise. */
  readonly busyMinutes?: number | undefined
}

/**
 * Minutes from the venue's acceptance to the customer; 0 if nothing can be promised. Cart, menu, slots, popup and order
 * page call this one function. Otherwise one of them could promise a dish of 90 minutes in 35.
 */
export function findPromiseMinutes({ method, dishes, zoneMinutes, busyMinutes = 0 }: PromiseTerms): number {
  const cookingMinutes = dishes.some(hasExtendedCooking) ? extendedCookingMinutes : 0
  const minutes = Math.max(method === 'DELIVERY' ? zoneMinutes : 0, cookingMinutes)
  return minutes === 0 ? 0 : minutes + busyMinutes
}

export interface PromisedOrder {
  readonly status: OrderStatus
  readonly createdAt: string
  readonly preOrderAt?: string | undefined
  /** Stored with the order, so a later change of zone or menu does not change the promise. */
  readonly promiseMinutes?: number | undefined
  /** What the venue has added to its promise since. */
  readonly delay?: { readonly minutes: number } | undefined
  readonly history: readonly { readonly status: OrderStatus; readonly at: string }[]
}

/** The chosen time, or the promised minutes after the venue's acceptance; with its delays. null: nothing is promised, or the order is over. */
export function findPromisedAtMs({
  status,
  createdAt,
  preOrderAt,
  promiseMinutes = 0,
  delay,
  history,
}: PromisedOrder): number | null {
  if (isFinalOrderStatus(status)) return null
  const delayMs = (delay?.minutes ?? 0) * 60_000
  if (preOrderAt !== undefined) return Date.parse(preOrderAt) + delayMs
  if (promiseMinutes === 0) return null
  // An acceptance may have been taken back and given again.
  const acceptedAt = status === 'NEW' ? undefined : history.findLast((step) => step.status === 'ACCEPTED')?.at
  return Date.parse(acceptedAt ?? createdAt) + promiseMinutes * 60_000 + delayMs
}
