import type { Migration } from '#db/migrations/migration.ts'

export const savedPlaces: Migration = {
  name: '0009-saved-places',
  up: async (trx) => {
    await trx.schema
      .createTable('savedPlaces')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('personId', 'text', (column) => column.notNull().references('persons.id'))
      .addColumn('brandId', 'integer', (column) => column.notNull())
      .addColumn('cityId', 'integer', (column) => column.notNull().references('catalogueIds.id'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('place', 'text', (column) => column.notNull())
      .execute()
    await trx.schema
      .createIndex('savedPlacesByPerson')
      .on('savedPlaces')
      .columns(['personId', 'brandId'])
      .execute()
    await trx.schema.createIndex('savedPlacesByCity').on('savedPlaces').column('cityId').execute()
  },
}
