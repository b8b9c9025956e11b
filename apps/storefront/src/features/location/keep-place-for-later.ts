import { toOrderedPlace } from '@lavash/rulebook/place/earlier-places'
import type { StoredPlace } from '@lavash/rulebook/place/location-state'
import { savedPlaceNameMaxLength } from '@lavash/rulebook/site/limits'
import type { Failure } from '@lavash/client/result.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { WantedName } from '#features/location/save-as.tsx'
import { savedPlacesQuery, savePlace } from '#order/saved-places.ts'
import { rememberUsedPlace } from '#order/used-places.ts'

interface Kept {
  readonly place: StoredPlace
  readonly cityId: number
  /** null: nobody is signed in. */
  readonly personId: string | null
  readonly wanted: WantedName | null
}

/**
 * L-17, after the place was chosen: under its name for whoever is signed in, otherwise among the last ones of this
 * device. A failure does not undo the choice.
 */
export async function keepPlaceForLater(client: QueryClient, kept: Kept): Promise<Failure | undefined> {
  const { place, cityId, personId, wanted } = kept
  if (personId === null) {
    await rememberUsedPlace(place)
    return undefined
  }
  if (wanted === null) return undefined
  // A place without a name of its own is called by its address.
  const name = wanted.name.trim() || [...place.address].slice(0, savedPlaceNameMaxLength).join('')
  const saved = await savePlace({ kind: wanted.kind, name, cityId, place: toOrderedPlace(place) })
  await client.invalidateQueries({ queryKey: savedPlacesQuery(personId, cityId).queryKey })
  return saved.ok ? undefined : saved.failure
}
