import type { Locale } from '@lavash/rulebook/site/locales'
import { type ServerTextKey, toServerText } from '#error-message.ts'
import type { MessageParams } from '#errors.ts'

type ToWordKey<Key> = Key extends `text.page.${infer Word}` ? Word : never
type WordKey = ToWordKey<ServerTextKey>

/** Copies of the storefront's messages under the same keys. document-words.test.ts compares them. */
export function toWords(key: WordKey, locale: Locale, params?: MessageParams): string {
  return toServerText(`text.page.${key}`, locale, params)
}
