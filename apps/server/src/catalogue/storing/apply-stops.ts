import type { Catalogue } from '#catalogue/catalogue.ts'
import type { CatalogueIds } from '#catalogue/parts/catalogue-ids.ts'
import { inChunks } from '#db/in-chunks.ts'
import { listSlugs } from '#catalogue/parts/catalogue-kinds.ts'
import { recordChange } from '#db/change-log.ts'
import type { Trx } from '#db/db.ts'

/** Topic of the change log; the key is `scopeId/thingId`. */
export const stopsTopic = 'stops'

/**
 * Stops belong to the kitchen. A file speaks to them once, for all venues: with a dish that is new, and with a line
 * that says something else than at the last import. So an import in the evening does not bring back what ran out at
 * noon.
 */
export async function applyStops(
  trx: Trx,
  catalogue: Catalogue,
  known: { ids: CatalogueIds; fileStops: ReadonlyMap<number, boolean>; nowMs: number },
): Promise<void> {
  const { ids, fileStops, nowMs } = known
  const brandId = ids.get('brand', catalogue.brand.slug)
  const spoken = catalogue.positions
    .map(({ slug, isStopped }) => ({ thingId: ids.get('position', slug), isStopped }))
    .filter(({ thingId, isStopped }) => isStopped !== (fileStops.get(thingId) ?? false))
  await forgetGone(trx, catalogue, ids)
  await removeStops(
    trx,
    spoken.flatMap(({ thingId, isStopped }) => (isStopped ? [] : [{ scopeId: brandId, thingId }])),
  )
  const added = spoken.flatMap(({ thingId, isStopped }) => (isStopped ? [thingId] : []))
  const stop = { scopeId: brandId, kind: 'position', sinceAt: nowMs, untilAt: null, author: 'folder' }
  for (const rows of inChunks(added.map((thingId) => ({ ...stop, thingId })))) {
    await trx
      .insertInto('stops')
      .values(rows)
      .onConflict((conflict) => conflict.columns(['scopeId', 'thingId']).doUpdateSet({ untilAt: null }))
      .execute()
  }
  for (const thingId of added) await recordChange(trx, stopsTopic, `${brandId}/${thingId}`)
}

/** Things and venues that left the folder take their stops along: they would be stopped when they come back. */
async function forgetGone(trx: Trx, catalogue: Catalogue, ids: CatalogueIds): Promise<void> {
  const stops = await trx
    .selectFrom('stops')
    .innerJoin('catalogueIds', 'catalogueIds.id', 'stops.thingId')
    .where('catalogueIds.brand', '=', catalogue.brand.slug)
    .select(['stops.scopeId', 'stops.thingId'])
    .execute()
  if (stops.length === 0) return
  const slugs = listSlugs(catalogue)
  const present = new Set(
    (['brand', 'resto', 'position', 'modifier-item'] as const).flatMap((kind) =>
      slugs[kind].map((slug) => ids.get(kind, slug)),
    ),
  )
  await removeStops(
    trx,
    stops.filter(({ scopeId, thingId }) => !present.has(scopeId) || !present.has(thingId)),
  )
}

async function removeStops(trx: Trx, places: readonly { scopeId: number; thingId: number }[]): Promise<void> {
  for (const { scopeId, thingId } of places) {
    const removed = await trx
      .deleteFrom('stops')
      .where('scopeId', '=', scopeId)
      .where('thingId', '=', thingId)
      .returning('thingId')
      .executeTakeFirst()
    if (removed !== undefined) await recordChange(trx, stopsTopic, `${scopeId}/${thingId}`)
  }
}
