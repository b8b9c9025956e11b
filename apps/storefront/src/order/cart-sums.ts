import type { Preflight } from '@lavash/contract/preflight'
import {
  cartDiscount,
  cartItemCount,
  cartSum,
  cartTotal,
  type CartPosition,
} from '@lavash/rulebook/cart/cart'
import type { DeliveryMethod } from '@lavash/rulebook/order/delivery-methods'
import { findDeliveryPrice, orderTotal } from '@lavash/rulebook/order/delivery-price'
import { sumMinor } from '@lavash/rulebook/money/money'
import { answeredDeliveryPrice } from '@lavash/rulebook/cart/preflight-answer'
import { type OrderAmountMessage, orderAmountMessages } from '@lavash/rulebook/order/order-amount'
import { findMatchingThreshold, type Threshold } from '@lavash/rulebook/place/thresholds'
import type { Zone } from '@lavash/rulebook/place/zones'
import { useChosenZone } from '#order/chosen-zone.ts'
import { usePreflight } from '#order/preflight-store.ts'
import { getStored, useStored } from '#storage/stored-values.ts'

/** Everything the cart says about money, from the rulebook and the last preflight. */
export interface CartSums {
  readonly itemCount: number
  readonly sumMinor: number
  readonly discountMinor: number
  readonly promoDiscountMinor: number
  readonly cartTotalMinor: number
  /** undefined: nobody can tell while the amount is out of the zone's bounds. */
  readonly deliveryMinor: number | undefined
  readonly deliveryMinutes: number
  readonly totalMinor: number
  readonly zone: Zone | undefined
  /** The zone's rule that made the delivery price. */
  readonly threshold: Threshold | undefined
  /** C-11 */
  readonly amountMessages: readonly OrderAmountMessage[]
}

export function useCartSums(): CartSums {
  const lines = useStored('cart_positions')
  const method = useStored('order_delivery_method') ?? 'DELIVERY'
  const zone = useChosenZone()
  const answer = usePreflight((state) => state.answer)
  return toCartSums(
    lines,
    method,
    zone,
    answer === null ? undefined : answeredDeliveryPrice(answer.positions),
  )
}

/** What the customer pays by the last answer: the total an order is placed with. */
export function getAgreedTotal(answer: Preflight): number {
  const method = getStored('order_delivery_method') ?? 'DELIVERY'
  return orderTotal(method, cartTotal(getStored('cart_positions')), answeredDeliveryPrice(answer.positions))
}

/** Until the server has answered, its own rule tells what it will say. */
export function toCartSums(
  lines: readonly CartPosition[],
  method: DeliveryMethod,
  zone: Zone | undefined,
  answeredDeliveryMinor: number | undefined,
): CartSums {
  const cartTotalMinor = cartTotal(lines)
  const discountMinor = cartDiscount(lines)
  const promoDiscountMinor = Math.min(
    discountMinor,
    sumMinor(lines.flatMap(({ promoCodes }) => promoCodes.map(({ calculated }) => calculated))),
  )
  const thresholds = zone?.thresholds ?? []
  const isDelivery = method === 'DELIVERY'
  const expected =
    isDelivery && zone === undefined ? undefined : findDeliveryPrice(method, thresholds, cartTotalMinor)
  const deliveryMinor = isDelivery ? (answeredDeliveryMinor ?? expected?.amount) : 0
  return {
    itemCount: cartItemCount(lines),
    sumMinor: cartSum(lines),
    discountMinor: discountMinor - promoDiscountMinor,
    promoDiscountMinor,
    cartTotalMinor,
    deliveryMinor,
    deliveryMinutes: expected?.deliveryMinutes ?? 0,
    totalMinor: orderTotal(method, cartTotalMinor, deliveryMinor ?? 0),
    zone: isDelivery ? zone : undefined,
    threshold: isDelivery ? findMatchingThreshold(thresholds, cartTotalMinor) : undefined,
    amountMessages: orderAmountMessages({ method, zone, totalMinor: cartTotalMinor }),
  }
}
