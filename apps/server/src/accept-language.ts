import { fallbackLocale, isLocale, type Locale } from '@lavash/rulebook/site/locales'
import { parseQualityValues } from '#quality-values.ts'
import { remember } from '#remember.ts'

/** Browsers in Montenegro mostly ask for Serbian. Its speakers read Montenegrin better than the fallback. */
const nearestOwn: ReadonlyMap<string, Locale> = new Map([
  ['sr', 'cnr'],
  ['sh', 'cnr'],
  ['bs', 'cnr'],
  ['hr', 'cnr'],
])

/** Our languages in the order in which an Accept-Language header wishes for them (RFC 9110, 12.5.4). */
export const listWishedLocales = remember((header): readonly Locale[] => {
  const wishes = parseQualityValues(header)
    .filter((wish) => wish.quality > 0)
    .toSorted((left, right) => right.quality - left.quality)
  return [...new Set(wishes.flatMap(({ value }) => findOwn(value) ?? []))]
})

export function findLocale(header: string | undefined): Locale {
  return listWishedLocales(header)[0] ?? fallbackLocale
}

function findOwn(tag: string): Locale | undefined {
  const [language = ''] = tag.split('-')
  if (isLocale(language)) return language
  return nearestOwn.get(language)
}
