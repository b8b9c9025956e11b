import type { City } from '@lavash/contract/cities'
import { type DeliveryMethod, deliveryMethods } from '@lavash/rulebook/order/delivery-methods'
import type { StoredLocation } from '@lavash/rulebook/place/location-state'

/**
 * A campaign's link may carry the place: `?city=Приветный&method=delivery`. It opens the popup there and decides
 * nothing. A customer with a venue keeps it: an advertisement must not move an order.
 */
export function toOpening(
  stored: StoredLocation,
  search: string,
  cities: readonly Pick<City, 'id' | 'name'>[],
): StoredLocation {
  if (stored.restoId !== null) return stored
  const params = new URLSearchParams(search)
  const cityId = findCityId(params.get('city'), cities) ?? stored.cityId
  const method = findMethod(params.get('method')) ?? stored.method
  // The address belongs to its city.
  return { ...stored, cityId, method, place: cityId === stored.cityId ? stored.place : null }
}

function findCityId(text: string | null, cities: readonly Pick<City, 'id' | 'name'>[]): number | undefined {
  if (text === null) return undefined
  const wanted = text.trim().toLowerCase()
  return cities.find(({ id, name }) => String(id) === wanted || name.toLowerCase() === wanted)?.id
}

/** 'delivery', 'takeaway', 'take-away', 'TAKE_AWAY': people type campaign links by hand. */
function findMethod(text: string | null): DeliveryMethod | undefined {
  const wanted = text?.toLowerCase().replaceAll(/[^a-z]/g, '')
  return deliveryMethods.find((method) => method.toLowerCase().replace('_', '') === wanted)
}
