/** B-09: interface languages. ru is the default and the fallback. */
export const locales = ['ru', 'en', 'cnr'] as const
export type Locale = (typeof locales)[number]
export const fallbackLocale: Locale = 'ru'

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value)
}
