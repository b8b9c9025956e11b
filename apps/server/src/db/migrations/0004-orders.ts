import { sql } from 'kysely'
import type { ColumnTypes, Trx } from '#db/db.ts'
import { createTable } from '#db/migrations/create-table.ts'
import type { Migration } from '#db/migrations/migration.ts'

export const orders: Migration = {
  name: '0004-orders',
  up: async (trx, columns) => {
    await createOrders(trx)
    await createOrderParts(trx, columns)
    await createPromoCodeUses(trx)
    await createOutbox(trx, columns)
  },
}

async function createOrders(trx: Trx): Promise<void> {
  await trx.schema
    .createTable('orders')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('number', 'text', (column) => column.notNull())
    .addColumn('restoId', 'integer', (column) => column.notNull().references('catalogueIds.id'))
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('personId', 'text', (column) => column.notNull().references('persons.id'))
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('payType', 'text', (column) => column.notNull())
    .addColumn('paymentStatus', 'text', (column) => column.notNull())
    .addColumn('reachedKitchenAt', 'bigint')
    .addColumn('deliveryType', 'text', (column) => column.notNull())
    .addColumn('promoCode', 'text')
    .addColumn('personCount', 'integer', (column) => column.notNull())
    .addColumn('comment', 'text')
    .addColumn('preOrderAt', 'bigint')
    .addColumn('promiseMinutes', 'integer', (column) => column.notNull())
    .addColumn('personName', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('email', 'text')
    .addColumn('deliveryPlace', 'text')
    .addColumn('restoName', 'text', (column) => column.notNull())
    .addColumn('timeZone', 'text', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('deliveryPriceMinor', 'bigint', (column) => column.notNull())
    .addColumn('deliveryPriceRule', 'text', (column) => column.notNull())
    .addColumn('discountMinor', 'bigint', (column) => column.notNull())
    .addColumn('totalMinor', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('ordersByNumber', ['restoId', 'day', 'number'])
    .execute()
  await trx.schema.createIndex('ordersByPerson').on('orders').columns(['personId', 'id']).execute()
  await trx.schema.createIndex('ordersByPhone').on('orders').columns(['phone', 'createdAt']).execute()
  // The timer reads unpaid orders and the kitchen reads unfinished ones.
  await trx.schema.createIndex('ordersByStatus').on('orders').columns(['status', 'createdAt']).execute()
  // The timer asks every second. An index on status and age alone would read every order that waits for the kitchen.
  await trx.schema
    .createIndex('unpaidOrders')
    .on('orders')
    .columns(['status', 'payType', 'paymentStatus', 'createdAt'])
    .execute()
}

async function createOrderParts(trx: Trx, columns: ColumnTypes): Promise<void> {
  await trx.schema
    .createTable('orderLines')
    .addColumn('orderId', 'text', (column) => column.notNull().references('orders.id'))
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('positionId', 'integer', (column) => column.notNull().references('catalogueIds.id'))
    .addColumn('menuId', 'integer', (column) => column.notNull().references('catalogueIds.id'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('payableMinor', 'bigint', (column) => column.notNull())
    .addColumn('details', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('orderLinesKey', ['orderId', 'place'])
    .execute()
  await trx.schema
    .createTable('orderEvents')
    .addColumn('id', sql.raw(columns.autoId))
    .addColumn('orderId', 'text', (column) => column.notNull().references('orders.id'))
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('paymentStatus', 'text', (column) => column.notNull())
    .addColumn('cause', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute()
  await trx.schema.createIndex('orderEventsByOrder').on('orderEvents').columns(['orderId', 'id']).execute()
  // No foreign key to the order, because the key is claimed before the order is written.
  await createTable(trx, 'orderKeys', { personId: 'text', key: 'text', bodyHash: 'text', orderId: 'text' }, [
    'personId',
    'key',
  ])
}

async function createPromoCodeUses(trx: Trx): Promise<void> {
  await createTable(trx, 'promoCodeCounters', { promoCodeId: '→ catalogueIds', usedCount: 'integer' }, [
    'promoCodeId',
  ])
  await trx.schema
    .createTable('promoCodeUses')
    .addColumn('orderId', 'text', (column) => column.primaryKey().references('orders.id'))
    .addColumn('promoCodeId', 'integer', (column) => column.notNull().references('catalogueIds.id'))
    .addColumn('personId', 'text', (column) => column.notNull().references('persons.id'))
    .addColumn('usedAt', 'bigint', (column) => column.notNull())
    .execute()
  await trx.schema
    .createIndex('promoCodeUsesByPerson')
    .on('promoCodeUses')
    .columns(['promoCodeId', 'personId'])
    .execute()
}

async function createOutbox(trx: Trx, columns: ColumnTypes): Promise<void> {
  await trx.schema
    .createTable('outbox')
    .addColumn('id', sql.raw(columns.autoId))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull().unique())
    .addColumn('payload', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addColumn('dueAt', 'bigint', (column) => column.notNull())
    .addColumn('leasedBy', 'text')
    .addColumn('leasedUntil', 'bigint', (column) => column.notNull())
    .addColumn('endedAt', 'bigint')
    .addColumn('lastError', 'text')
    .execute()
  await trx.schema.createIndex('outboxByEnd').on('outbox').columns(['state', 'endedAt']).execute()
  await trx.schema.createIndex('outboxByState').on('outbox').columns(['state', 'dueAt']).execute()
}
