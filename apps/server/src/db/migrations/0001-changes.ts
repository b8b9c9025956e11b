import { sql } from 'kysely'
import type { Migration } from '#db/migrations/migration.ts'

export const changes: Migration = {
  name: '0001-changes',
  up: async (trx, columns) => {
    await trx.schema
      .createTable('changes')
      .addColumn('id', sql.raw(columns.autoId))
      .addColumn('topic', 'text', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute()
    await trx.schema.createIndex('changesByKey').on('changes').columns(['topic', 'key', 'id']).execute()
    await trx.schema.createIndex('changesByAt').on('changes').column('at').execute()
  },
}
