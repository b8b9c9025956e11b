import { toCityOffer, type CityResto } from './city-offer.ts'
import type { CityOffer, LocationContext, StoredLocation, StoredPlace } from './location-state.ts'
import { makePayConfig } from '#order/make-pay-config.ts'
import { makeSquare, makeZone } from './make-zone.ts'

const cash = { cashUponReceipt: true }
const payConfig = makePayConfig({ delivery: cash, takeAway: cash })

function makeResto(id: number, order: number, isDelivery: boolean, isTakeAway: boolean): CityResto {
  return { id, order, address: `Набережная, ${id}`, menus: [{ isDelivery, isTakeAway }], payConfig }
}

/** City 1: both methods, points 12 then 11, zone of venue 11. City 2: both, venue 21. City 3: takeaway only, venue 31. */
export const demoOffers: readonly CityOffer[] = [
  toCityOffer(
    1,
    [makeResto(11, 2, true, true), makeResto(12, 1, false, true)],
    [makeZone({ restoId: 11 })],
    0,
  ),
  toCityOffer(
    2,
    [makeResto(21, 1, true, true)],
    [makeZone({ restoId: 21, polygon: makeSquare(60, 30, 0.1) })],
    0,
  ),
  toCityOffer(3, [makeResto(31, 1, false, true)], [], 0),
]

export const inZoneOfCity1 = { lat: 55.05, lng: 37.05 }
export const inZoneOfCity2 = { lat: 60.05, lng: 30.05 }
export const inNoZone = { lat: 10, lng: 10 }

/** The context in which the given city has loaded; null means it is loading. */
export function makeContext(
  loadedCityId: number | null,
  cityIds: readonly number[] = [1, 2, 3],
): LocationContext {
  return { cityIds, offer: demoOffers.find(({ cityId }) => cityId === loadedCityId) ?? null }
}

export const newcomer: StoredLocation = { cityId: null, method: null, restoId: null, place: null }

export const storedPlace: StoredPlace = {
  address: 'Набережная, 14',
  location: inZoneOfCity1,
  placeId: 'p14',
  apartment: '27',
  entrance: '',
  floor: '5',
  intercom: '27К',
  comment: '',
}

export const regular: StoredLocation = { cityId: 1, method: 'DELIVERY', restoId: 11, place: storedPlace }
