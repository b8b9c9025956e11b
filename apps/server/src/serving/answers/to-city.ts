import type { City } from '@lavash/contract/cities'
import type { Locale } from '@lavash/rulebook/site/locales'
import type { BrandLists } from '#catalogue/versions/brand-lists.ts'
import { getText } from '#serving/choose-locale.ts'

export function toCity(
  { id, name, bounds, center, zoom }: BrandLists['cities'][number],
  locale: Locale,
): City {
  return { id, name: getText(name, locale), bounds, center, zoom }
}
