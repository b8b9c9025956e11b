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

/** What an earlier save left behind; the house number is not stored, its absence was settled then. */
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

/** What the loaded venues and zones of one city come down to, answered by delivery-methods.ts and zones.ts. */
export interface CityOffer {
  readonly cityId: number
  readonly methods: readonly DeliveryMethod[]
  readonly defaultMethod: DeliveryMethod
  readonly takeawayPointIds: readonly number[]
  /** The venue whose zone takes the point; undefined outside every zone. */
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

/** Zones and venues that still belong to another city, because the chosen one is loading, count as none. */
export function findOffer(state: Pick<LocationState, 'cityId'>, context: LocationContext): CityOffer | null {
  return context.offer !== null && context.offer.cityId === state.cityId ? context.offer : null
}

/** Brings method and venue in line with what the city offers; asked whenever the offer or the city changes. */
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

/** What the customer came for (a link, an earlier visit, another city) and the city does not have: it is told, not dropped. */
export function findMissingMethod(
  wanted: Pick<LocationState, 'cityId' | 'method'>,
  context: LocationContext,
): DeliveryMethod | null {
  const offer = findOffer(wanted, context)
  return offer === null || wanted.method === null || offer.methods.includes(wanted.method)
    ? null
    : wanted.method
}
