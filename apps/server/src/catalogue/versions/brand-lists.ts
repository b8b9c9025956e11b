import type { City, LocalText } from '#catalogue/catalogue.ts'
import type { Locale } from '@lavash/rulebook/site/locales'
import type { BrandParts } from '#catalogue/parts/brand-parts.ts'
import type { CatalogueIds } from '#catalogue/parts/catalogue-ids.ts'

/**
 * What the directory keeps of a brand: which numbers are its own, and what lists over several brands say of it.
 * So neither finding the brand of a venue nor listing the venues of all brands reads a brand.
 */
export interface BrandLists {
  readonly locales: readonly Locale[]
  readonly defaultLocale: Locale
  /** Those with a venue, in the owner's order. */
  readonly cities: readonly (Omit<City, 'slug'> & { readonly id: number })[]
  /** In the order customers see them. */
  readonly restos: readonly { readonly id: number; readonly name: LocalText; readonly cityIds: number[] }[]
  readonly menuIds: readonly number[]
}

export function toBrandLists({ brand, cities, restos, menus }: BrandParts, ids: CatalogueIds): BrandLists {
  const used = new Set(restos.flatMap(({ resto }) => resto.cities))
  return {
    locales: brand.locales,
    defaultLocale: brand.defaultLocale,
    cities: cities
      .filter(({ slug }) => used.has(slug))
      .map(({ slug, ...city }) => ({ id: ids.get('city', slug), ...city })),
    restos: restos.map(({ resto }) => ({
      id: ids.get('resto', resto.slug),
      name: resto.name,
      cityIds: resto.cities.map((slug) => ids.get('city', slug)),
    })),
    menuIds: menus.map(({ menu }) => ids.get('menu', menu.slug)),
  }
}
