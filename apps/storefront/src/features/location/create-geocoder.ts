import { getSettings } from '#config/current-settings.ts'
import { createOwnGeocoder } from '#features/location/own-geocoder.ts'
import type { Geocoder } from '#vendors/geocoding/geocoder.ts'
import { createGoogleGeocoder } from '#vendors/geocoding/google-geocoder.ts'

/** L-16: whoever has a key of Google gets its addresses along with its map; everybody else our own. */
export function createGeocoder(): Geocoder {
  const { mapsKey } = getSettings()
  return mapsKey === undefined ? createOwnGeocoder() : createGoogleGeocoder(mapsKey)
}
