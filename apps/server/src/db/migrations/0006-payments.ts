import type { Trx } from '#db/db.ts'
import { createTable } from '#db/migrations/create-table.ts'
import type { Migration } from '#db/migrations/migration.ts'

export const payments: Migration = {
  name: '0006-payments',
  up: async (trx) => {
    await createPayments(trx)
    await createTable(
      trx,
      'sandboxPayments',
      {
        paymentId: 'text',
        page: 'text',
        amountMinor: 'minor',
        currency: 'text',
        returnUrl: 'text',
        secret: 'text',
        outcome: 'text?',
        settlesAt: 'at',
        callbacksLeft: 'integer',
        refundedAt: 'at?',
      },
      ['paymentId'],
    )
    await trx.schema
      .createIndex('sandboxPaymentsToTell')
      .on('sandboxPayments')
      .column('callbacksLeft')
      .execute()
  },
}

async function createPayments(trx: Trx): Promise<void> {
  await trx.schema
    .createTable('payments')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('orderId', 'text', (column) => column.notNull().references('orders.id'))
    .addColumn('attempt', 'integer', (column) => column.notNull())
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('amountMinor', 'bigint', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('providerPaymentId', 'text')
    .addColumn('redirectUrl', 'text')
    .addColumn('returnUrl', 'text', (column) => column.notNull())
    .addColumn('serverOrigin', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addColumn('withdrawnAt', 'bigint')
    .addColumn('paysOrder', 'integer', (column) => column.notNull())
    .addColumn('refundId', 'text')
    .addColumn('refusedRefunds', 'integer', (column) => column.notNull())
    .addColumn('nextAskAt', 'bigint')
    .addColumn('askCount', 'integer', (column) => column.notNull())
    .addUniqueConstraint('paymentsByOrder', ['orderId', 'attempt'])
    .addUniqueConstraint('paymentsByProvider', ['provider', 'providerPaymentId'])
    .execute()
  await trx.schema.createIndex('paymentsToAsk').on('payments').column('nextAskAt').execute()
}
