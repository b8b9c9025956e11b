import { type PlaceDetailField, placeDetailFields, type StoredPlace } from './location-state.ts'
import type { GeoPoint } from './zones.ts'

/** A place as an order keeps it. Empty fields are missing. */
interface OrderedPlace extends Partial<Readonly<Record<PlaceDetailField, string | undefined>>> {
  readonly address: string
  readonly location: GeoPoint
  readonly placeId?: string | undefined
}

/** What the server is sent: a field that is not filled is no field. */
interface FilledPlace extends Partial<Readonly<Record<PlaceDetailField, string>>> {
  readonly address: string
  readonly location: GeoPoint
  readonly placeId?: string
}

export const earlierPlacesMax = 5

/** Of a device that nobody is signed in on. */
export const usedPlacesMax = 3

/** Another apartment of the same house is another place. */
export function isSamePlace(
  one: Pick<StoredPlace, 'address' | 'apartment'>,
  other: Pick<StoredPlace, 'address' | 'apartment'>,
): boolean {
  return toKey(one) === toKey(other)
}

function toKey({ address, apartment }: Pick<StoredPlace, 'address' | 'apartment'>): string {
  return [address, apartment].join('\n').toLowerCase()
}

/** The place that was just used comes first. A place that is used again moves there. */
export function addUsedPlace(places: readonly StoredPlace[], used: StoredPlace): StoredPlace[] {
  return [used, ...places.filter((place) => !isSamePlace(place, used))].slice(0, usedPlacesMax)
}

/** A place of an order or of the server's list as the form keeps it. */
export function toStoredPlace({ address, location, placeId, ...details }: OrderedPlace): StoredPlace {
  return {
    address,
    location,
    placeId: placeId ?? null,
    apartment: details.apartment ?? '',
    entrance: details.entrance ?? '',
    floor: details.floor ?? '',
    intercom: details.intercom ?? '',
    comment: details.comment ?? '',
  }
}

/** The other way. Empty fields are left out. */
export function toOrderedPlace({ address, location, placeId, ...details }: StoredPlace): FilledPlace {
  const filled = placeDetailFields.filter((field) => details[field].trim() !== '')
  return {
    address,
    location,
    ...(placeId !== null && { placeId }),
    ...Object.fromEntries(filled.map((field) => [field, details[field]])),
  }
}

/** Places of earlier orders, the newest first, without repetitions. */
export function listEarlierPlaces(
  orders: readonly { readonly deliveryPlace?: OrderedPlace | undefined }[],
): StoredPlace[] {
  const places = new Map<string, StoredPlace>()
  for (const { deliveryPlace } of orders) {
    if (deliveryPlace === undefined) continue
    const place = toStoredPlace(deliveryPlace)
    const key = toKey(place)
    if (!places.has(key)) places.set(key, place)
  }
  return [...places.values()].slice(0, earlierPlacesMax)
}
