import { sql } from 'kysely'
import type { ColumnTypes, Trx } from '#db/db.ts'
import { createTable } from '#db/migrations/create-table.ts'
import type { Migration } from '#db/migrations/migration.ts'

export const catalogue: Migration = {
  name: '0002-catalogue',
  up: async (trx, columns) => {
    await createRegistry(trx, columns)
    await createPhotos(trx, columns)
    await createBrands(trx)
    await createDrafts(trx)
  },
}

const thing = '→ catalogueIds'
const brand = '→ brands'

async function createRegistry(trx: Trx, columns: ColumnTypes): Promise<void> {
  await trx.schema
    .createTable('catalogueIds')
    .addColumn('id', sql.raw(columns.autoId))
    .addColumn('brand', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addUniqueConstraint('catalogueIdsByName', ['brand', 'kind', 'slug'])
    .execute()
  await createTable(trx, 'catalogueLock', { id: 'id', filledBy: 'text?', filledUntil: 'at?' }, ['id'])
  await trx.insertInto('catalogueLock').values({ id: 1, filledBy: null, filledUntil: null }).execute()
  await createTable(
    trx,
    'stops',
    { scopeId: thing, thingId: thing, kind: 'text', sinceAt: 'at', untilAt: 'at?', author: 'text' },
    ['scopeId', 'thingId'],
  )
}

async function createPhotos(trx: Trx, columns: ColumnTypes): Promise<void> {
  await trx.schema
    .createTable('photos')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('placeholder', 'text', (column) => column.notNull())
    .addColumn('unusedSince', 'bigint')
    .execute()
  await trx.schema
    .createTable('photoVariants')
    .addColumn('photoHash', 'text', (column) =>
      column.notNull().references('photos.hash').onDelete('cascade'),
    )
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('format', 'text', (column) => column.notNull())
    .addColumn('bytes', columns.bytes, (column) => column.notNull())
    .addPrimaryKeyConstraint('photoVariantsKey', ['photoHash', 'format', 'width'])
    .execute()
  await trx.schema
    .createTable('originals')
    .addColumn('sha256', 'text', (column) => column.primaryKey())
    .addColumn('bytes', columns.bytes, (column) => column.notNull())
    .addColumn('unusedSince', 'bigint')
    .execute()
  for (const table of ['photos', 'originals'] as const) {
    await trx.schema.createIndex(`${table}-unusedSince`).on(table).column('unusedSince').execute()
  }
}

/** The directory of brands, and the parts of their versions. */
async function createBrands(trx: Trx): Promise<void> {
  await createTable(
    trx,
    'brands',
    { id: thing, slug: 'text', whiteLabel: 'text', isDefault: 'flag', version: 'integer', lists: 'text' },
    ['id'],
  )
  for (const column of ['slug', 'whiteLabel'] as const) {
    await trx.schema.createIndex(`brands-${column}`).on('brands').column(column).unique().execute()
  }
  await createTable(trx, 'brandHosts', { host: 'text', brandId: brand }, ['host'])
  await createTable(trx, 'brandParts', { brandId: brand, hash: 'text', content: 'text' }, ['brandId', 'hash'])
  await createTable(
    trx,
    'brandVersions',
    {
      brandId: brand,
      number: 'integer',
      at: 'at',
      origin: 'text',
      author: 'text',
      note: 'text',
      folder: 'text?',
      parts: 'text',
    },
    ['brandId', 'number'],
  )
  await trx.schema
    .createTable('brandPhotos')
    .addColumn('brandId', 'integer', (column) => column.notNull().references('brands.id'))
    .addColumn('photoHash', 'text', (column) => column.notNull().references('photos.hash'))
    .addPrimaryKeyConstraint('brandPhotosKey', ['brandId', 'photoHash'])
    .execute()
  await trx.schema.createIndex('brandPhotosByHash').on('brandPhotos').column('photoHash').execute()
  await trx.schema
    .createTable('brandFiles')
    .addColumn('brandId', 'integer', (column) => column.notNull().references('brands.id'))
    .addColumn('sha256', 'text', (column) => column.notNull().references('originals.sha256'))
    .addPrimaryKeyConstraint('brandFilesKey', ['brandId', 'sha256'])
    .execute()
  await trx.schema.createIndex('brandFilesBySum').on('brandFiles').column('sha256').execute()
}

async function createDrafts(trx: Trx): Promise<void> {
  await createTable(
    trx,
    'draftThings',
    {
      brandId: brand,
      kind: 'text',
      key: 'text',
      base: 'text?',
      value: 'text?',
      revision: 'integer',
      author: 'text',
      at: 'at',
    },
    ['brandId', 'kind', 'key'],
  )
  await createTable(trx, 'previews', { tokenHash: 'text', brandId: brand, at: 'at' }, ['tokenHash'])
}
