import { deliveryMethods } from '@lavash/rulebook/order/delivery-methods'
import type * as catalogue from '#catalogue/catalogue.ts'
import { listPromotions } from '#serving/answers/to-promotions.ts'
import type { BrandEntry, MenuEntry, RestoEntry } from '#serving/catalogue-index.ts'

/**
 * The offer for a reader without a venue: everything that can be ordered at some venue. A dish costs the same at
 * each, so prices are right everywhere.
 */

/** The venue of a first visit. Its menus come first. */
export function findMainResto({ catalogue: { brand }, restos }: BrandEntry): RestoEntry | undefined {
  return restos.find(({ resto }) => resto.slug === brand.defaults.resto) ?? restos[0]
}

/** Menus for the table only are not part of any storefront. */
export function listOrderMenus(brand: BrandEntry): MenuEntry[] {
  const main = findMainResto(brand)
  const restos = main === undefined ? [] : [main, ...brand.restos]
  const slugs = new Set(restos.flatMap(({ resto }) => resto.menus.filter(isOrdered).map(({ menu }) => menu)))
  return [...slugs].flatMap((slug) => brand.menus.get(brand.ids.get('menu', slug)) ?? [])
}

export function isOrdered({ methods }: catalogue.Resto['menus'][number]): boolean {
  return deliveryMethods.some((method) => methods.includes(method))
}

export interface LivePromotion {
  readonly promotion: catalogue.Promotion
  /** One of the venues where it runs, preferably the main one. */
  readonly resto: RestoEntry
}

/** Every promotion that runs or is announced at some venue, by priority. */
export function listLivePromotions(brand: BrandEntry, nowMs: number): LivePromotion[] {
  const main = findMainResto(brand)
  const restos = main === undefined ? [] : [main, ...brand.restos]
  const found = new Map<catalogue.Promotion, RestoEntry>()
  for (const resto of restos) {
    for (const promotion of listPromotions(resto, nowMs)) {
      if (!found.has(promotion)) found.set(promotion, resto)
    }
  }
  return brand.catalogue.promotions.flatMap((promotion) => {
    const resto = found.get(promotion)
    return resto === undefined ? [] : [{ promotion, resto }]
  })
}
