import type { City } from '@lavash/contract/cities'
import type { AddressDetails } from '@lavash/contract/geo'
import type { GeoPoint } from '@lavash/contract/geo-point'
import type { Locale } from '@lavash/rulebook/site/locales'

/** One line of the list below the address field. */
export interface AddressSuggestion {
  readonly id: string
  readonly title: string
  readonly subtitle?: string | undefined
  /** Pairs of start and length in the title. */
  readonly highlights: readonly (readonly number[])[]
  /** A street without a house: the search goes on, and its houses follow the first digit. */
  readonly isStreet?: boolean
  /** Given by vendors that answer it at once. Picking then needs no second call. */
  readonly details?: AddressDetails | undefined
}

export interface Asked {
  readonly locale: Locale
  readonly signal: AbortSignal
}

/**
 * Finds addresses. One geocoder serves one opening of the popup, because vendors bill by sessions, from the first
 * letter to the picked address. Errors are thrown; the form tells them and stays usable.
 */
export interface Geocoder {
  /** Only the geocoder that made a suggestion can resolve it. */
  readonly id: string
  suggest: (text: string, bounds: City['bounds'], asked: Asked) => Promise<readonly AddressSuggestion[]>
  resolve: (suggestion: AddressSuggestion, asked: Asked) => Promise<AddressDetails>
  /** Undefined where there is no address: the sea, a field. */
  findAt: (point: GeoPoint, asked: Asked) => Promise<AddressDetails | undefined>
}
