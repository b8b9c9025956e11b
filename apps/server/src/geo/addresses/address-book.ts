import type { Locale } from '@lavash/rulebook/site/locales'

/** A name as the sign shows it, and in our languages where the map has them. */
export interface LocalNames {
  readonly local: string
  readonly inLocale: Readonly<Partial<Record<Locale, string>>>
  /** Old, short and other spellings. The search finds them, nobody is shown them. */
  readonly aliases: readonly string[]
}

export interface CityRecord {
  readonly names: LocalNames
  readonly region: LocalNames | undefined
  readonly country: LocalNames | undefined
}

export interface StreetRecord {
  /** Kind and number of an OpenStreetMap element: stable from one import to the next. */
  readonly id: string
  readonly cityNumber: number | undefined
  readonly names: LocalNames
  /** Along the street, some 100 m apart: longitude, latitude pairs in 1e-7 degree. */
  readonly points: Int32Array
}

export interface AddressRecord {
  readonly id: string
  readonly streetNumber: number
  readonly houseNumber: string
  readonly lngE7: number
  readonly latE7: number
}

/** The addresses of one dataset. A record's number is its place in the list. */
export interface AddressBook {
  readonly cities: readonly CityRecord[]
  readonly streets: readonly StreetRecord[]
  readonly addresses: readonly AddressRecord[]
}

export function nameIn(names: LocalNames, locale: Locale): string {
  return names.inLocale[locale] ?? names.local
}
