import type { AddressDetails, Suggestion } from '@lavash/contract/geo'
import type { Locale } from '@lavash/rulebook/site/locales'
import { nameIn } from '#geo/addresses/address-book.ts'
import type { FoundAddress, Hit } from '#geo/search/address-index.ts'
import { findHighlights } from '#geo/search/find-highlights.ts'
import { toAddressTitle } from '#geo/search/to-address-title.ts'

export function toAddressDetails(found: FoundAddress, locale: Locale): AddressDetails {
  const { city, names } = found.street
  return {
    country: city?.country === undefined ? null : nameIn(city.country, locale),
    region: city?.region === undefined ? null : nameIn(city.region, locale),
    city: city === undefined ? null : nameIn(city.names, locale),
    street: nameIn(names, locale),
    houseNumber: found.houseNumber ?? null,
    coordinates: { lat: found.position[1], lng: found.position[0] },
    placeId: found.placeId,
  }
}

export function toSuggestion(hit: Hit, locale: Locale): Suggestion {
  const details = toAddressDetails(hit, locale)
  const title = toAddressTitle(details, locale)
  return {
    placeId: hit.placeId,
    title,
    subtitle: details.city ?? '',
    kind: hit.houseNumber === undefined ? 'street' : 'house',
    highlights: findHighlights(title, hit.reading, hit.houseNumber),
    details,
  }
}
