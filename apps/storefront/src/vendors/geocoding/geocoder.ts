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
  /** Where the vendor tells it at once, picking needs no second call. */
  readonly details?: AddressDetails | undefined
}

export interface Asked {
  readonly locale: Locale
  readonly signal: AbortSignal
}

/**
 * Finds addresses. One of them serves one opening of the popup: it carries the session that vendors bill by, from
 * the first letter to the picked address. What goes wrong is thrown; the form says so and stays usable.
 */
export interface Geocoder {
  /** Of this one alone: what it has suggested, no other can resolve. */
  readonly id: string
  suggest: (text: string, bounds: City['bounds'], asked: Asked) => Promise<readonly AddressSuggestion[]>
  resolve: (suggestion: AddressSuggestion, asked: Asked) => Promise<AddressDetails>
  /** Nothing where nobody lives: the sea, a field. */
  findAt: (point: GeoPoint, asked: Asked) => Promise<AddressDetails | undefined>
}
