import { percentOfMinor, prorateMinor, sumMinor } from './money.ts'
import type { PromoCode } from './promo-codes.ts'

export type PromoCodeRule = 'promo-code.percent' | 'promo-code.amount' | 'promo-code.max-discount'

export interface CalculatedPromoCode {
  /** False while the order is below the code's minimum: nothing is taken off yet. */
  readonly active: boolean
  readonly amount: number
  readonly rule: PromoCodeRule
  /** One part a line, in the order of the lines, adding up to the amount. */
  readonly parts: readonly number[]
}

/**
 * Counted once on the whole order and then split over the lines. Rounding line by line would give several kopecks
 * more or less than the percent promises.
 */
export function promoCodeDiscount(
  promoCode: Pick<PromoCode, 'discount' | 'minOrderAmount' | 'maxDiscountAmount'>,
  lineAmountsMinor: readonly number[],
): CalculatedPromoCode {
  const baseMinor = sumMinor(lineAmountsMinor)
  const { discount, minOrderAmount, maxDiscountAmount } = promoCode
  const rule: PromoCodeRule = `promo-code.${discount.kind}`
  if (baseMinor < (minOrderAmount ?? 0)) {
    return { active: false, amount: 0, rule, parts: lineAmountsMinor.map(() => 0) }
  }
  const promisedMinor =
    discount.kind === 'percent' ? percentOfMinor(baseMinor, discount.percent) : discount.amountMinor
  const isCapped = maxDiscountAmount !== null && promisedMinor > maxDiscountAmount
  const amount = Math.min(isCapped ? maxDiscountAmount : promisedMinor, baseMinor)
  return {
    active: true,
    amount,
    rule: isCapped ? 'promo-code.max-discount' : rule,
    parts: prorateMinor(amount, lineAmountsMinor),
  }
}
