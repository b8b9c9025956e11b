import { type Locale, locales } from '@lavash/rulebook/site/locales'
import type { LocalNames } from '#geo/addresses/address-book.ts'
import { listNameKeys } from '#geo/osm/name-keys.ts'
import type { Tags } from '#geo/osm/osm-element.ts'

/** Capitals have names in a hundred scripts, but our customers type in two. */
const isTypable = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]+$/u
const aliasKeys = new Set(['alt_name', 'old_name', 'official_name', 'short_name', 'loc_name', 'int_name'])

export function toLocalNames(tags: Tags): LocalNames | undefined {
  const [local, ...others] = splitNames(tags['name'])
  if (local === undefined) return undefined
  const inLocale: Partial<Record<Locale, string>> = {}
  for (const locale of locales) {
    const key = listNameKeys(locale).find((candidate) => splitNames(tags[candidate]).length > 0)
    const [name] = splitNames(tags[key ?? ''])
    if (name !== undefined) inLocale[locale] = name
  }
  const shown = new Set([local, ...Object.values(inLocale)])
  const aliases = new Set(others)
  for (const [key, value] of Object.entries(tags)) {
    const isAlias = aliasKeys.has(key) || /^(?:alt_name|old_name|name):/.test(key)
    if (isAlias) for (const name of splitNames(value)) aliases.add(name)
  }
  return { local, inLocale, aliases: [...aliases].filter((name) => !shown.has(name) && isTypable.test(name)) }
}

/** Two names of one object are written «a;b», https://wiki.openstreetmap.org/wiki/Semi-colon_value_separator */
export function splitNames(value: string | undefined): string[] {
  return (value ?? '')
    .split(';')
    .map((name) => name.trim())
    .filter((name) => name !== '')
}
