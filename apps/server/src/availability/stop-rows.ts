import { joinStops, type Stop } from '@lavash/rulebook/availability/stops'
import { stopsTopic } from '#catalogue/storing/apply-stops.ts'
import { recordChange } from '#db/change-log.ts'
import type { Reads, Trx } from '#db/db.ts'
import { keepStatement, type Rows } from '#db/keep-statement.ts'
import type { Tables } from '#db/tables.ts'

export type StoppableKind = 'position' | 'modifier-item'

/** What is stopped, and where: `scopeId` is a venue, or the brand for all of its venues. */
export interface StopPlace {
  readonly scopeId: number
  readonly thingId: number
}

export type StopRow = Tables['stops']

export function readStopsOf(reads: Reads, scopeIds: readonly number[]): Promise<StopRow[]> {
  return reads.selectFrom('stops').selectAll().where('scopeId', 'in', scopeIds).execute()
}

export function readAllStops(reads: Reads): Promise<StopRow[]> {
  return reads.selectFrom('stops').selectAll().execute()
}

/** Built once: every order asks it. */
const selectVenueStops = keepStatement((trx, [asked]: Rows<{ restoId: number; brandId: number }>) =>
  trx
    .selectFrom('stops')
    .selectAll()
    .where((eb) => eb.or([eb('scopeId', '=', asked.restoId), eb('scopeId', '=', asked.brandId)])),
)

/** The committed stops that a venue's order has to obey, read inside the order's transaction (AV-08). */
export function readVenueStops(trx: Trx, restoId: number, brandId: number): Promise<StopRow[]> {
  return selectVenueStops(trx, [{ restoId, brandId }])
}

/**
 * Stops a thing, or makes its stop longer; every process hears of it after the commit. Gives what stands now and
 * whether that is news.
 */
export async function addStop(
  trx: Trx,
  place: StopPlace,
  added: Stop & { readonly kind: StoppableKind; readonly author: string },
): Promise<{ stop: Stop; isChanged: boolean }> {
  const { scopeId, thingId } = place
  const { kind, author, sinceMs, untilMs } = added
  const row = { scopeId, thingId, kind, sinceAt: sinceMs, untilAt: untilMs, author }
  // The insert comes first: of two who stop the same thing at once the second waits, and then sees the first.
  const inserted = await trx
    .insertInto('stops')
    .values(row)
    .onConflict((conflict) => conflict.columns(['scopeId', 'thingId']).doNothing())
    .returning('thingId')
    .executeTakeFirst()
  if (inserted !== undefined) {
    await recordStopChange(trx, place)
    return { stop: added, isChanged: true }
  }
  const known = await selectStop(trx, place).forUpdate().executeTakeFirstOrThrow()
  const stop = joinStops({ sinceMs: known.sinceAt, untilMs: known.untilAt }, added)
  const isChanged = stop.sinceMs !== known.sinceAt || stop.untilMs !== known.untilAt
  if (isChanged) {
    await trx
      .updateTable('stops')
      .set({ sinceAt: stop.sinceMs, untilAt: stop.untilMs, author })
      .where('scopeId', '=', scopeId)
      .where('thingId', '=', thingId)
      .execute()
    await recordStopChange(trx, place)
  }
  return { stop, isChanged }
}

/** Gives the stop that was taken away, also one that had ended by itself. */
export async function removeStop(trx: Trx, place: StopPlace): Promise<Stop | undefined> {
  const removed = await trx
    .deleteFrom('stops')
    .where('scopeId', '=', place.scopeId)
    .where('thingId', '=', place.thingId)
    .returning(['sinceAt', 'untilAt'])
    .executeTakeFirst()
  if (removed === undefined) return undefined
  await recordStopChange(trx, place)
  return { sinceMs: removed.sinceAt, untilMs: removed.untilAt }
}

function selectStop(reads: Reads, { scopeId, thingId }: StopPlace) {
  return reads.selectFrom('stops').selectAll().where('scopeId', '=', scopeId).where('thingId', '=', thingId)
}

async function recordStopChange(trx: Trx, { scopeId, thingId }: StopPlace): Promise<void> {
  await recordChange(trx, stopsTopic, `${scopeId}/${thingId}`)
}

/** Undefined for a key that names no stop: of the feed's 'anything may differ'. */
export function parseStopKey(key: string): StopPlace | undefined {
  const match = /^(\d+)\/(\d+)$/.exec(key)
  return match === null ? undefined : { scopeId: Number(match[1]), thingId: Number(match[2]) }
}
