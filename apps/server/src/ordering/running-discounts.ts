import type { Discount, ScopedDiscount } from '@lavash/rulebook/money/discounts'
import type { Slug } from '#catalogue/catalogue.ts'
import type { CatalogueIds } from '#catalogue/parts/catalogue-ids.ts'
import { keepByObject } from '#keep-by-object.ts'
import type { RestoEntry } from '#serving/catalogue-index.ts'

/** Discounts of the promotions that run at this venue now, by priority. */
export function listRunningDiscounts(resto: RestoEntry, nowMs: number): readonly ScopedDiscount[] {
  return getDiscounts(resto)
    .filter(({ startAt, endAt }) => (startAt ?? nowMs) <= nowMs && nowMs < (endAt ?? Infinity))
    .map(({ scoped }) => scoped)
}

interface PromotionDiscount {
  readonly scoped: ScopedDiscount
  readonly startAt: number | null
  readonly endAt: number | null
}

const getDiscounts = keepByObject(({ brand, resto }: RestoEntry): readonly PromotionDiscount[] =>
  brand.catalogue.promotions.flatMap(({ restos, positions, discount, startAt, endAt }) => {
    if (discount === null || !(restos?.includes(resto.slug) ?? true)) return []
    const positionIds =
      positions.length === 0 ? null : positions.map((slug) => brand.ids.get('position', slug))
    return [{ scoped: { discount: toDiscountRule(brand.ids, discount), positionIds }, startAt, endAt }]
  }),
)

export function toDiscountRule(ids: CatalogueIds, discount: Discount<Slug>): Discount {
  return discount.kind === 'gift'
    ? { ...discount, position: ids.get('position', discount.position) }
    : discount
}
