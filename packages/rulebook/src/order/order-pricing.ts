import type { VenueAvailability } from '#availability/venue-availability.ts'
import { cartSum } from '#cart/cart.ts'
import { isMenuOfMethod } from './delivery-methods.ts'
import type { DeliveryMethod, RestoMenu } from './delivery-methods.ts'
import type { DeliveryPriceRule } from './delivery-price.ts'
import type { ScopedDiscount } from '#money/discounts.ts'
import type { PromoCodeErrorCode } from '#site/error-codes.ts'
import { priceLine } from '#money/line-pricing.ts'
import type { ChosenLine, LineRefusal, SoldPosition, SummedLine } from '#money/line-pricing.ts'
import type { PositionModifiers } from '#menu/modifiers.ts'
import { subtractMinor } from '#money/money.ts'
import type { OrderAmountRefusal } from './order-amount.ts'
import { toOrderSums } from './order-sums.ts'
import type { OrderSums } from './order-sums.ts'
import type { DeliveryLine, PricedLine, PricedOrder, PromoCodeState, RuledAmount } from './priced-order.ts'
import { takeVenueDiscounts } from '#money/venue-discounts.ts'
import { promoCodeDiscount } from '#money/promo-code-discount.ts'
import { findPromoCodeRefusal } from '#money/promo-codes.ts'
import type { PromoCode, PromoCodeUsage } from '#money/promo-codes.ts'
import type { TimeZone } from '#time/time-zone.ts'
import { zoneOfOrder } from '#place/zones.ts'
import type { GeoPoint, Zone } from '#place/zones.ts'

export interface PriceOrderInput {
  readonly restoId: number
  readonly deliveryMethod: DeliveryMethod
  readonly lines: readonly ChosenLine[]
  /** All of the venue: positions of menus that do not belong to the method are not sold by it. */
  readonly menus: readonly Pick<RestoMenu, 'id' | 'order' | 'isDelivery' | 'isTakeAway'>[]
  readonly positions: readonly SoldPosition[]
  readonly modifiers: readonly PositionModifiers[]
  /** The venue's availability at the time of the order. Undefined: nothing is limited. */
  readonly availability?: VenueAvailability | undefined
  /** Discounts of the running promotions, in the order in which they are taken. */
  readonly discounts: readonly ScopedDiscount[]
  /** `found` is undefined if the customer's code does not exist. */
  readonly promoCode?: { readonly found: PromoCode | undefined; readonly usage: PromoCodeUsage } | undefined
  /** Of this venue. The sum of the dishes decides between overlapping zones, so the zone is found here. */
  readonly zones: readonly Zone[]
  readonly location?: GeoPoint | undefined
  readonly nowMs: number
  readonly timeZone: TimeZone
}

export type OrderRefusal = LineRefusal | { readonly code: PromoCodeErrorCode } | OrderAmountRefusal

export type OrderPricing =
  | { readonly ok: true; readonly order: PricedOrder }
  | { readonly ok: false; readonly refusals: readonly OrderRefusal[] }

/**
 * Prices an order for preflight and for placing; the cart on the screen shares its sums (`toOrderSums`).
 * If a line is refused, only refused lines are reported, because no sum is right without them. A refused promo code is
 * reported before the amount.
 */
export function priceOrder(input: PriceOrderInput): OrderPricing {
  const soldMenus = input.menus.filter((menu) => isMenuOfMethod(menu, input.deliveryMethod))
  const sold = new Set(soldMenus.map((menu) => menu.id))
  const positions = input.positions.filter((position) => sold.has(position.menu.id))
  const summed: SummedLine[] = []
  const lineRefusals: LineRefusal[] = []
  for (const [index, line] of input.lines.entries()) {
    const answer = priceLine(line, index, {
      positions,
      modifiers: input.modifiers,
      availability: input.availability,
    })
    if ('code' in answer) lineRefusals.push(answer)
    else summed.push(answer)
  }
  if (lineRefusals.length > 0) return { ok: false, refusals: lineRefusals }

  const promoRefusal =
    input.promoCode &&
    findPromoCodeRefusal(input.promoCode.found, {
      ...input,
      atMs: input.nowMs,
      usage: input.promoCode.usage,
    })
  const { lines, promoCode } = takeOff(
    summed,
    input.discounts,
    promoRefusal ? undefined : input.promoCode?.found,
  )
  const zone = zoneOfOrder({
    method: input.deliveryMethod,
    zones: input.zones,
    location: input.location,
    cartSumMinor: cartSum(lines),
  })
  const sums = toOrderSums({ method: input.deliveryMethod, lines, zone })
  const refusals = [promoRefusal && { code: promoRefusal }, sums.refusal].filter(
    (refusal) => refusal !== undefined,
  )
  if (refusals.length > 0) return { ok: false, refusals }
  return { ok: true, order: toPricedOrder(input.deliveryMethod, lines, sums, promoCode) }
}

function toPricedOrder(
  method: DeliveryMethod,
  lines: readonly PricedLine[],
  sums: OrderSums,
  promoCode: PromoCodeState | undefined,
): PricedOrder {
  const { delivery, zone, cartSumMinor, discountMinor, promoDiscountMinor } = sums
  if (!delivery) throw new Error(`No delivery price for an amount nothing restricts: ${cartSumMinor}`)
  return {
    lines,
    deliveryLine: method === 'DELIVERY' ? toDeliveryLine(delivery) : undefined,
    promoCode,
    sum: { amount: cartSumMinor, rule: 'cart.sum' },
    discount: { amount: discountMinor + promoDiscountMinor, rule: 'cart.discount' },
    cartTotal: { amount: sums.cartTotalMinor, rule: 'cart.total' },
    deliveryPrice: { amount: delivery.amount, rule: delivery.rule },
    total: { amount: sums.totalMinor, rule: 'order.total' },
    zoneId: zone?.id,
    deliveryMinutes: delivery.deliveryMinutes,
  }
}

/** The discounts of promotions come first, the promo code counts what they leave. */
function takeOff(
  summed: readonly SummedLine[],
  discounts: readonly ScopedDiscount[],
  promoCode: PromoCode | undefined,
): { lines: PricedLine[]; promoCode: PromoCodeState | undefined } {
  const reduced = takeVenueDiscounts(
    discounts,
    summed.map((line) => ({ ...line, leftMinor: line.sum })),
  )
  const promo = promoCode && promoCodeDiscount(promoCode, reduced)
  const lines = reduced.map(({ leftMinor, ...line }, index): PricedLine => {
    const calculated = promo?.parts[index] ?? 0
    const promoCodes =
      promo && promoCode && calculated > 0 ? [{ code: promoCode.code, calculated, rule: promo.rule }] : []
    return { ...line, specials: [], promoCodes, payableAmount: subtractMinor(leftMinor, calculated) }
  })
  return { lines, promoCode: promo && promoCode && toPromoCodeState(promoCode, promo.active) }
}

function toPromoCodeState(promoCode: PromoCode, active: boolean): PromoCodeState {
  const { code, maxDiscountMinor, minOrderMinor } = promoCode
  return { active, code, maxDiscountMinor, minOrderMinor }
}

function toDeliveryLine({ amount, rule }: RuledAmount<DeliveryPriceRule>): DeliveryLine {
  return {
    id: 0,
    specials: ['DELIVERY_PRICE'],
    sum: amount,
    rule,
    discounts: [],
    promoCodes: [],
    payableAmount: amount,
  }
}
