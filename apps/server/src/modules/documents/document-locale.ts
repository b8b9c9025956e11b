import { languages, toLanguageTag } from '@lavash/rulebook/site/locales'
import type { Locale } from '@lavash/rulebook/site/locales'
import type { BrandEntry } from '#serving/catalogue-index.ts'

const parameter = 'lang'

/**
 * The language of an address: `?lang=en`, or the brand's own. Accept-Language does not count, because the storefront
 * does not follow it either (B-09), and search engines cannot list two languages under one address.
 */
export function findDocumentLocale(
  { locales, defaultLocale }: BrandEntry,
  query: Readonly<Record<string, unknown>>,
): Locale {
  return locales.find((locale) => locale === query[parameter]) ?? defaultLocale
}

/** The brand's own language has the plain address. */
export function toAddress(path: string, { defaultLocale }: BrandEntry, locale: Locale): string {
  return locale === defaultLocale ? path : `${path}?${parameter}=${locale}`
}

/** Search engines know only ISO 639-1, which has no code for Montenegrin. */
export function toHreflang(locale: Locale): string {
  return toLanguageTag(locale)
}

/** Open Graph writes language_TERRITORY. */
export function toOpenGraphLocale(locale: Locale): string {
  return languages[locale].intl.replace('-Latn', '').replace('-', '_')
}
