import type { DeliveryPlace } from '@lavash/contract/delivery-place'
import type { SavedPlace } from '@lavash/contract/saved-places'
import type { Reads, Trx } from '#db/db.ts'
import type { PersonTables } from '#db/tables/persons.ts'

export type SavedPlaceRow = PersonTables['savedPlaces']

/** Ids are in the order of time. */
export function listSavedPlaces(
  reads: Reads,
  { personId, brandId }: Pick<SavedPlaceRow, 'personId' | 'brandId'>,
): Promise<SavedPlaceRow[]> {
  return reads
    .selectFrom('savedPlaces')
    .selectAll()
    .where('personId', '=', personId)
    .where('brandId', '=', brandId)
    .orderBy('id')
    .execute()
}

export function findSavedPlace(
  reads: Reads,
  { personId, placeId }: { personId: string; placeId: string },
): Promise<SavedPlaceRow | undefined> {
  return reads
    .selectFrom('savedPlaces')
    .selectAll()
    .where('id', '=', placeId)
    .where('personId', '=', personId)
    .executeTakeFirst()
}

export async function removeSavedPlace(trx: Trx, placeId: string): Promise<void> {
  await trx.deleteFrom('savedPlaces').where('id', '=', placeId).execute()
}

export function toSavedPlace({ id, kind, name, cityId, place }: SavedPlaceRow): SavedPlace {
  // Written by us from a checked body.
  return { id, kind, name, cityId, place: JSON.parse(place) as DeliveryPlace }
}
