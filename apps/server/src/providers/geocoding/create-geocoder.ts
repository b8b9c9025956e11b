import type { Config } from '#config.ts'
import type { AddressIndex } from '#geo/search/address-index.ts'
import { DadataGeocoder } from '#providers/geocoding/dadata-geocoder.ts'
import { EmbeddedGeocoder } from '#providers/geocoding/embedded-geocoder.ts'
import type { Geocoder } from '#providers/geocoding/geocoder.ts'
import { PhotonGeocoder } from '#providers/geocoding/photon-geocoder.ts'

export function createGeocoder(
  geocoding: Config['geocoding'],
  findIndex: () => AddressIndex | undefined,
): Geocoder {
  switch (geocoding.provider) {
    case 'photon':
      return new PhotonGeocoder(geocoding)
    case 'dadata':
      return new DadataGeocoder(geocoding)
    // Google searches in the page. Calls to the server are answered from our own addresses.
    case 'googleMaps':
    case 'own':
      return new EmbeddedGeocoder(findIndex)
  }
}
