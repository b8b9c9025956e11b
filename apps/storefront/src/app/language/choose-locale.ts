import { fallbackLocale, type Locale } from '@lavash/rulebook/locales'
import { getCurrentLocale } from '#config/current-locale.ts'
import type { Settings } from '#config/settings.ts'
import { setStored } from '#storage/stored-values.ts'

/** B-09: the stored one, else the configured one, else the brand's first, else Russian. What the brand does not speak does not count. */
export function toWantedLocale(stored: Locale | null, { locale, brand }: Settings): Locale {
  const offered = [stored, locale, brand.locales[0]].find(
    (wish) => wish !== null && wish !== undefined && brand.locales.includes(wish),
  )
  return offered ?? fallbackLocale
}

/** Only when it differs; the page follows the stored value (language-keeper.tsx). */
export function chooseLocale(locale: Locale): void {
  if (locale !== getCurrentLocale()) setStored({ app_locale: locale })
}
