import { readFileSync } from 'node:fs'
import { type Locale, locales } from '@lavash/rulebook/site/locales'

/** A folder's texts in every language. `npm run check` refuses files whose keys differ from those of ru.json. */
export function readMessages<Key extends string>(
  folder: URL,
): Readonly<Record<Locale, Readonly<Record<Key, string>>>> {
  const read = (locale: Locale): [Locale, unknown] => [
    locale,
    JSON.parse(readFileSync(new URL(`${locale}.json`, folder), 'utf8')),
  ]
  return Object.fromEntries(locales.map(read)) as Record<Locale, Record<Key, string>>
}
