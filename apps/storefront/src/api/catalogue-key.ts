import type { Locale } from '@lavash/rulebook/site/locales'

type Part = 'cities' | 'city' | 'groups' | 'positions' | 'resto' | 'page'

/** Everything the catalogue says is said in a language, so the language is part of every key. */
export function toCatalogueKey(locale: Locale, part: Part, ...ids: (string | number)[]) {
  return ['catalogue', locale, part, ...ids] as const
}

export const catalogueKey = ['catalogue'] as const
