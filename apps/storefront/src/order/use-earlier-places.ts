import { listEarlierPlaces } from '@lavash/rulebook/place/earlier-places'
import type { StoredPlace } from '@lavash/rulebook/place/location-state'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ordersQuery } from '#order/own-orders.ts'
import { useProfile } from '#session/use-session.ts'

const none: readonly StoredPlace[] = []
const staleTime = 60_000

/** Places of the customer's earlier deliveries. Empty without a session. */
export function useEarlierPlaces(): readonly StoredPlace[] {
  const personId = useProfile()?.id
  const { data } = useInfiniteQuery({
    ...ordersQuery(personId ?? ''),
    enabled: personId !== undefined,
    staleTime,
  })
  return data === undefined ? none : listEarlierPlaces(data.pages.flatMap(({ content }) => content))
}
