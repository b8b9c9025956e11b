import type { DeliveryPriceRule } from './delivery-price.ts'
import type { CalculatedDiscount } from '#money/venue-discounts.ts'
import type { SummedLine } from '#money/line-pricing.ts'
import type { PromoCodeRule } from '#money/promo-code-discount.ts'

/** Every amount names the rule that made it, so that a customer's question has an answer. */
export interface RuledAmount<Rule extends string> {
  readonly amount: number
  readonly rule: Rule
}

export interface PricedLine extends SummedLine {
  readonly specials: readonly []
  readonly discounts: readonly CalculatedDiscount[]
  readonly promoCodes: readonly {
    readonly code: string
    readonly calculated: number
    readonly rule: PromoCodeRule
  }[]
  readonly payableAmount: number
}

/** Delivery travels among the positions, marked by its special; 0 is no position's id. */
export interface DeliveryLine {
  readonly id: 0
  readonly specials: readonly ['DELIVERY_PRICE']
  readonly sum: number
  readonly rule: DeliveryPriceRule
  readonly discounts: readonly []
  readonly promoCodes: readonly []
  readonly payableAmount: number
}

/** On the wire these keys end in `Amount`, because the specification names them so. */
export interface PromoCodeState {
  readonly active: boolean
  readonly code: string
  readonly maxDiscountMinor: number | null
  readonly minOrderMinor: number | null
}

export interface PricedOrder {
  readonly lines: readonly PricedLine[]
  readonly deliveryLine: DeliveryLine | undefined
  readonly promoCode: PromoCodeState | undefined
  readonly sum: RuledAmount<'cart.sum'>
  readonly discount: RuledAmount<'cart.discount'>
  readonly cartTotal: RuledAmount<'cart.total'>
  readonly deliveryPrice: RuledAmount<DeliveryPriceRule>
  readonly total: RuledAmount<'order.total'>
  readonly zoneId: number | undefined
  /** 0 when nothing is promised. */
  readonly deliveryMinutes: number
}
