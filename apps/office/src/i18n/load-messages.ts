import type { Locale } from '@lavash/rulebook/site/locales'
import type { Messages } from '#i18n/use-text.ts'

/** One chunk for each language; a visitor loads the one that is shown. The files arrive compiled (vite.config.ts). */
const loaders = import.meta.glob<Messages>('./messages/*.json', { import: 'default' })

export async function loadMessages(locale: Locale): Promise<Messages> {
  const load = loaders[`./messages/${locale}.json`]
  if (load === undefined) throw new Error(`The office has no texts in ${locale}`)
  return load()
}
