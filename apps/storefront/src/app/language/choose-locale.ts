import { fallbackLocale, type Locale } from '@lavash/rulebook/site/locales'
import { getCurrentLocale } from '#config/current-locale.ts'
import type { Settings } from '#config/settings.ts'
import { setStored } from '#storage/stored-values.ts'
import { findVisitValue } from '#storage/visit-values.ts'

/**
 * B-09: the stored language, else the configured one, else the brand's first, else Russian. Only languages of the
 * brand count. A link may set a language for the visit (early/early-requests.ts).
 */
export function toWantedLocale(stored: Locale | null, { locale, brand }: Settings): Locale {
  const wishes: unknown[] = [stored, findVisitValue('locale'), locale, brand.locales[0]]
  return wishes.flatMap((wish) => brand.locales.find((spoken) => spoken === wish) ?? [])[0] ?? fallbackLocale
}

/** Stored only if it differs. The page follows the stored value (language-keeper.tsx). */
export function chooseLocale(locale: Locale): void {
  if (locale !== getCurrentLocale()) setStored({ app_locale: locale })
}
