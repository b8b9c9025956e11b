import type { Locale } from '@lavash/rulebook/site/locales'
import type { GeoNameLocale } from '#db/tables/geo.ts'
import type { LocalNames } from '#geo/addresses/address-book.ts'

export interface NameRow {
  readonly locale: GeoNameLocale
  readonly name: string
}

export function toNameRows({ local, inLocale, aliases }: LocalNames): NameRow[] {
  return [
    { locale: 'local', name: local },
    ...Object.entries(inLocale).map(([locale, name]) => ({ locale: locale as Locale, name })),
    ...aliases.map((name) => ({ locale: 'alias' as const, name })),
  ]
}

export function fromNameRows(rows: readonly NameRow[]): LocalNames {
  const inLocale: Partial<Record<Locale, string>> = {}
  const aliases: string[] = []
  let local = ''
  for (const { locale, name } of rows) {
    if (locale === 'local') local = name
    else if (locale === 'alias') aliases.push(name)
    else inLocale[locale] = name
  }
  return { local, inLocale, aliases }
}
