import type { Locale } from './locales.ts'

/**
 * The language Intl formats in. It has no data for cnr and would guess by the device, so Montenegrin takes
 * Serbian in Latin script as written in Montenegro. English is British: hours from 0 to 24 and the day before
 * the month, as the venues themselves write them.
 */
export const formatLocales = {
  ru: 'ru-RU',
  en: 'en-GB',
  cnr: 'sr-Latn-ME',
} as const satisfies Record<Locale, string>
