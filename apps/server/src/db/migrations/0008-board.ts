import type { Migration } from '#db/migrations/migration.ts'

/** What the counter adds to an order: delays, who has seen it, and who took each step. */
export const board: Migration = {
  name: '0008-board',
  onlyAdds: true,
  up: async (trx) => {
    await trx.schema
      .alterTable('orders')
      .addColumn('delayMinutes', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
    await trx.schema.alterTable('orders').addColumn('delayReason', 'text').execute()
    await trx.schema.alterTable('orders').addColumn('seenAt', 'bigint').execute()
    await trx.schema.alterTable('orderEvents').addColumn('staffId', 'text').execute()
    // The board reads a venue's open orders, so other venues and other days cost nothing.
    await trx.schema.createIndex('ordersByResto').on('orders').columns(['restoId', 'status']).execute()
  },
}
