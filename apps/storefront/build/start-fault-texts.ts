import { readFileSync } from 'node:fs'
import { locales } from '@lavash/rulebook/site/locales'

/** What the page says in each language where neither the script nor its texts arrive. */
export const startFaultTexts = locales.map((locale) => {
  const file = new URL(`../src/i18n/messages/${locale}.json`, import.meta.url)
  const messages: unknown = JSON.parse(readFileSync(file, 'utf8'))
  return { locale, text: textAt(messages, 'boot.notLoaded'), reload: textAt(messages, 'app.reload') }
})

function textAt(messages: unknown, key: string): string {
  const text = key.split('.').reduce<unknown>((part, name) => Object(part)[name], messages)
  if (typeof text !== 'string') throw new Error(`There is no text ${key}`)
  return text
}
