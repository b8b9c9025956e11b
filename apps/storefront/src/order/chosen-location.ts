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

/** L-12. A takeaway keeps the place of an earlier delivery for the next one. */
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

/** The venue or the city no longer exists, so the boot loader asks again. */
export function forgetVenue(changes: { city_id?: null } = {}): void {
  setStored({ resto_id: null, ...changes })
}
