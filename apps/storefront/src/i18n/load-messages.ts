import type { Locale } from '@lavash/rulebook/site/locales'
import type { Messages } from '#i18n/use-text.ts'

/** One chunk a language: a visitor loads the one that is shown. The files arrive compiled (compile-messages.ts of @lavash/web-build). */
const loaders = import.meta.glob<{ default: unknown }>('./messages/*.json')

export async function loadMessages(locale: Locale): Promise<Messages> {
  const load = loaders[`./messages/${locale}.json`]
  if (load === undefined) throw new Error(`There are no texts in ${locale}`)
  // The shape is proven by the check of equal keys and parameters in all languages.
  return (await load()).default as Messages
}
