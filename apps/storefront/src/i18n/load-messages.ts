import type { Locale } from '@lavash/rulebook/site/locales'
import type { Messages } from '#i18n/use-text.ts'

/** One chunk a language: a visitor loads the one that is shown. The files arrive compiled (compile-messages.ts of @lavash/web-build). */
const loaders: Record<Locale, () => Promise<{ default: unknown }>> = {
  ru: () => import('#i18n/messages/ru.json'),
  en: () => import('#i18n/messages/en.json'),
  cnr: () => import('#i18n/messages/cnr.json'),
}

export async function loadMessages(locale: Locale): Promise<Messages> {
  const loaded = await loaders[locale]()
  // The shape is proven by the check of equal keys and parameters in all three languages.
  return loaded.default as Messages
}
