import { sql } from 'kysely'
import type { ColumnTypes, Trx } from '#db/db.ts'
import { createTable } from '#db/migrations/create-table.ts'
import type { Migration } from '#db/migrations/migration.ts'

const ofImport = '→ geoImports'

export const maps: Migration = {
  name: '0005-maps',
  up: async (trx, columns) => {
    await createImports(trx, columns)
    await createAddresses(trx, columns)
  },
}

async function createImports(trx: Trx, columns: ColumnTypes): Promise<void> {
  await trx.schema
    .createTable('geoImports')
    .addColumn('id', sql.raw(columns.autoId))
    .addColumn('dataset', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('hasTiles', 'integer', (column) => column.notNull())
    .addColumn('hasAddresses', 'integer', (column) => column.notNull())
    .addColumn('west', 'double precision', (column) => column.notNull())
    .addColumn('south', 'double precision', (column) => column.notNull())
    .addColumn('east', 'double precision', (column) => column.notNull())
    .addColumn('north', 'double precision', (column) => column.notNull())
    .addColumn('minZoom', 'integer', (column) => column.notNull())
    .addColumn('maxZoom', 'integer', (column) => column.notNull())
    .addColumn('startedAt', 'bigint', (column) => column.notNull())
    .addColumn('publishedAt', 'bigint')
    .execute()
  await trx.schema
    .createTable('geoTiles')
    .addColumn('importId', 'bigint', (column) => column.notNull().references('geoImports.id'))
    .addColumn('z', 'integer', (column) => column.notNull())
    .addColumn('x', 'integer', (column) => column.notNull())
    .addColumn('y', 'integer', (column) => column.notNull())
    .addColumn('bytes', columns.bytes, (column) => column.notNull())
    .addPrimaryKeyConstraint('geoTilesKey', ['importId', 'z', 'x', 'y'])
    .execute()
}

async function createAddresses(trx: Trx, columns: ColumnTypes): Promise<void> {
  await createTable(
    trx,
    'geoPlaces',
    { importId: ofImport, number: 'integer', kind: 'text', parentNumber: 'integer?' },
    ['importId', 'number'],
  )
  await createTable(
    trx,
    'geoPlaceNames',
    { importId: ofImport, placeNumber: 'integer', locale: 'text', name: 'text' },
    ['importId', 'placeNumber', 'locale', 'name'],
  )
  await trx.schema
    .createTable('geoStreets')
    .addColumn('importId', 'bigint', (column) => column.notNull().references('geoImports.id'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('placeNumber', 'integer')
    .addColumn('points', columns.bytes, (column) => column.notNull())
    .addPrimaryKeyConstraint('geoStreetsKey', ['importId', 'number'])
    .execute()
  await createTable(
    trx,
    'geoStreetNames',
    { importId: ofImport, streetNumber: 'integer', locale: 'text', name: 'text' },
    ['importId', 'streetNumber', 'locale', 'name'],
  )
  // Sorted by street, because the whole table is read in that order.
  await createTable(
    trx,
    'geoAddresses',
    {
      importId: ofImport,
      streetNumber: 'integer',
      id: 'text',
      houseNumber: 'text',
      lngE7: 'integer',
      latE7: 'integer',
    },
    ['importId', 'streetNumber', 'id'],
  )
}
