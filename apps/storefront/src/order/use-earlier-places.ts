import { listEarlierPlaces } from '@lavash/rulebook/place/earlier-places'
import type { StoredPlace } from '@lavash/rulebook/place/location-state'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { ordersQuery } from '#order/own-orders.ts'
import { usedPlacesQuery } from '#order/used-places.ts'
import { useProfile } from '#session/use-session.ts'

const none: readonly StoredPlace[] = []
const staleTime = 60_000

/** Places of the customer's earlier deliveries. Without a session, the last places of this device. */
export function useEarlierPlaces(): readonly StoredPlace[] {
  const personId = useProfile()?.id
  const isSignedIn = personId !== undefined
  const orders = useInfiniteQuery({ ...ordersQuery(personId ?? ''), enabled: isSignedIn, staleTime })
  const used = useQuery({ ...usedPlacesQuery, enabled: !isSignedIn })
  if (!isSignedIn) return used.data ?? none
  return orders.data === undefined
    ? none
    : listEarlierPlaces(orders.data.pages.flatMap(({ content }) => content))
}
