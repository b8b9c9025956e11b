import type { Locale } from '@lavash/rulebook/locales'

/** No browser knows cnr; Montenegro writes sums as Serbian in Latin letters does. */
const numberLocales: Readonly<Record<Locale, string>> = { ru: 'ru', en: 'en', cnr: 'sr-Latn-ME' }

/** A sum inside a sentence of a refusal; everywhere else amounts travel as numbers. */
export function toMoneyText(amountMinor: number, currency: string, locale: Locale): string {
  const format = new Intl.NumberFormat(numberLocales[locale], {
    style: 'currency',
    currency,
    minimumFractionDigits: 0,
    maximumFractionDigits: 2,
  })
  return format.format(amountMinor / 100)
}
