import type { Resto } from '@lavash/contract/restos'
import type { SavedLocation } from '@lavash/rulebook/place/location-save'
import type { StoredLocation } from '@lavash/rulebook/place/location-state'
import { findKeptPaymentMethod, offeredPaymentMethods } from '@lavash/rulebook/order/payment-methods'
import { getStored, setStored } from '#storage/stored-values.ts'

export function getStoredLocation(): StoredLocation {
  return {
    cityId: getStored('city_id'),
    method: getStored('order_delivery_method'),
    restoId: getStored('resto_id'),
    place: getStored('order_delivery_place'),
  }
}

/** L-12. The place of an earlier delivery is kept when somebody takes away: next time they may be at home again. */
export function saveLocation(location: SavedLocation, resto: Resto): void {
  const { cityId, method, restoId, place } = location
  const offered = offeredPaymentMethods(resto.payConfig, method)
  const chosen = getStored('order_payment_method') ?? undefined
  setStored({
    city_id: cityId,
    order_delivery_method: method,
    resto_id: restoId,
    ...(method === 'DELIVERY' && { order_delivery_place: place }),
    order_payment_method: findKeptPaymentMethod(chosen, offered) ?? null,
  })
}

/** The venue is gone, or the city is: the boot loader asks again. */
export function forgetVenue(changes: { city_id?: null } = {}): void {
  setStored({ resto_id: null, ...changes })
}
