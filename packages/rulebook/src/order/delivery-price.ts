import type { DeliveryMethod } from './delivery-methods.ts'
import { findMatchingThreshold } from '#place/thresholds.ts'
import type { Threshold } from '#place/thresholds.ts'

export type DeliveryPriceRule = 'method.take-away' | 'zone.no-thresholds' | 'threshold.delivery-price'

export interface DeliveryPrice {
  readonly amount: number
  readonly rule: DeliveryPriceRule
  readonly deliveryMinutes: number
}

/** Undefined if the zone does not deliver for this sum. `findOrderRestriction` of thresholds.ts says why. */
export function findDeliveryPrice(
  method: DeliveryMethod,
  thresholds: readonly Threshold[],
  cartSumMinor: number,
): DeliveryPrice | undefined {
  if (method === 'TAKE_AWAY') return { amount: 0, rule: 'method.take-away', deliveryMinutes: 0 }
  if (thresholds.length === 0) return { amount: 0, rule: 'zone.no-thresholds', deliveryMinutes: 0 }
  const threshold = findMatchingThreshold(thresholds, cartSumMinor)
  return (
    threshold && {
      amount: threshold.deliveryCost,
      rule: 'threshold.delivery-price',
      deliveryMinutes: threshold.deliveryTime,
    }
  )
}

/** Order total = cart total + delivery price when the method is DELIVERY, whatever an old price still says. */
export function orderTotal(
  method: DeliveryMethod,
  cartTotalMinor: number,
  deliveryPriceMinor: number,
): number {
  return method === 'DELIVERY' ? cartTotalMinor + deliveryPriceMinor : cartTotalMinor
}
