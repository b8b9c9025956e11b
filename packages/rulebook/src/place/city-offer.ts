import {
  cityDeliveryMethods,
  defaultDeliveryMethod,
  takeawayPoints,
  zonesOfRestos,
  type RestoOffer,
} from '#order/delivery-methods.ts'
import type { CityOffer } from './location-state.ts'
import { zoneOfPoint, type Zone } from './zones.ts'

export interface CityResto extends RestoOffer {
  readonly id: number
  readonly order: number
  readonly address: string
}

/** One city's venues and zones as the location popup asks about them; the cart's sum decides between overlapping zones. */
export function toCityOffer(
  cityId: number,
  restos: readonly CityResto[],
  zones: readonly Zone[],
  cartSumMinor: number,
): CityOffer {
  const deliveryZones = zonesOfRestos(zones, restos)
  return {
    cityId,
    methods: cityDeliveryMethods(restos, zones),
    defaultMethod: defaultDeliveryMethod(restos, zones),
    takeawayPointIds: takeawayPoints(restos).map(({ id }) => id),
    findZoneRestoId: (location) => zoneOfPoint(deliveryZones, location, cartSumMinor)?.restoId,
  }
}
