import type { Migration } from '#db/migrations/migration.ts'

/** Reads that grew with everything that was ever done: pruning of the outbox, and the orders of a phone. */
export const boundedReads: Migration = {
  name: '0013-bounded-reads',
  async up(trx) {
    await trx.schema.createIndex('outboxByEnd').on('outbox').columns(['state', 'endedAt']).execute()
    await trx.schema.createIndex('ordersByPhone').on('orders').columns(['phone', 'createdAt']).execute()
  },
}
