import type { PlaceDetailField, StoredPlace } from './location-state.ts'
import type { GeoPoint } from './zones.ts'

/** A place as an order keeps it. Empty fields are missing. */
interface OrderedPlace extends Partial<Readonly<Record<PlaceDetailField, string | undefined>>> {
  readonly address: string
  readonly location: GeoPoint
  readonly placeId?: string | undefined
}

export const earlierPlacesMax = 5

/** Places of earlier orders, the newest first, without repetitions. Another apartment of the same house is another place. */
export function listEarlierPlaces(
  orders: readonly { readonly deliveryPlace?: OrderedPlace | undefined }[],
): StoredPlace[] {
  const places = new Map<string, StoredPlace>()
  for (const { deliveryPlace } of orders) {
    if (deliveryPlace === undefined) continue
    const { address, location, placeId, ...details } = deliveryPlace
    const key = [address, details.apartment ?? ''].join('\n').toLowerCase()
    if (places.has(key)) continue
    places.set(key, {
      address,
      location,
      placeId: placeId ?? null,
      apartment: details.apartment ?? '',
      entrance: details.entrance ?? '',
      floor: details.floor ?? '',
      intercom: details.intercom ?? '',
      comment: details.comment ?? '',
    })
  }
  return [...places.values()].slice(0, earlierPlacesMax)
}
