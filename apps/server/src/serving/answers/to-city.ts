import type { City } from '@lavash/contract/cities'
import type { Locale } from '@lavash/rulebook/site/locales'
import type { CityEntry } from '#serving/catalogue-index.ts'
import { getText } from '#serving/choose-locale.ts'

export function toCity({ id, city }: CityEntry, locale: Locale): City {
  const { name, bounds, center, zoom } = city
  return { id, name: getText(name, locale), bounds, center, zoom }
}
