import type { AddressDetails } from '@lavash/contract/geo'
import type { GeoPoint } from '@lavash/contract/geo-point'
import type { Geocoder } from '#vendors/geocoding/geocoder.ts'
import { toGoogleLanguage, type GooglePrediction, loadGoogleMaps } from '#vendors/maps/google-maps.ts'

/** Addresses only (L-05): neither shops nor whole towns. */
const addressTypes = ['street_address', 'premise', 'subpremise', 'route']

let madeCount = 0

/** One session from the first letter to the picked place, as Google bills it. */
export function createGoogleGeocoder(key: string): Geocoder {
  const predictions = new Map<string, GooglePrediction>()
  let session: object | undefined
  madeCount += 1
  return {
    id: `google-${madeCount}`,
    suggest: async (input, { southWest, northEast }, { locale }) => {
      const google = await loadGoogleMaps(key, locale)
      const { AutocompleteSessionToken, AutocompleteSuggestion } = await google.importLibrary('places')
      session ??= new AutocompleteSessionToken()
      const { suggestions } = await AutocompleteSuggestion.fetchAutocompleteSuggestions({
        input,
        sessionToken: session,
        language: toGoogleLanguage(locale),
        includedPrimaryTypes: addressTypes,
        locationRestriction: {
          west: southWest.lng,
          south: southWest.lat,
          east: northEast.lng,
          north: northEast.lat,
        },
      })
      return suggestions.flatMap(({ placePrediction }) => {
        if (placePrediction === null) return []
        const { placeId, mainText, secondaryText, types } = placePrediction
        predictions.set(placeId, placePrediction)
        return [
          {
            id: placeId,
            title: mainText?.text ?? '',
            subtitle: secondaryText?.text,
            isStreet: types?.includes('route') === true,
            highlights: (mainText?.matches ?? []).map(({ startOffset, endOffset }) => [
              startOffset,
              endOffset - startOffset,
            ]),
          },
        ]
      })
    },
    resolve: async ({ id }) => {
      const place = predictions.get(id)?.toPlace()
      if (place === undefined) throw new Error('A suggestion is picked that was not suggested')
      await place.fetchFields({ fields: ['addressComponents', 'location'] })
      session = undefined
      const { location, addressComponents = [] } = place
      if (!location) throw new Error('The place has no location')
      const parts = addressComponents.map(({ types, longText }) => ({ types, text: longText ?? '' }))
      return toDetails(parts, { lat: location.lat(), lng: location.lng() }, place.id)
    },
    findAt: async (location, { locale }) => {
      const google = await loadGoogleMaps(key, locale)
      const { Geocoder: GoogleGeocoder } = await google.importLibrary('geocoding')
      try {
        const { results } = await new GoogleGeocoder().geocode({
          location,
          language: toGoogleLanguage(locale),
        })
        const [best] = results
        if (best === undefined) return undefined
        const parts = best.address_components.map(({ types, long_name: text }) => ({ types, text }))
        return toDetails(parts, location, best.place_id)
      } catch (error) {
        // Google's error for a place without addresses.
        if (error instanceof Error && 'code' in error && error.code === 'ZERO_RESULTS') return undefined
        throw error
      }
    },
  }
}

interface Part {
  readonly types: readonly string[]
  readonly text: string
}

function toDetails(parts: readonly Part[], coordinates: GeoPoint, placeId: string): AddressDetails {
  const find = (type: string) => parts.find(({ types }) => types.includes(type))?.text ?? null
  return {
    country: find('country'),
    region: find('administrative_area_level_1'),
    city: find('locality'),
    street: find('route'),
    houseNumber: find('street_number') ?? find('premise'),
    coordinates,
    placeId,
  }
}
