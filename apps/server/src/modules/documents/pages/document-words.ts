import type { Locale } from '@lavash/rulebook/site/locales'
import type ru from '#modules/documents/messages/ru.json'
import { readMessages } from '#messages/read-messages.ts'

/** Copies of the storefront's messages under the same keys. document-words.test.ts compares them. */
const words = readMessages<WordKey>(new URL('../messages/', import.meta.url))

export type WordKey = keyof typeof ru

export function toWords(
  key: WordKey,
  locale: Locale,
  params: Readonly<Record<string, string | number>> = {},
): string {
  return words[locale][key].replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`The text ${key} needs ${name}`)
    return String(value)
  })
}
