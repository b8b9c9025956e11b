import type { Catalogue } from '#catalogue/catalogue.ts'
import type { CatalogueIds } from '#catalogue/storing/catalogue-ids.ts'
import { inChunks } from '#catalogue/storing/in-chunks.ts'
import type { Reads, Trx } from '#db/db.ts'

/** What the brand's file said of each dish at the last import, by the dish's id. */
export async function readFileStops(reads: Reads, brand: string): Promise<ReadonlyMap<number, boolean>> {
  const rows = await reads
    .selectFrom('positions')
    .innerJoin('catalogueIds', 'catalogueIds.id', 'positions.id')
    .where('catalogueIds.brand', '=', brand)
    .select(['positions.id', 'positions.isStoppedInFile'])
    .execute()
  return new Map(rows.map(({ id, isStoppedInFile }) => [id, isStoppedInFile === 1]))
}

/**
 * The stop list is the kitchen's. A file speaks to it once: with a dish that is new, and with a line that says
 * something else than at the last import. So an import in the evening does not bring back what ran out at noon.
 */
export async function applyStops(
  trx: Trx,
  catalogue: Catalogue,
  known: { ids: CatalogueIds; fileStops: ReadonlyMap<number, boolean>; nowMs: number },
): Promise<void> {
  const { ids, fileStops, nowMs } = known
  const now = new Map(
    catalogue.positions.map(({ slug, isStopped }) => [ids.get('position', slug), isStopped]),
  )
  const spoken = [...now].filter(([id, isStopped]) => isStopped !== (fileStops.get(id) ?? false))
  const gone = [...fileStops.keys()].filter((id) => !now.has(id))
  const off = [...gone, ...spoken.flatMap(([id, isStopped]) => (isStopped ? [] : [id]))]
  const on = spoken.flatMap(([id, isStopped]) => (isStopped ? [{ positionId: id, stoppedAt: nowMs }] : []))
  for (const chunk of inChunks(off.map((id) => ({ id })))) {
    await trx
      .deleteFrom('stopList')
      .where(
        'positionId',
        'in',
        chunk.map(({ id }) => id),
      )
      .execute()
  }
  for (const rows of inChunks(on)) {
    await trx
      .insertInto('stopList')
      .values(rows)
      .onConflict((conflict) => conflict.column('positionId').doNothing())
      .execute()
  }
}
