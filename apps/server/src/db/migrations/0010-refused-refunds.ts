import type { Migration } from '#db/migrations/migration.ts'

/** Under the key it had, a refund that the provider called off was only told again: the next one needs another key. */
export const refusedRefunds: Migration = {
  name: '0010-refused-refunds',
  async up(trx) {
    await trx.schema
      .alterTable('payments')
      // A process of the version before goes on beside this one, and writes rows without it.
      .addColumn('refusedRefunds', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
  },
}
