import { stopListTopic } from '#catalogue/storing/stored-catalogue.ts'
import { recordChange } from '#db/change-log.ts'
import type { Reads, Trx } from '#db/db.ts'

export interface NamedPosition {
  readonly id: number
  readonly brand: string
  readonly slug: string
}

/** By its number, its slug, or brand and slug (`ugolyok/cola`) where two brands have the slug. */
export async function findPositions(reads: Reads, name: string): Promise<NamedPosition[]> {
  const [first = '', second] = name.split('/')
  const query = reads
    .selectFrom('positions')
    .innerJoin('catalogueIds', 'catalogueIds.id', 'positions.id')
    .select(['positions.id', 'catalogueIds.brand', 'catalogueIds.slug'])
    .orderBy('positions.id')
  if (/^\d{1,9}$/.test(name)) return query.where('positions.id', '=', Number(name)).execute()
  if (second === undefined) return query.where('catalogueIds.slug', '=', first).execute()
  return query.where('catalogueIds.brand', '=', first).where('catalogueIds.slug', '=', second).execute()
}

export function listStops(reads: Reads): Promise<(NamedPosition & { readonly stoppedAt: number })[]> {
  return reads
    .selectFrom('stopList')
    .innerJoin('catalogueIds', 'catalogueIds.id', 'stopList.positionId')
    .select(['catalogueIds.id', 'catalogueIds.brand', 'catalogueIds.slug', 'stopList.stoppedAt'])
    .orderBy('stopList.stoppedAt')
    .execute()
}

/** Whether it was to be had until now. Every process hears of it after the commit, and tells its customers. */
export async function stopPosition(trx: Trx, positionId: number, nowMs: number): Promise<boolean> {
  const added = await trx
    .insertInto('stopList')
    .values({ positionId, stoppedAt: nowMs })
    .onConflict((conflict) => conflict.column('positionId').doNothing())
    .returning('positionId')
    .executeTakeFirst()
  if (added !== undefined) await recordChange(trx, stopListTopic, String(positionId))
  return added !== undefined
}

/** Whether it was stopped until now. */
export async function resumePosition(trx: Trx, positionId: number): Promise<boolean> {
  const removed = await trx
    .deleteFrom('stopList')
    .where('positionId', '=', positionId)
    .returning('positionId')
    .executeTakeFirst()
  if (removed !== undefined) await recordChange(trx, stopListTopic, String(positionId))
  return removed !== undefined
}
