import type { Catalogue } from '#catalogue/catalogue.ts'
import { applyStops, readFileStops } from '#catalogue/storing/apply-stops.ts'
import { assignIds } from '#catalogue/storing/assign-ids.ts'
import { toCatalogueRows } from '#catalogue/storing/catalogue-rows.ts'
import { inChunks } from '#catalogue/storing/in-chunks.ts'
import { retirePhotos } from '#catalogue/storing/photo-rows.ts'
import { catalogueTopic } from '#catalogue/storing/stored-catalogue.ts'
import { type NewRows, ownerColumns, storedTables } from '#catalogue/storing/stored-tables.ts'
import { recordChange } from '#db/change-log.ts'
import type { Trx } from '#db/db.ts'

/** Imports follow one another, whichever process runs them. */
export async function lockCatalogue(trx: Trx): Promise<void> {
  await trx.selectFrom('catalogueLock').select('id').where('id', '=', 1).forUpdate().execute()
}

/**
 * Replaces the brand by this catalogue, numbers kept, and tells every process. Its pictures are there already
 * (prepare-pictures.ts).
 */
export async function storeCatalogue(trx: Trx, catalogue: Catalogue, nowMs: number): Promise<void> {
  const brand = catalogue.brand.slug
  await lockCatalogue(trx)
  const ids = await assignIds(trx, catalogue)
  const fileStops = await readFileStops(trx, brand)
  await deleteBrandRows(trx, brand)
  await insertRows(trx, toCatalogueRows(catalogue, ids))
  await applyStops(trx, catalogue, { ids, fileStops, nowMs })
  await retirePhotos(trx, nowMs)
  await recordChange(trx, catalogueTopic, brand)
}

async function deleteBrandRows(trx: Trx, brand: string): Promise<void> {
  for (const table of storedTables.toReversed()) {
    await trx
      // Any table will do for the types: all of them have their owner column.
      .deleteFrom(table as 'texts')
      .where(ownerColumns[table] as 'thingId', 'in', (eb) =>
        eb.selectFrom('catalogueIds').select('id').where('brand', '=', brand),
      )
      .execute()
  }
}

async function insertRows(trx: Trx, rows: NewRows): Promise<void> {
  for (const table of storedTables) {
    for (const chunk of inChunks<object>(rows[table])) {
      await trx.insertInto(table).values(chunk).execute()
    }
  }
}
