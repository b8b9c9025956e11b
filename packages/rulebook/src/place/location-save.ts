import type { DeliveryMethod } from '#order/delivery-methods.ts'
import {
  findOffer,
  placeDetailFields,
  type LocationContext,
  type LocationState,
  type PlaceDraft,
  type StoredLocation,
  type StoredPlace,
} from './location-state.ts'
import { findTakeawayProblem } from '#order/order-form.ts'
import { findPlaceProblems, type OrderFormProblem } from '#order/order-form-problems.ts'
import { isBlank } from '#site/validators.ts'

export interface SavedLocation extends StoredLocation {
  readonly cityId: number
  readonly method: DeliveryMethod
  readonly restoId: number
}

export type LocationSaveDecision =
  /** 'Подтвердите адрес': the customer edits the address, or waives the house number (`houseNumberWaived`) and saves again. */
  | { readonly outcome: 'confirm-house-number' }
  | { readonly outcome: 'invalid'; readonly problems: readonly OrderFormProblem[] }
  /** No city is chosen, or its zones are still loading. */
  | { readonly outcome: 'incomplete' }
  /** The cart's preflight check comes next, with this location. */
  | { readonly outcome: 'ready'; readonly location: SavedLocation }

export function decideLocationSave(
  state: LocationState,
  stored: StoredLocation,
  context: LocationContext,
): LocationSaveDecision {
  const { cityId, method, restoId } = state
  if (cityId === null || method === null) return { outcome: 'incomplete' }
  if (needsHouseNumberConfirmation(state)) return { outcome: 'confirm-house-number' }
  const keptRestoId = isLocationChanged(state, stored) ? null : stored.restoId
  // Nothing changed, so the save succeeds. If a zone was redrawn meanwhile, the next preflight reports it.
  if (keptRestoId !== null) {
    return toReady(state, { cityId, method, restoId: restoId ?? keptRestoId })
  }
  if (findOffer(state, context) === null) return { outcome: 'incomplete' }
  const problems = findLocationProblems(state)
  if (problems.length > 0 || restoId === null) return { outcome: 'invalid', problems }
  return toReady(state, { cityId, method, restoId })
}

/** Typed text that was never picked has a worse problem than its house number, and validation tells that one. */
function needsHouseNumberConfirmation(state: LocationState): boolean {
  return (
    state.method === 'DELIVERY' &&
    state.place.location !== null &&
    isBlank(state.place.houseNumber ?? '') &&
    !state.confirmedWithoutHouseNumber
  )
}

export function isLocationChanged(state: LocationState, stored: StoredLocation): boolean {
  if (state.cityId !== stored.cityId || state.method !== stored.method) return true
  if (state.method === 'TAKE_AWAY') return state.restoId !== stored.restoId
  return stored.place === null || isPlaceChanged(state.place, stored.place)
}

function isPlaceChanged(place: PlaceDraft, stored: StoredPlace): boolean {
  return (
    place.address !== stored.address ||
    place.placeId !== stored.placeId ||
    place.location?.lat !== stored.location.lat ||
    place.location.lng !== stored.location.lng ||
    placeDetailFields.some((field) => place[field] !== stored[field])
  )
}

function findLocationProblems({ method, place, restoId }: LocationState): readonly OrderFormProblem[] {
  if (method === 'DELIVERY') return findPlaceProblems({ ...place, isInZone: restoId !== null })
  const problem = findTakeawayProblem(restoId)
  return problem ? [{ field: 'restoId', problem }] : []
}

function toReady(
  { place }: LocationState,
  chosen: Pick<SavedLocation, 'cityId' | 'method' | 'restoId'>,
): LocationSaveDecision {
  return {
    outcome: 'ready',
    location: { ...chosen, place: chosen.method === 'DELIVERY' ? toStoredPlace(place) : null },
  }
}

function toStoredPlace(place: PlaceDraft): StoredPlace | null {
  const { address, location, placeId, apartment, entrance, floor, intercom, comment } = place
  return location && { address, location, placeId, apartment, entrance, floor, intercom, comment }
}

/** The map popup's 'Подтвердить': for delivery it needs an address inside a zone. */
export function canConfirmOnMap({ method, place, restoId }: LocationState): boolean {
  return restoId !== null && (method !== 'DELIVERY' || !isBlank(place.address))
}
