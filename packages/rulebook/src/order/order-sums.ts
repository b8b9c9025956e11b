import { cartDiscount, cartSum, cartTotal } from '#cart/cart.ts'
import type { CartPosition } from '#cart/cart.ts'
import type { DeliveryMethod } from './delivery-methods.ts'
import { findDeliveryPrice, orderTotal } from './delivery-price.ts'
import type { DeliveryPrice } from './delivery-price.ts'
import { sumMinor } from '#money/money.ts'
import { findOrderAmountRefusal } from './order-amount.ts'
import type { OrderAmountRefusal } from './order-amount.ts'
import { findMatchingThreshold } from '#place/thresholds.ts'
import type { Threshold } from '#place/thresholds.ts'
import type { Zone } from '#place/zones.ts'

type DiscountedLine = Pick<CartPosition, 'sum' | 'discounts' | 'promoCodes'>

export interface OrderSumsInput<Z extends Zone> {
  readonly method: DeliveryMethod
  /** Lines with the discounts already taken off. */
  readonly lines: readonly DiscountedLine[]
  /** The zone of the order: see `zoneOfOrder`. */
  readonly zone: Z | undefined
  /** The storefront passes the delivery price of the server's last answer: it wins over its own copy of the zones. */
  readonly answeredDeliveryMinor?: number | undefined
}

export interface OrderSums<Z extends Zone = Zone> {
  /** The dishes with their modifiers, before every discount. Zone limits and delivery tiers are compared with it. */
  readonly cartSumMinor: number
  readonly discountMinor: number
  readonly promoDiscountMinor: number
  readonly cartTotalMinor: number
  /** Undefined if the zone does not deliver for this sum. The refusal says why. */
  readonly delivery: DeliveryPrice | undefined
  readonly totalMinor: number
  readonly zone: Z | undefined
  /** The zone's rule that makes the delivery price. */
  readonly threshold: Threshold | undefined
  readonly refusal: OrderAmountRefusal | undefined
}

/** All sums of an order. The cart shows them and the server charges them, so both call this one function. */
export function toOrderSums<Z extends Zone>(input: OrderSumsInput<Z>): OrderSums<Z> {
  const { method, lines, answeredDeliveryMinor } = input
  const zone = method === 'DELIVERY' ? input.zone : undefined
  const cartSumMinor = cartSum(lines)
  const allDiscountsMinor = cartDiscount(lines)
  const promoCodesMinor = sumMinor(
    lines.flatMap(({ promoCodes }) => promoCodes.map(({ calculated }) => calculated)),
  )
  const promoDiscountMinor = Math.min(allDiscountsMinor, promoCodesMinor)
  const cartTotalMinor = cartTotal(lines)
  const delivery = toDelivery(method, zone, cartSumMinor, answeredDeliveryMinor)
  return {
    cartSumMinor,
    discountMinor: allDiscountsMinor - promoDiscountMinor,
    promoDiscountMinor,
    cartTotalMinor,
    delivery,
    totalMinor: orderTotal(method, cartTotalMinor, delivery?.amount ?? 0),
    zone,
    threshold: findMatchingThreshold(zone?.thresholds ?? [], cartSumMinor),
    refusal: findOrderAmountRefusal({ method, zone, cartSumMinor }),
  }
}

function toDelivery(
  method: DeliveryMethod,
  zone: Zone | undefined,
  cartSumMinor: number,
  answeredMinor: number | undefined,
): DeliveryPrice | undefined {
  const isUnknown = method === 'DELIVERY' && zone === undefined
  const own = isUnknown ? undefined : findDeliveryPrice(method, zone?.thresholds ?? [], cartSumMinor)
  if (method === 'TAKE_AWAY' || answeredMinor === undefined) return own
  const { rule = 'threshold.delivery-price', deliveryMinutes = 0 } = own ?? {}
  return { amount: answeredMinor, rule, deliveryMinutes }
}
