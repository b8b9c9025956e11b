import type { Discount, DiscountKind } from '@lavash/rulebook/money/discounts'
import type { Slug } from '#catalogue/catalogue.ts'
import type { DiscountSource } from '#catalogue/schema/discount.ts'
import { fromPrice } from '#catalogue/writing/from-texts.ts'

type Writers = {
  [Kind in DiscountKind]: (discount: Extract<Discount<Slug>, { kind: Kind }>) => DiscountSource
}

const writers: Writers = {
  percent: ({ percent }) => ({ percent }),
  amount: ({ amountMinor }) => ({ amount: fromPrice(amountMinor) }),
  'cheapest-of': ({ count, percent }) => ({ cheapestOf: { count, ...(percent < 100 && { percent }) } }),
  'n-for-m': ({ count, payFor }) => ({ nForM: { count, payFor } }),
  gift: ({ position, minSumMinor }) => ({ gift: { position, minSum: fromPrice(minSumMinor) } }),
}

export function fromDiscount(discount: Discount<Slug>): DiscountSource {
  // The compiler cannot see that the row of a kind takes just that kind.
  const write = writers[discount.kind] as (discount: Discount<Slug>) => DiscountSource
  return write(discount)
}
