import type { DeliveryMethod } from './delivery-methods.ts'
import { isFinalOrderStatus, type OrderStatus } from './order-status.ts'
import { findMatchingThreshold } from '#place/thresholds.ts'
import { type GeoPoint, type Zone, zoneOfPoint } from '#place/zones.ts'

interface PromisedOrder {
  readonly status: OrderStatus
  readonly deliveryType: DeliveryMethod
  readonly createdAt: string
  readonly resto: { readonly id: number }
  readonly preOrderAt?: string | undefined
  readonly deliveryPlace?: { readonly location: GeoPoint } | undefined
  readonly history: readonly { readonly status: OrderStatus; readonly at: string }[]
  readonly total: number
  readonly discount: number
  readonly deliveryPrice: number
}

/**
 * When the order is there, as far as anybody has said: the time the customer chose, or the minutes of its venue's zone
 * from the kitchen's yes on. Null where nothing is promised, and when it is over.
 */
export function findPromisedAtMs(order: PromisedOrder, zones: readonly Zone[]): number | null {
  if (isFinalOrderStatus(order.status)) return null
  if (order.preOrderAt !== undefined) return Date.parse(order.preOrderAt)
  const location = order.deliveryPlace?.location
  if (order.deliveryType !== 'DELIVERY' || location === undefined) return null
  const cartSumMinor = order.total - order.deliveryPrice + order.discount
  const own = zones.filter(({ restoId }) => restoId === order.resto.id)
  const zone = zoneOfPoint(own, location, cartSumMinor)
  const minutes = zone && findMatchingThreshold(zone.thresholds, cartSumMinor)?.deliveryTime
  if (minutes === undefined || minutes === 0) return null
  const acceptedAt = order.history.find(({ status }) => status === 'ACCEPTED')?.at
  return Date.parse(acceptedAt ?? order.createdAt) + minutes * 60_000
}
