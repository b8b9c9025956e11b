import type { AddressDetails, Suggestion } from '@lavash/contract/geo'
import type { Locale } from '@lavash/rulebook/site/locales'
import type { Bounds, LngLat } from '#geo/coordinates.ts'

export interface SuggestRequest {
  readonly text: string
  readonly bounds?: Bounds | undefined
  readonly size: number
  readonly locale: Locale
}

export interface GeocodeRequest {
  readonly text: string
  readonly bounds?: Bounds | undefined
  readonly locale: Locale
}

/**
 * Finds addresses. All results lie inside the bounds. Place ids begin with the provider's name, so that ids of two
 * providers never mix.
 */
export interface Geocoder {
  suggest(request: SuggestRequest): Promise<Suggestion[]>
  geocode(request: GeocodeRequest): Promise<AddressDetails[]>
  findPlace(placeId: string, locale: Locale): Promise<AddressDetails | undefined>
  reverse(position: LngLat, locale: Locale): Promise<AddressDetails | undefined>
}

/** The provider did not answer, or not in its documented shape. The customer is told to try again. */
export class GeocoderUnavailable extends Error {
  override readonly name = 'GeocoderUnavailable'
}
