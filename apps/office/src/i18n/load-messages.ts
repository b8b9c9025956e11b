import type { Locale } from '@lavash/rulebook/site/locales'

/** Two chunks for each language: the texts of the sign-in, and those behind it. The files arrive compiled (vite.config.ts). */
const first = import.meta.glob<object>('./messages/*.json', { import: 'default' })
const later = import.meta.glob<object>('./messages/*.json', { import: 'default', query: '?later' })

export const loadFirstMessages = (locale: Locale) => load(first, locale)
export const loadLaterMessages = (locale: Locale) => load(later, locale)

async function load(files: typeof first, locale: Locale): Promise<object> {
  const open = files[`./messages/${locale}.json`]
  if (open === undefined) throw new Error(`The office has no texts in ${locale}`)
  return open()
}
