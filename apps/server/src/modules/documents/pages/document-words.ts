import type { Locale } from '@lavash/rulebook/site/locales'
import cnr from '#modules/documents/messages/cnr.json' with { type: 'json' }
import en from '#modules/documents/messages/en.json' with { type: 'json' }
import ru from '#modules/documents/messages/ru.json' with { type: 'json' }

/** Copies of the storefront's messages under the same keys. document-words.test.ts compares them. */
const words: Readonly<Record<Locale, Readonly<Record<WordKey, string>>>> = { ru, en, cnr }

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
