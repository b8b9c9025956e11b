import { fallbackLocale, type Locale, locales } from '@lavash/rulebook/site/locales'

/** Browsers have no code for Montenegrin. Whoever reads one of these languages reads it too. */
const readsMontenegrin = new Set(['cnr', 'sr', 'hr', 'bs', 'sh'])

/** The language that was chosen here, otherwise the first of the browser's that we speak, otherwise Russian. */
export function toWishedLocale(kept: string | null, languages: readonly string[]): Locale {
  const wishes = [kept, ...languages].map((wish) => wish?.toLowerCase().split('-')[0] ?? '')
  const spoken = wishes.map((wish) => (readsMontenegrin.has(wish) ? 'cnr' : wish))
  return spoken.flatMap((wish) => locales.find((locale) => locale === wish) ?? [])[0] ?? fallbackLocale
}
