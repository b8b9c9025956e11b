import type { Locale } from '@lavash/rulebook/site/locales'
import { listWishedLocales } from '#accept-language.ts'
import type { LocalText } from '#catalogue/catalogue.ts'
import type { BrandEntry } from './catalogue-index.ts'

/** The best wish that the brand speaks, otherwise the brand's own language. */
export function chooseLocale(
  brand: Pick<BrandEntry, 'locales' | 'defaultLocale'>,
  acceptLanguage: string | undefined,
): Locale {
  const wished = listWishedLocales(acceptLanguage).find((locale) => brand.locales.includes(locale))
  return wished ?? brand.defaultLocale
}

/** An import lets no text through that lacks a language of its brand. */
export function getText(text: LocalText, locale: Locale): string {
  const found = text[locale]
  if (found === undefined) throw new Error(`A text of the catalogue is not written in ${locale}`)
  return found
}
