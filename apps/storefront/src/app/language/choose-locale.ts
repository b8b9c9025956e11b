import { fallbackLocale, type Locale } from '@lavash/rulebook/site/locales'
import { getCurrentLocale } from '#config/current-locale.ts'
import type { Settings } from '#config/settings.ts'
import { setStored } from '#storage/stored-values.ts'
import { findVisitValue } from '#storage/visit-values.ts'

/**
 * B-09: the stored one, else the configured one, else the brand's first, else Russian. What the brand does not speak does
 * not count. The visit's is what the last link into a language asked for (early/early-requests.ts).
 */
export function toWantedLocale(stored: Locale | null, { locale, brand }: Settings): Locale {
  const wishes: unknown[] = [stored, findVisitValue('locale'), locale, brand.locales[0]]
  return wishes.flatMap((wish) => brand.locales.find((spoken) => spoken === wish) ?? [])[0] ?? fallbackLocale
}

/** Only when it differs; the page follows the stored value (language-keeper.tsx). */
export function chooseLocale(locale: Locale): void {
  if (locale !== getCurrentLocale()) setStored({ app_locale: locale })
}
