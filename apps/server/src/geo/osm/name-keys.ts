import { type Locale, locales } from '@lavash/rulebook/site/locales'

/** Few streets carry name:cnr; the neighbours' Latin spellings read the same. An international name is often English. */
const otherKeys: Partial<Readonly<Record<Locale, readonly string[]>>> = {
  en: ['int_name'],
  cnr: ['name:sr-Latn', 'name:bs', 'name:hr'],
}

/** The tags of OpenStreetMap that name a thing in a language, the best first. */
export function listNameKeys(locale: Locale): readonly string[] {
  return [`name:${locale}`, ...(otherKeys[locale] ?? [])]
}

/** The names that a map tile carries: the one on the spot and those in our languages. */
export const tileNameKeys: readonly string[] = [
  'name',
  ...locales.flatMap(listNameKeys).filter((key) => key.startsWith('name:')),
]
