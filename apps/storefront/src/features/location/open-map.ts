import type { City } from '@lavash/contract/cities'
import { call } from '#api/call.ts'
import { getValue } from '@lavash/client/result.ts'
import { getSettings } from '#config/current-settings.ts'
import type { MapOptions, MapView } from '#vendors/maps/map-provider.ts'

/** The map library (360 KB) is loaded now, because most customers type their address. */
export async function openMap(
  { bounds: { southWest, northEast } }: City,
  options: Omit<MapOptions, 'loadStyle'>,
): Promise<MapView> {
  const { mapsKey } = getSettings()
  if (mapsKey !== undefined) {
    const { createGoogleMap } = await import('#vendors/maps/google-map.ts')
    return createGoogleMap(mapsKey, options)
  }
  const { createEmbeddedMap } = await import('#vendors/maps/embedded-map.ts')
  const bounds = [southWest.lng, southWest.lat, northEast.lng, northEast.lat]
  return createEmbeddedMap({
    ...options,
    loadStyle: async (theme) =>
      getValue(await call('geo.style', { params: { theme }, query: { bounds }, locale: options.locale })),
  })
}
