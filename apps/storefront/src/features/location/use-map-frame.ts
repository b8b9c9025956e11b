import type { GeoPoint } from '@lavash/contract/geo-point'
import { defaultMapZoom } from '@lavash/rulebook/site/limits'
import { useEffect, useRef } from 'react'
import type { LocationDraft } from '#features/location/use-location-draft.ts'
import type { MapView } from '#vendors/maps/map-provider.ts'

/** House numbers are readable at this zoom. */
export const addressZoom = 16

/**
 * Moves the map: to a chosen place, to all takeaway points at first (a single one does not show which is near), or to
 * the city while a delivery has no address.
 */
export function useMapFrame(view: MapView | undefined, { state, city, points }: LocationDraft): void {
  const isDelivery = state.method === 'DELIVERY'
  const chosen = isDelivery ? state.place.location : points.find(({ id }) => id === state.restoId)?.location
  const { lat, lng } = chosen ?? {}
  const framed = useRef<{ view: MapView; isDelivery: boolean; points: unknown }>(undefined)
  useEffect(() => {
    if (view === undefined || city === undefined) return
    const last = framed.current
    const isOther =
      last?.view !== view || last.isDelivery !== isDelivery || (!isDelivery && last.points !== points)
    framed.current = { view, isDelivery, points }
    const place: GeoPoint | undefined = lat === undefined || lng === undefined ? undefined : { lat, lng }
    if (!isDelivery && isOther) view.showAll(points.map(({ location }) => location))
    else if (place !== undefined) view.show(place, { atLeast: isDelivery ? addressZoom : 0 })
    else if (isOther) view.show(city.center, { exactly: city.zoom ?? defaultMapZoom })
  }, [view, city, isDelivery, points, lat, lng])
}
