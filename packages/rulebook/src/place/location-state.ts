import type { DeliveryMethod } from '#order/delivery-methods.ts'
import type { GeoPoint } from './zones.ts'

export type LocationStep = 'citySelection' | 'deliveryMethodSelection'

export const placeDetailFields = ['apartment', 'entrance', 'floor', 'intercom', 'comment'] as const
export type PlaceDetailField = (typeof placeDetailFields)[number]

/** The delivery place while it is being chosen; without a location it is only text. */
export interface PlaceDraft extends Readonly<Record<PlaceDetailField, string>> {
  readonly address: string
  readonly location: GeoPoint | null
  readonly placeId: string | null
  readonly houseNumber: string | null
}

/** The values of an earlier save. The house number is not stored, because that save has settled its absence. */
export interface StoredPlace extends Readonly<Record<PlaceDetailField, string>> {
  readonly address: string
  readonly location: GeoPoint
  readonly placeId: string | null
}

export interface StoredLocation {
  readonly cityId: number | null
  readonly method: DeliveryMethod | null
  readonly restoId: number | null
  readonly place: StoredPlace | null
}

export interface LocationState {
  readonly step: LocationStep
  readonly cityId: number | null
  readonly method: DeliveryMethod | null
  readonly place: PlaceDraft
  readonly restoId: number | null
  readonly confirmedWithoutHouseNumber: boolean
}

/** A summary of one city's venues and zones, made by delivery-methods.ts and zones.ts. */
export interface CityOffer {
  readonly cityId: number
  readonly methods: readonly DeliveryMethod[]
  readonly defaultMethod: DeliveryMethod
  readonly takeawayPointIds: readonly number[]
  /** The venue whose zone contains the point; undefined outside all zones. */
  readonly findZoneRestoId: (location: GeoPoint) => number | undefined
}

export interface LocationContext {
  readonly cityIds: readonly number[]
  /** null while the chosen city's zones and venues are loading. */
  readonly offer: CityOffer | null
}

export const emptyPlace: PlaceDraft = {
  address: '',
  location: null,
  placeId: null,
  houseNumber: null,
  apartment: '',
  entrance: '',
  floor: '',
  intercom: '',
  comment: '',
}

/** The city step is left out for a single city and for a chosen one; a city that is gone counts as not chosen. */
export function openLocation(stored: StoredLocation, context: LocationContext): LocationState {
  const { cityIds } = context
  const isKnownCity = stored.cityId !== null && cityIds.includes(stored.cityId)
  const onlyCityId = cityIds.length === 1 ? (cityIds[0] ?? null) : null
  const cityId = isKnownCity ? stored.cityId : onlyCityId
  const opened: LocationState = {
    step: cityId === null ? 'citySelection' : 'deliveryMethodSelection',
    cityId,
    method: stored.method,
    place: isKnownCity && stored.place ? { ...stored.place, houseNumber: null } : emptyPlace,
    restoId: isKnownCity ? stored.restoId : null,
    confirmedWithoutHouseNumber: isKnownCity && stored.place !== null,
  }
  return settleLocation(opened, context)
}

/** While the chosen city loads, the zones and venues are still another city's and count as none. */
export function findOffer(state: Pick<LocationState, 'cityId'>, context: LocationContext): CityOffer | null {
  return context.offer !== null && context.offer.cityId === state.cityId ? context.offer : null
}

/** Corrects method and venue to those that the city offers. Call it when the offer or the city changes. */
export function settleLocation(state: LocationState, context: LocationContext): LocationState {
  const offer = findOffer(state, context)
  if (offer === null) return state
  const method =
    state.method !== null && offer.methods.includes(state.method) ? state.method : offer.defaultMethod
  if (method === 'DELIVERY') return { ...state, method, restoId: findZoneVenue(state.place, offer) }
  const keepsPoint = state.restoId !== null && offer.takeawayPointIds.includes(state.restoId)
  return { ...state, method, restoId: keepsPoint ? state.restoId : (offer.takeawayPointIds[0] ?? null) }
}

export function findZoneVenue(place: PlaceDraft, offer: CityOffer): number | null {
  return place.location === null ? null : (offer.findZoneRestoId(place.location) ?? null)
}

export function canReturnToCity(context: LocationContext): boolean {
  return context.cityIds.length > 1
}

export function isMethodToggleShown(state: LocationState, context: LocationContext): boolean {
  return (findOffer(state, context)?.methods.length ?? 0) > 1
}

/** A delivery method from a link or an earlier visit that the city does not have. The popup tells the customer. */
export function findMissingMethod(
  wanted: Pick<LocationState, 'cityId' | 'method'>,
  context: LocationContext,
): DeliveryMethod | null {
  const offer = findOffer(wanted, context)
  return offer === null || wanted.method === null || offer.methods.includes(wanted.method)
    ? null
    : wanted.method
}
