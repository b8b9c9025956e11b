import type { DeliveryMethod } from '#order/delivery-methods.ts'
import { isPointInRing, ringArea } from './rings.ts'
import type { GeoPoint } from './rings.ts'
import { findMatchingThreshold } from './thresholds.ts'
import type { Threshold } from './thresholds.ts'

export type { GeoPoint } from './rings.ts'

export interface Zone {
  readonly id: number
  readonly name: string
  readonly restoId: number
  readonly polygon: readonly GeoPoint[]
  readonly thresholds: readonly Threshold[]
}

/**
 * The zone that delivers to a point. Where zones overlap: the lowest delivery cost for the current sum, then the
 * smaller area, then the lower id. A zone that does not deliver for this sum comes after all that do.
 */
export function zoneOfPoint<T extends Zone>(
  zones: readonly T[],
  point: GeoPoint,
  cartSumMinor: number,
): T | undefined {
  const containing = zones.filter((zone) => isPointInRing(point, zone.polygon))
  if (containing.length < 2) return containing[0]
  const [best] = containing
    .map((zone) => ({ zone, cost: deliveryCostOf(zone, cartSumMinor), area: ringArea(zone.polygon) }))
    .toSorted((a, b) => compare(a.cost, b.cost) || a.area - b.area || a.zone.id - b.zone.id)
  return best?.zone
}

/**
 * The zone that delivers the order. Overlapping zones are compared by the sum of the dishes before discounts, so a
 * promo code never moves an order to a dearer zone.
 */
export function zoneOfOrder<T extends Zone>(order: {
  readonly method: DeliveryMethod | null
  readonly zones: readonly T[]
  readonly location: GeoPoint | undefined
  readonly cartSumMinor: number
}): T | undefined {
  if (order.method !== 'DELIVERY' || order.location === undefined) return undefined
  return zoneOfPoint(order.zones, order.location, order.cartSumMinor)
}

function deliveryCostOf(zone: Zone, cartSumMinor: number): number {
  if (zone.thresholds.length === 0) return 0
  return findMatchingThreshold(zone.thresholds, cartSumMinor)?.deliveryCost ?? Infinity
}

/** Infinity minus Infinity is no order. */
function compare(a: number, b: number): number {
  return a === b ? 0 : a - b
}
