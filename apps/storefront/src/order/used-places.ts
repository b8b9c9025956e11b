import { addUsedPlace } from '@lavash/rulebook/place/earlier-places'
import type { StoredPlace } from '@lavash/rulebook/place/location-state'
import { queryOptions } from '@tanstack/react-query'
import { changeRecord, findRecord } from '#storage/durable-record.ts'
import { isListOf, isStoredPlace } from '#storage/stored-shapes.ts'

const recordName = 'used-places'
const isPlaces = isListOf(isStoredPlace)

function toPlaces(record: unknown): readonly StoredPlace[] {
  return isPlaces(record) ? record : []
}

/** The last places that were chosen on this device while nobody was signed in. */
export const usedPlacesQuery = queryOptions({
  queryKey: ['used-places'],
  queryFn: async (): Promise<readonly StoredPlace[]> => toPlaces(await findRecord(recordName)),
  staleTime: 0,
})

export async function rememberUsedPlace(place: StoredPlace): Promise<void> {
  await changeRecord(recordName, (current) => addUsedPlace(toPlaces(current), place))
}

export async function forgetUsedPlaces(): Promise<void> {
  await changeRecord(recordName, () => undefined)
}
