import { getSettings } from '#config/current-settings.ts'
import { createOwnGeocoder } from '#features/location/own-geocoder.ts'
import type { Geocoder } from '#vendors/geocoding/geocoder.ts'
import { createGoogleGeocoder } from '#vendors/geocoding/google-geocoder.ts'

/** L-16: with a key of Google, Google's map and addresses. Otherwise our own. */
export function createGeocoder(): Geocoder {
  const { mapsKey } = getSettings()
  return mapsKey === undefined ? createOwnGeocoder() : createGoogleGeocoder(mapsKey)
}
