import type { SavedPlace, SavedPlaceBody } from '@lavash/contract/saved-places'
import { getValue, type Result } from '@lavash/client/result.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { personKey } from '#order/own-orders.ts'
import { callForAccount } from '#session/call-for-account.ts'
import { useProfile } from '#session/use-session.ts'

const none: readonly SavedPlace[] = []
const staleTime = 60_000

/** Places of the signed-in customer at this brand. Any city of the brand names it. */
export function savedPlacesQuery(personId: string, cityId: number) {
  return queryOptions({
    queryKey: [...personKey, personId, 'places'],
    queryFn: async ({ signal }): Promise<readonly SavedPlace[]> =>
      getValue(await callForAccount('places.list', { query: { cityId }, signal })).content,
    staleTime,
  })
}

/** Empty without a session, and while the places are loading. */
export function useSavedPlaces(cityId: number | null): readonly SavedPlace[] {
  const personId = useProfile()?.id
  const query = savedPlacesQuery(personId ?? '', cityId ?? 0)
  return useQuery({ ...query, enabled: personId !== undefined && cityId !== null }).data ?? none
}

export function savePlace(body: SavedPlaceBody): Promise<Result<SavedPlace>> {
  return callForAccount('places.save', { body })
}

export interface PlaceName {
  readonly kind: SavedPlaceBody['kind']
  readonly name: string
}

export function renamePlace(placeId: string, name: PlaceName): Promise<Result<SavedPlace>> {
  return callForAccount('places.rename', { params: { placeId }, body: name })
}

export function removePlace(placeId: string): Promise<Result<unknown>> {
  return callForAccount('places.remove', { params: { placeId } })
}
