import type { City } from '@lavash/contract/cities'
import type { Resto } from '@lavash/contract/restos'
import { type BootErrorKey, findCityProblem } from '@lavash/rulebook/site/boot-errors'
import { cartSum } from '@lavash/rulebook/cart/cart'
import { toCityOffer } from '@lavash/rulebook/place/city-offer'
import { type DeliveryMethod, takeawayPoints, zonesOfRestos } from '@lavash/rulebook/order/delivery-methods'
import {
  findMissingMethod,
  type LocationContext,
  type LocationState,
  openLocation,
  settleLocation,
  type StoredLocation,
} from '@lavash/rulebook/place/location-state'
import { type LocationEvent, reduceLocation } from '@lavash/rulebook/place/location-steps'
import { type Zone, zoneOfPoint } from '@lavash/rulebook/place/zones'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { citiesQuery, type CityData, cityQuery } from '#api/cities.ts'
import { toOpening } from '#features/location/campaign-place.ts'
import { useLocale } from '@lavash/i18n/i18n-provider.tsx'
import { getStoredLocation } from '#order/chosen-location.ts'
import { useStored } from '#storage/stored-values.ts'

export interface LocationDraft {
  readonly state: LocationState
  /** The location that was stored when the popup opened. */
  readonly stored: StoredLocation
  readonly context: LocationContext
  readonly dispatch: (event: LocationEvent) => void
  readonly cities: readonly City[]
  readonly city: City | undefined
  readonly restos: readonly Resto[]
  readonly points: readonly Resto[]
  readonly zones: readonly Zone[]
  /** The zone of the chosen place for the cart's sum. */
  readonly zone: Zone | undefined
  readonly cartSumMinor: number
  readonly loading: CityLoading
  /** The method that the customer came for and the city does not have. */
  readonly missingMethod: DeliveryMethod | null
}

export type CityLoading =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed'; readonly error: Error; readonly onRetry: () => void }
  /** The city answered, and nothing can be ordered there. */
  | { readonly kind: 'nothing'; readonly key: BootErrorKey }

const nothing: CityData = { restos: [], zones: [] }

/**
 * The popup's whole state. Nothing is stored before a save. Each opening starts anew, with the pressed method if
 * there is one.
 */
export function useLocationDraft(method?: DeliveryMethod): LocationDraft {
  const locale = useLocale()
  const { data: cities } = useSuspenseQuery(citiesQuery(locale))
  const cartSumMinor = cartSum(useStored('cart_positions'))
  const cityIds = cities.map(({ id }) => id)
  const [stored] = useState(getStoredLocation)
  const [draft, setDraft] = useState(() =>
    openLocation(withMethod(toOpening(stored, window.location.search, cities), method), {
      cityIds,
      offer: null,
    }),
  )
  const query = useQuery({ ...cityQuery(locale, draft.cityId ?? 0), enabled: draft.cityId !== null })
  const { restos, zones } = query.data ?? nothing
  const offer =
    query.data === undefined || draft.cityId === null
      ? null
      : toCityOffer(draft.cityId, restos, zones, cartSumMinor)
  const context = { cityIds, offer }
  // Settled during render, so that arriving venues, a changed sum and another language need no event.
  const state = settleLocation(draft, context)
  const { location } = state.place
  const deliveryZones = useMemo(() => zonesOfRestos(zones, restos), [zones, restos])
  const points = useMemo(() => takeawayPoints(restos), [restos])
  return {
    state,
    stored,
    context,
    dispatch: (event) =>
      setDraft((current) => reduceLocation(settleLocation(current, context), event, context)),
    cities,
    city: cities.find(({ id }) => id === state.cityId),
    restos,
    points,
    zones: deliveryZones,
    zone: location === null ? undefined : zoneOfPoint(deliveryZones, location, cartSumMinor),
    cartSumMinor,
    missingMethod: findMissingMethod(draft, context),
    loading: toLoading(query.data, query.error, () => void query.refetch()),
  }
}

/** Another method than the stored one has no venue yet and is settled like a switch in the popup. */
function withMethod(opening: StoredLocation, method: DeliveryMethod | undefined): StoredLocation {
  return method === undefined || method === opening.method ? opening : { ...opening, method, restoId: null }
}

function toLoading(data: CityData | undefined, error: Error | null, onRetry: () => void): CityLoading {
  if (data === undefined) return error === null ? { kind: 'loading' } : { kind: 'failed', error, onRetry }
  const key = findCityProblem(data.restos, data.zones)
  return key === null ? { kind: 'ready' } : { kind: 'nothing', key }
}
