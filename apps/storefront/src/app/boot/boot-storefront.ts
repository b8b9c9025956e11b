import { findCitiesProblem, findCityProblem } from '@lavash/rulebook/site/boot-errors'
import { menusOfMethod } from '@lavash/rulebook/order/delivery-methods'
import type { Locale } from '@lavash/rulebook/site/locales'
import type { QueryClient } from '@tanstack/react-query'
import { askQuery } from '@lavash/client/ask-query.ts'
import { citiesQuery, type CityData, cityQuery } from '#api/cities.ts'
import { syncClock } from '#api/clock.ts'
import { dropEarly } from '#api/early-answers.ts'
import { FailureError } from '@lavash/client/result.ts'
import { BootError } from '#app/boot/boot-error.ts'
import { getSettings } from '#config/current-settings.ts'
import { forgetVenue } from '#order/chosen-location.ts'
import { loadVenue, VenueLoadError } from '#order/venue-queries.ts'
import { startSession } from '#session/load-profile.ts'
import { getStored, setStored } from '#storage/stored-values.ts'

/** B-02 until the choice of a venue: clock, cities, the defaults of a first boot, the chosen city. */
export async function bootStorefront(client: QueryClient, locale: Locale): Promise<void> {
  const clock = await syncClock()
  if (!clock.ok) throw new BootError({ kind: 'call', call: 'now', failure: clock.failure })
  // S-06: in parallel, because the menu must not wait for tokens.
  void startSession()
  // Each boot refetches: a retry must not reuse the answer that failed.
  const cities = await told(askQuery(client, { ...citiesQuery(locale), staleTime: 0 }))
  const noCities = findCitiesProblem(cities)
  if (noCities !== null) throw new BootError({ kind: 'catalogue', key: noCities })
  applyDefaults()
  const cityId = getStored('city_id') ?? (cities.length === 1 ? cities[0]?.id : undefined)
  if (cityId === undefined) return forgetVenue()
  if (!cities.some(({ id }) => id === cityId)) return forgetVenue({ city_id: null })
  const city = await loadCity(client, locale, cityId)
  if (getStored('city_id') === null) setStored({ city_id: cityId })
  if (isVenueOffered(city)) return
  forgetVenue()
  dropEarly()
}

/** B-02 from the choice on. */
export async function bootVenue(client: QueryClient, locale: Locale): Promise<void> {
  const cityId = getStored('city_id')
  const restoId = getStored('resto_id')
  const method = getStored('order_delivery_method')
  if (cityId === null || restoId === null || method === null) return
  const { restos } = await loadCity(client, locale, cityId)
  const resto = restos.find(({ id }) => id === restoId)
  if (resto !== undefined) await told(loadVenue(client, locale, resto, method))
  dropEarly()
}

/** Loads the chosen city and venue in another language, before the page changes its language. */
export async function loadInLanguage(client: QueryClient, locale: Locale): Promise<void> {
  await Promise.all([told(askQuery(client, citiesQuery(locale))), bootVenue(client, locale)])
}

async function loadCity(client: QueryClient, locale: Locale, cityId: number): Promise<CityData> {
  const city = await told(askQuery(client, cityQuery(locale, cityId)))
  const problem = findCityProblem(city.restos, city.zones)
  if (problem === null) return city
  // Removed from the cache, because a retry would get the same useless answer.
  client.removeQueries(cityQuery(locale, cityId))
  throw new BootError({ kind: 'catalogue', key: problem })
}

let hasDefaults = false

/** First boot only: a customer's own choice is kept. If a default fails, the customer chooses. */
function applyDefaults(): void {
  const { defaultCityId, defaultDeliveryMethod, defaultRestoId } = getSettings()
  const isFirst = !hasDefaults && getStored('city_id') === null && getStored('resto_id') === null
  hasDefaults = true
  if (!isFirst || defaultCityId === undefined || defaultDeliveryMethod === undefined) return
  if (defaultRestoId === undefined) return
  setStored({
    city_id: defaultCityId,
    order_delivery_method: defaultDeliveryMethod,
    resto_id: defaultRestoId,
  })
}

/** The venue has left the city or has no menu for the method: choose again. */
function isVenueOffered({ restos }: CityData): boolean {
  const method = getStored('order_delivery_method')
  const resto = restos.find(({ id }) => id === getStored('resto_id'))
  return resto !== undefined && method !== null && menusOfMethod(resto.menus, method).length > 0
}

async function told<Value>(answer: Promise<Value>): Promise<Value> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof VenueLoadError) {
      throw new BootError({ kind: 'call', call: error.call, failure: error.failure })
    }
    if (!(error instanceof FailureError)) throw error
    throw new BootError({ kind: 'call', call: undefined, failure: error.failure })
  }
}
