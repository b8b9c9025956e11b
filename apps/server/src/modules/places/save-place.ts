import type { SavedPlaceBody } from '@lavash/contract/saved-places'
import { findPlaceProblems } from '@lavash/rulebook/order/order-form-problems'
import {
  canAddPlace,
  findPlaceToReplace,
  findSavedNameProblem,
  type SavedPlaceName,
  toSavedName,
} from '@lavash/rulebook/place/saved-places'
import type { Trx } from '#db/db.ts'
import { lockNames } from '#db/lock-names.ts'
import { refuse, refuseField, type Refusal } from '#errors.ts'
import { makeId } from '#ids.ts'
import {
  findSavedPlace,
  listSavedPlaces,
  removeSavedPlace,
  type SavedPlaceRow,
} from '#modules/places/repository.ts'

interface Wanted {
  readonly personId: string
  readonly brandId: number
  readonly body: SavedPlaceBody
  readonly nowMs: number
}

/** The place that had the name before keeps its id: a second save of the same changes nothing. */
export async function savePlace(trx: Trx, wanted: Wanted): Promise<SavedPlaceRow | Refusal> {
  const { personId, brandId, body, nowMs } = wanted
  const refusal = findNameRefusal(body) ?? findPlaceRefusal(body)
  if (refusal !== undefined) return refusal
  await lockPlaces(trx, personId)
  const saved = await listSavedPlaces(trx, { personId, brandId })
  const fields = {
    kind: body.kind,
    name: toSavedName(body),
    cityId: body.cityId,
    place: JSON.stringify(body.place),
  }
  const replaced = findPlaceToReplace(saved, body)
  if (replaced !== undefined) {
    await trx.updateTable('savedPlaces').set(fields).where('id', '=', replaced.id).execute()
    return { ...replaced, ...fields }
  }
  if (!canAddPlace(saved)) return refuse('place.too-many')
  const row = { id: makeId(nowMs), personId, brandId, ...fields }
  await trx.insertInto('savedPlaces').values(row).execute()
  return row
}

export async function renamePlace(
  trx: Trx,
  ids: { personId: string; placeId: string },
  wanted: SavedPlaceName,
): Promise<SavedPlaceRow | Refusal> {
  const refusal = findNameRefusal(wanted)
  if (refusal !== undefined) return refusal
  await lockPlaces(trx, ids.personId)
  const row = await findSavedPlace(trx, ids)
  if (row === undefined) return refuse('place.not-found')
  const replaced = findPlaceToReplace(await listSavedPlaces(trx, row), wanted)
  if (replaced !== undefined && replaced.id !== row.id) await removeSavedPlace(trx, replaced.id)
  const name = { kind: wanted.kind, name: toSavedName(wanted) }
  await trx.updateTable('savedPlaces').set(name).where('id', '=', row.id).execute()
  return { ...row, ...name }
}

/** Two devices that save at once would both find room, or both find no home. */
function lockPlaces(trx: Trx, personId: string): Promise<void> {
  return lockNames(trx, [`places of ${personId}`])
}

function findNameRefusal(wanted: SavedPlaceName): Refusal | undefined {
  const problem = findSavedNameProblem(wanted)
  return problem === null ? undefined : refuseField('name', problem)
}

/** Zones move and venues close, so a place outside them is kept. Whether it is delivered to is asked when it is chosen. */
function findPlaceRefusal({ place }: SavedPlaceBody): Refusal | undefined {
  const [first] = findPlaceProblems({ ...place, isInZone: true })
  return first && refuseField(first.field.replace('deliveryPlace.', 'place.'), first.problem)
}
