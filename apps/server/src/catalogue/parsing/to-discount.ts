import type { Discount } from '@lavash/rulebook/money/discounts'
import type { Slug } from '#catalogue/catalogue.ts'
import type { DiscountSource } from '#catalogue/schema/discount.ts'
import { getPriceMinor } from './parse-price.ts'

/** `check-discounts.ts` has refused a folder whose discount has no key or several. */
export function toDiscount({ percent, amount, cheapestOf, nForM, gift }: DiscountSource): Discount<Slug> {
  if (percent !== undefined) return { kind: 'percent', percent }
  if (cheapestOf !== undefined) {
    return { kind: 'cheapest-of', count: cheapestOf.count, percent: cheapestOf.percent ?? 100 }
  }
  if (nForM !== undefined) return { kind: 'n-for-m', ...nForM }
  if (gift !== undefined) {
    return { kind: 'gift', position: gift.position, minSumMinor: getPriceMinor(gift.minSum) }
  }
  return { kind: 'amount', amountMinor: getPriceMinor(amount) }
}
