import { toPath } from '@lavash/rulebook/site/site-pages'
import { toAddress } from '#modules/documents/document-locale.ts'
import { listLivePromotions, listOrderMenus } from '#modules/documents/pages/brand-offer.ts'
import type { BrandEntry } from '#serving/catalogue-index.ts'

/** Every public page of the brand in each of its languages, the default language first. */
export function listAddresses(brand: BrandEntry, nowMs: number): string[] {
  const menus = listOrderMenus(brand)
  const promotions = listLivePromotions(brand, nowMs)
  const paths = [
    toPath('home.index'),
    ...menus.map(({ id }) => toPath('menus.show', { menuId: id })),
    toPath('promotions.index'),
    ...promotions.map(({ promotion }) =>
      toPath('promotions.show', { promotionId: brand.ids.get('promotion', promotion.slug) }),
    ),
    toPath('restos.index'),
    ...brand.restos.map(({ id }) => toPath('restos.show', { restoId: id })),
    toPath('terms-of-sale'),
    ...menus.flatMap(({ id: menuId, positions }) =>
      positions.map(({ id: positionId }) => toPath('menus.positions.show', { menuId, positionId })),
    ),
  ]
  const locales = brand.locales.toSorted(
    (a, b) => Number(b === brand.defaultLocale) - Number(a === brand.defaultLocale),
  )
  return locales.flatMap((locale) => paths.map((path) => toAddress(path, brand, locale)))
}
