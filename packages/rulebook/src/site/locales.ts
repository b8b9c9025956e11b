/** Interface languages of section 1; ru is the default and the fallback. */
export const locales = ['ru', 'en', 'cnr'] as const
export type Locale = (typeof locales)[number]
export const fallbackLocale: Locale = 'ru'

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value)
}
