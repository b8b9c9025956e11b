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
    await createMenus(trx)
  },
}

const thing = '→ catalogueIds'
const listed = { brandId: '→ brands', place: 'integer' } as const

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
  await createTable(trx, 'stopList', { positionId: thing, stoppedAt: 'at' }, ['positionId'])
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
}

async function createBrands(trx: Trx): Promise<void> {
  const brand = '→ brands'
  await createTable(
    trx,
    'brands',
    {
      id: thing,
      whiteLabel: 'text',
      isDefault: 'flag',
      defaultLocale: 'text',
      currency: 'text',
      timeZone: 'text',
      theme: 'text',
      logo: 'text',
      tokens: 'text',
      bootLoader: 'text',
      layout: 'text',
      iosApp: 'text?',
      androidApp: 'text?',
      isPreOrderOn: 'flag',
      hasPersonCount: 'flag',
      hasPromoCodes: 'flag',
      yandexMetrica: 'text?',
      ga4: 'text?',
      plausible: 'text?',
      googleClientId: 'text?',
      appleClientId: 'text?',
      vkAppId: 'text?',
      googleMapsKey: 'text?',
      captchaSiteKey: 'text?',
    },
    ['id'],
  )
  await trx.schema.createIndex('brandsByWhiteLabel').on('brands').column('whiteLabel').unique().execute()
  await createTable(trx, 'brandHosts', { brandId: brand, place: 'integer', host: 'text' }, [
    'brandId',
    'place',
  ])
  await trx.schema.createIndex('brandHostsByHost').on('brandHosts').column('host').unique().execute()
  await createTable(trx, 'brandLocales', { brandId: brand, place: 'integer', locale: 'text' }, [
    'brandId',
    'place',
  ])
  await createTable(trx, 'brandSignInMethods', { brandId: brand, place: 'integer', method: 'text' }, [
    'brandId',
    'place',
  ])
  await createTable(trx, 'texts', { thingId: thing, field: 'text', locale: 'text', text: 'text' }, [
    'thingId',
    'field',
    'locale',
  ])
  await createTable(trx, 'contacts', { thingId: thing, kind: 'text', place: 'integer', value: 'text' }, [
    'thingId',
    'kind',
    'place',
  ])
  await createTable(
    trx,
    'cities',
    {
      id: thing,
      ...listed,
      south: 'number',
      west: 'number',
      north: 'number',
      east: 'number',
      centerLat: 'number',
      centerLng: 'number',
      zoom: 'number',
    },
    ['id'],
  )
  await createTable(trx, 'tags', { id: thing, ...listed }, ['id'])
  await createTable(trx, 'pays', { id: thing, ...listed }, ['id'])
  await createTable(trx, 'pages', { id: thing, brandId: brand }, ['id'])
  await trx.schema
    .createTable('photoSources')
    .addColumn('id', 'integer', (column) => column.primaryKey().references('catalogueIds.id'))
    .addColumn('brandId', 'integer', (column) => column.notNull().references('brands.id'))
    .addColumn('path', 'text')
    .addColumn('sha256', 'text', (column) => column.references('originals.sha256'))
    .addColumn('recipe', 'text')
    .addColumn('photoHash', 'text', (column) => column.notNull().references('photos.hash'))
    .execute()
  for (const column of ['brandId', 'sha256', 'photoHash'] as const) {
    await trx.schema.createIndex(`photoSources-${column}`).on('photoSources').column(column).execute()
  }
  await createTable(trx, 'thingPhotos', { thingId: thing, place: 'integer', sourceId: '→ photoSources' }, [
    'thingId',
    'place',
  ])
}

async function createMenus(trx: Trx): Promise<void> {
  const position = '→ positions'
  const bounds = { minCount: 'integer', maxCount: 'integer' } as const
  await createTable(trx, 'menus', { id: thing, brandId: '→ brands' }, ['id'])
  await createTable(trx, 'positionGroups', { id: thing, menuId: '→ menus', order: 'integer' }, ['id'])
  await createTable(
    trx,
    'positions',
    {
      id: thing,
      menuId: '→ menus',
      groupId: '→ positionGroups?',
      order: 'integer',
      priceMinor: 'minor',
      measureValue: 'number',
      measureUnit: 'text',
      isStoppedInFile: 'flag',
    },
    ['id'],
  )
  await createTable(
    trx,
    'positionEnergy',
    { positionId: position, kcal: 'number', proteins: 'number', fats: 'number', carbs: 'number' },
    ['positionId'],
  )
  await createTable(trx, 'positionAllergens', { positionId: position, place: 'integer', allergen: 'text' }, [
    'positionId',
    'place',
  ])
  await createTable(trx, 'positionTags', { positionId: position, place: 'integer', tagId: '→ tags' }, [
    'positionId',
    'place',
  ])
  await createTable(trx, 'modifiers', { id: thing, ...listed, ...bounds }, ['id'])
  await createTable(
    trx,
    'modifierItems',
    { id: thing, modifierId: '→ modifiers', place: 'integer', priceMinor: 'minor', ...bounds },
    ['id'],
  )
  await createTable(
    trx,
    'positionModifiers',
    { positionId: position, place: 'integer', modifierId: '→ modifiers', ...bounds },
    ['positionId', 'place'],
  )
  await createTable(trx, 'timeSlots', { id: thing, ...listed }, ['id'])
  await createTable(
    trx,
    'timeSlotPositions',
    { timeSlotId: '→ timeSlots', place: 'integer', positionId: position },
    ['timeSlotId', 'place'],
  )
}
