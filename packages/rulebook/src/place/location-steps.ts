import type { DeliveryMethod } from '#order/delivery-methods.ts'
import {
  canReturnToCity,
  emptyPlace,
  findOffer,
  findZoneVenue,
  openLocation,
  settleLocation,
  type LocationContext,
  type LocationState,
  type PlaceDetailField,
  type StoredLocation,
} from './location-state.ts'
import type { GeoPoint } from './zones.ts'

export type LocationEvent =
  | { readonly type: 'cityChosen'; readonly cityId: number }
  | { readonly type: 'cityReturnedTo' }
  | { readonly type: 'cityLoaded' }
  | { readonly type: 'methodSwitched'; readonly method: DeliveryMethod }
  | { readonly type: 'addressTyped'; readonly address: string }
  /** A suggestion was geocoded, or a click or a drag on the map was reverse-geocoded. */
  | {
      readonly type: 'addressResolved'
      /** The city of the request. Geocoding is slow, and the customer may have chosen another city meanwhile. */
      readonly cityId: number
      readonly address: string
      readonly location: GeoPoint
      readonly placeId: string | null
      readonly houseNumber: string | null
    }
  | { readonly type: 'placeDetailTyped'; readonly field: PlaceDetailField; readonly text: string }
  | { readonly type: 'takeawayPointChosen'; readonly restoId: number }
  | { readonly type: 'houseNumberWaived' }
  | { readonly type: 'popupClosed'; readonly stored: StoredLocation }

/** The draft of the location popup. Closing the popup drops it. Saving stores the result of decideLocationSave. */
export function reduceLocation(
  state: LocationState,
  event: LocationEvent,
  context: LocationContext,
): LocationState {
  switch (event.type) {
    case 'cityChosen':
      return chooseCity(state, event.cityId, context)
    case 'cityReturnedTo':
      return canReturnToCity(context) ? { ...state, step: 'citySelection' } : state
    case 'cityLoaded':
      return settleLocation(state, context)
    case 'methodSwitched':
      return switchMethod(state, event.method, context)
    case 'addressTyped':
      return typeAddress(state, event.address)
    case 'addressResolved': {
      if (event.cityId !== state.cityId) return state
      const { address, location, placeId, houseNumber } = event
      const place = { ...state.place, address, location, placeId, houseNumber }
      const restoId = state.method === 'DELIVERY' ? null : state.restoId
      return settleLocation({ ...state, place, restoId, confirmedWithoutHouseNumber: false }, context)
    }
    case 'placeDetailTyped':
      return { ...state, place: { ...state.place, [event.field]: event.text } }
    case 'takeawayPointChosen': {
      const isOffered = findOffer(state, context)?.takeawayPointIds.includes(event.restoId) ?? false
      return state.method === 'TAKE_AWAY' && isOffered ? { ...state, restoId: event.restoId } : state
    }
    case 'houseNumberWaived':
      return { ...state, confirmedWithoutHouseNumber: true }
    // The one event left: a new one that is not handled above has no `stored` and does not compile.
    default:
      return openLocation(event.stored, context)
  }
}

/** Another city clears the address, which would be outside all zones there. The method stays if the city has it. */
function chooseCity(state: LocationState, cityId: number, context: LocationContext): LocationState {
  if (!context.cityIds.includes(cityId)) return state
  const step = 'deliveryMethodSelection'
  if (cityId === state.cityId) return { ...state, step }
  const moved = {
    ...state,
    step,
    cityId,
    place: emptyPlace,
    restoId: null,
    confirmedWithoutHouseNumber: false,
  } as const
  return settleLocation(moved, context)
}

function switchMethod(state: LocationState, method: DeliveryMethod, context: LocationContext): LocationState {
  if (method === state.method) return state
  const offer = findOffer(state, context)
  if (offer === null) return { ...state, method, restoId: null }
  if (!offer.methods.includes(method)) return state
  const restoId =
    method === 'TAKE_AWAY' ? (offer.takeawayPointIds[0] ?? null) : findZoneVenue(state.place, offer)
  return { ...state, method, restoId }
}

/** Typed text has no coordinates, so the zone and house number of the picked address are cleared. */
function typeAddress(state: LocationState, address: string): LocationState {
  if (address === state.place.address) return state
  return {
    ...state,
    place: { ...state.place, address, location: null, placeId: null, houseNumber: null },
    restoId: state.method === 'DELIVERY' ? null : state.restoId,
    confirmedWithoutHouseNumber: false,
  }
}
