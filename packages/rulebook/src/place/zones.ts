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
  totalMinor: number,
): T | undefined {
  const containing = zones.filter((zone) => isPointInRing(point, zone.polygon))
  if (containing.length < 2) return containing[0]
  const [best] = containing
    .map((zone) => ({ zone, cost: deliveryCostOf(zone, totalMinor), area: ringArea(zone.polygon) }))
    .toSorted((a, b) => compare(a.cost, b.cost) || a.area - b.area || a.zone.id - b.zone.id)
  return best?.zone
}

function deliveryCostOf(zone: Zone, totalMinor: number): number {
  if (zone.thresholds.length === 0) return 0
  return findMatchingThreshold(zone.thresholds, totalMinor)?.deliveryCost ?? Infinity
}

/** Infinity minus Infinity is no order. */
function compare(a: number, b: number): number {
  return a === b ? 0 : a - b
}
