import { takeDiscount } from './discounts.ts'
import type { DiscountableLine, DiscountKind } from './discounts.ts'
import { prorateMinor, sumMinor } from './money.ts'
import type { PromoCode } from './promo-codes.ts'

export type PromoCodeRule = `promo-code.${DiscountKind}` | 'promo-code.max-discount'

export interface CalculatedPromoCode {
  /** False while the code waits: the order is below its minimum, or the dishes it needs are not in the cart. */
  readonly active: boolean
  readonly amountMinor: number
  readonly rule: PromoCodeRule
  /** One part for each line, in the order of the lines. The parts add up to the amount. */
  readonly parts: readonly number[]
}

type Terms = Pick<PromoCode, 'discount' | 'positionIds' | 'minOrderMinor' | 'maxDiscountMinor'>

/** What a code takes off the lines. A discount above `maxDiscountMinor` is cut, and its parts shrink in proportion. */
export function promoCodeDiscount(promoCode: Terms, lines: readonly DiscountableLine[]): CalculatedPromoCode {
  const { discount, minOrderMinor, maxDiscountMinor } = promoCode
  const rule: PromoCodeRule = `promo-code.${discount.kind}`
  const orderMinor = sumMinor(lines.map(({ leftMinor }) => leftMinor))
  if (orderMinor < (minOrderMinor ?? 0)) {
    return { active: false, amountMinor: 0, rule, parts: lines.map(() => 0) }
  }
  const parts = takeDiscount(promoCode, lines)
  const amountMinor = sumMinor(parts)
  if (maxDiscountMinor !== null && amountMinor > maxDiscountMinor) {
    return {
      active: true,
      amountMinor: maxDiscountMinor,
      rule: 'promo-code.max-discount',
      parts: prorateMinor(maxDiscountMinor, parts),
    }
  }
  return { active: amountMinor > 0 || orderMinor === 0, amountMinor, rule, parts }
}
