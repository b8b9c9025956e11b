import type { Db } from '#db/db.ts'
import { transaction } from '#db/transaction.ts'

const streetsPerStep = 500
const tileColumnsPerStep = 16

/** In steps, because on SQLite every writer waits for the longest of them. */
export async function removeImport(db: Db, importId: number): Promise<void> {
  const columns = await db.read
    .selectFrom('geoTiles')
    .select(['z', 'x'])
    .distinct()
    .where('importId', '=', importId)
    .execute()
  for (let start = 0; start < columns.length; start += tileColumnsPerStep) {
    const step = columns.slice(start, start + tileColumnsPerStep)
    await transaction(db, (trx) =>
      trx
        .deleteFrom('geoTiles')
        .where('importId', '=', importId)
        .where((eb) => eb.or(step.map(({ z, x }) => eb.and([eb('z', '=', z), eb('x', '=', x)]))))
        .execute(),
    )
  }
  const last = await db.read
    .selectFrom('geoStreets')
    .select((eb) => eb.fn.max('number').as('number'))
    .where('importId', '=', importId)
    .executeTakeFirst()
  for (let from = 0; from <= (last?.number ?? -1); from += streetsPerStep) {
    await removeStreets(db, importId, from)
  }
  await transaction(db, async (trx) => {
    await trx.deleteFrom('geoPlaceNames').where('importId', '=', importId).execute()
    await trx.deleteFrom('geoPlaces').where('importId', '=', importId).execute()
    await trx.deleteFrom('geoImports').where('id', '=', importId).execute()
  })
}

async function removeStreets(db: Db, importId: number, from: number): Promise<void> {
  const to = from + streetsPerStep
  await transaction(db, async (trx) => {
    for (const table of ['geoAddresses', 'geoStreetNames'] as const) {
      await trx
        .deleteFrom(table)
        .where('importId', '=', importId)
        .where('streetNumber', '>=', from)
        .where('streetNumber', '<', to)
        .execute()
    }
    await trx
      .deleteFrom('geoStreets')
      .where('importId', '=', importId)
      .where('number', '>=', from)
      .where('number', '<', to)
      .execute()
  })
}
