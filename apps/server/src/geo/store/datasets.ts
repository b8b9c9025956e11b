import { geoTopic, type ImportHead } from '#geo/store/geo-import.ts'
import { removeImport } from '#geo/store/remove-import.ts'
import { recordChange } from '#db/change-log.ts'
import type { Db, Reads } from '#db/db.ts'
import { transaction } from '#db/transaction.ts'

export interface PublishedImport extends ImportHead {
  readonly id: number
  readonly publishedAt: number
}

export interface Dataset {
  readonly name: string
  /** The .pmtiles file may be newer than the addresses, or older. */
  readonly tiles: PublishedImport | undefined
  readonly addresses: PublishedImport | undefined
}

export async function listDatasets(reads: Reads): Promise<Dataset[]> {
  return toDatasets(await listPublished(reads))
}

export function toDatasets(imports: readonly PublishedImport[]): Dataset[] {
  return [...new Set(imports.map(({ dataset }) => dataset))].map((name) => {
    const own = imports.filter(({ dataset }) => dataset === name)
    return {
      name,
      tiles: own.find(({ hasTiles }) => hasTiles),
      addresses: own.find(({ hasAddresses }) => hasAddresses),
    }
  })
}

/** Keeps the published import and, for open pages, the previous tiles. */
export async function pruneDataset(db: Db, name: string): Promise<void> {
  const own = (await listPublished(db.read)).filter(({ dataset }) => dataset === name)
  const kept = new Set([
    ...own.filter(({ hasTiles }) => hasTiles).slice(0, 2),
    own.find(({ hasAddresses }) => hasAddresses),
  ])
  for (const old of own) if (!kept.has(old)) await removeImport(db, old.id)
}

export async function removeDataset(db: Db, name: string): Promise<boolean> {
  const ids = await transaction(db, async (trx) => {
    // Unpublished first, then deleted.
    const own = await trx
      .updateTable('geoImports')
      .set({ publishedAt: null })
      .where('dataset', '=', name)
      .returning('id')
      .execute()
    await recordChange(trx, geoTopic, name)
    return own
  })
  for (const { id } of ids) await removeImport(db, id)
  return ids.length > 0
}

/** Newest first. */
export async function listPublished(reads: Reads): Promise<PublishedImport[]> {
  const rows = await reads
    .selectFrom('geoImports')
    .selectAll()
    .where('publishedAt', 'is not', null)
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ west, south, east, north, publishedAt, hasTiles, hasAddresses, ...row }) => ({
    ...row,
    bounds: { west, south, east, north },
    hasTiles: hasTiles === 1,
    hasAddresses: hasAddresses === 1,
    publishedAt: publishedAt ?? 0,
  }))
}
