import { getStored } from '#storage/stored-values.ts'
import { findVisitValue, setVisitValue } from '#storage/visit-values.ts'

const name = 'apartment_asked'

/** Once for an address: many houses have one door. A second question would be a nuisance. */
export function needsApartmentQuestion(): boolean {
  const place = getStored('order_delivery_place')
  if (getStored('order_delivery_method') !== 'DELIVERY' || place === null) return false
  if (place.apartment.trim() !== '' || findVisitValue(name) === place.address) return false
  setVisitValue(name, place.address)
  return true
}
