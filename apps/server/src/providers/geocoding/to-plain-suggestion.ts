import type { AddressDetails, Suggestion } from '@lavash/contract/geo'
import type { Locale } from '@lavash/rulebook/site/locales'
import { findHighlights } from '#geo/search/find-highlights.ts'
import { readQuery } from '#geo/search/read-query.ts'
import { toAddressTitle } from '#geo/search/to-address-title.ts'

/** Gives vendors' answers the shape of our own: the same title and the same highlights. */
export function toPlainSuggestion(details: AddressDetails, typed: string, locale: Locale): Suggestion {
  const title = toAddressTitle(details, locale)
  const [reading = { words: [], house: '' }] = readQuery(typed)
  return {
    placeId: details.placeId,
    title,
    subtitle: details.city ?? '',
    kind: details.houseNumber === null ? 'street' : 'house',
    highlights: findHighlights(title, reading, details.houseNumber ?? undefined),
    details,
  }
}
