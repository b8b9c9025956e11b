import type { DeliveryMethod } from './delivery-methods.ts'
import { isFinalOrderStatus, type OrderStatus } from './order-status.ts'
import { hasExtendedCooking, type Position } from '#menu/positions.ts'
import { extendedCookingMinutes } from '#site/limits.ts'

/** What a promise depends on, beside the clock. */
export interface PromiseTerms {
  readonly method: DeliveryMethod
  readonly dishes: readonly Pick<Position, 'tags'>[]
  /** Of the zone's rule that matches the order's sum; 0 where the rule tells no time. */
  readonly zoneMinutes: number
  /** What a venue under load adds to each of its promises. */
  readonly busyMinutes?: number | undefined
}

/**
 * Minutes from the venue's yes to the customer's hands; 0 where nothing can be promised. Cart, menu, slots, popup and
 * order page ask this one function, so that none of them promises a dish of 90 minutes in 35.
 */
export function findPromiseMinutes({ method, dishes, zoneMinutes, busyMinutes = 0 }: PromiseTerms): number {
  const cookingMinutes = dishes.some(hasExtendedCooking) ? extendedCookingMinutes : 0
  const minutes = Math.max(method === 'DELIVERY' ? zoneMinutes : 0, cookingMinutes)
  return minutes === 0 ? 0 : minutes + busyMinutes
}

interface PromisedOrder {
  readonly status: OrderStatus
  readonly createdAt: string
  readonly preOrderAt?: string | undefined
  /** Kept with the order when it is placed: a later change of zone or menu changes no promise. */
  readonly promiseMinutes?: number | undefined
  readonly history: readonly { readonly status: OrderStatus; readonly at: string }[]
}

/** The chosen time, or the promised minutes from the venue's yes on. Null: nothing is promised, or it is over. */
export function findPromisedAtMs({
  status,
  createdAt,
  preOrderAt,
  promiseMinutes = 0,
  history,
}: PromisedOrder): number | null {
  if (isFinalOrderStatus(status)) return null
  if (preOrderAt !== undefined) return Date.parse(preOrderAt)
  if (promiseMinutes === 0) return null
  const acceptedAt = history.find((step) => step.status === 'ACCEPTED')?.at
  return Date.parse(acceptedAt ?? createdAt) + promiseMinutes * 60_000
}
