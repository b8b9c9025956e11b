import { createTable } from '#db/migrations/create-table.ts'
import type { Migration } from '#db/migrations/migration.ts'

export const orderRatings: Migration = {
  name: '0012-order-ratings',
  onlyAdds: true,
  up: async (trx) => {
    await createTable(
      trx,
      'orderRatings',
      { orderId: 'text', stars: 'integer', reasons: 'text', ratedAt: 'at', changedAt: 'at' },
      ['orderId'],
    )
    await trx.schema.createIndex('orderRatings-ratedAt').on('orderRatings').column('ratedAt').execute()
  },
}
