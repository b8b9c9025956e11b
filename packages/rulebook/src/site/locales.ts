interface Language {
  /** As its own speakers write it. */
  readonly name: string
  /** The language that Intl formats and counts in. */
  readonly intl: string
}

/**
 * B-09: the languages of the product. A new one is a row here and its message files; `npm run check` names every file
 * that is missing. Intl has no data for cnr and would guess by the device, so Montenegrin takes Serbian in Latin script as
 * written in Montenegro. English is British: hours from 0 to 24 and the day before the month, as the venues write them.
 */
export const languages = {
  ru: { name: 'Русский', intl: 'ru-RU' },
  en: { name: 'English', intl: 'en-GB' },
  cnr: { name: 'Crnogorski', intl: 'sr-Latn-ME' },
} as const satisfies Readonly<Record<string, Language>>

export type Locale = keyof typeof languages

// Object.keys gives strings; the table has no other keys.
export const locales = Object.keys(languages) as readonly Locale[]

/** For texts that a language lacks, and for whoever asks for no language of ours. */
export const fallbackLocale: Locale = 'ru'

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value)
}

/** The language of an `html` element, a search engine or a vendor: ISO 639-1 has no Montenegrin. */
export function toLanguageTag(locale: Locale): string {
  const { intl } = languages[locale]
  return intl.startsWith(`${locale}-`) ? locale : intl
}
