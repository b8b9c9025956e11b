import type { AddressDetails, Suggestion } from '@lavash/contract/geo'
import type { Locale } from '@lavash/rulebook/site/locales'
import type { LngLat } from '#geo/coordinates.ts'
import type { AddressIndex } from '#geo/search/address-index.ts'
import { toAddressDetails, toSuggestion } from '#geo/search/to-suggestion.ts'
import {
  type GeocodeRequest,
  type Geocoder,
  GeocoderUnavailable,
  type SuggestRequest,
} from '#providers/geocoding/geocoder.ts'

const geocodedMax = 6

/** Searches our own addresses, which `npm run map` imports. It needs no key and calls nobody. */
export class EmbeddedGeocoder implements Geocoder {
  readonly #findIndex: () => AddressIndex | undefined

  /** Requested for each search, because an import replaces the index. */
  constructor(findIndex: () => AddressIndex | undefined) {
    this.#findIndex = findIndex
  }

  async suggest({ text, bounds, size, locale }: SuggestRequest): Promise<Suggestion[]> {
    return this.#getIndex()
      .search(text, size, bounds)
      .map((hit) => toSuggestion(hit, locale))
  }

  async geocode({ text, bounds, locale }: GeocodeRequest): Promise<AddressDetails[]> {
    return this.#getIndex()
      .search(text, geocodedMax, bounds)
      .map((hit) => toAddressDetails(hit, locale))
  }

  async findPlace(placeId: string, locale: Locale): Promise<AddressDetails | undefined> {
    const found = this.#getIndex().findPlace(placeId)
    return found === undefined ? undefined : toAddressDetails(found, locale)
  }

  async reverse(position: LngLat, locale: Locale): Promise<AddressDetails | undefined> {
    const found = this.#getIndex().findNearest(position)
    return found === undefined ? undefined : toAddressDetails(found, locale)
  }

  #getIndex(): AddressIndex {
    const index = this.#findIndex()
    if (index === undefined) throw new GeocoderUnavailable('No addresses have been imported')
    return index
  }
}
