import type { Migration } from '#db/migrations/migration.ts'

/** The timer asks every second: by status and age alone it read every order that waits for the kitchen. */
export const unpaidOrders: Migration = {
  name: '0009-unpaid-orders',
  async up(trx) {
    await trx.schema
      .createIndex('unpaidOrders')
      .on('orders')
      .columns(['status', 'payType', 'paymentStatus', 'createdAt'])
      .execute()
  },
}
