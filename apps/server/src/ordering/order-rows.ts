import type { Selectable } from 'kysely'
import type { Reads, Trx } from '#db/db.ts'
import type { OrderTables } from '#db/tables/orders.ts'

export type OrderRow = Selectable<OrderTables['orders']>
export type OrderLineRow = Selectable<OrderTables['orderLines']>
export type OrderEventRow = Selectable<OrderTables['orderEvents']>

/** Topic of the change log: something happened to an order. The key names its venue too, so that a board hears its own alone. */
export const orderTopic = 'order'

export function toOrderKey({ restoId, id }: Pick<OrderRow, 'restoId' | 'id'>): string {
  return `${restoId}/${id}`
}

export function parseOrderKey(key: string): { readonly restoId: number; readonly orderId: string } {
  const [restoId, orderId = ''] = key.split('/')
  return { restoId: Number(restoId), orderId }
}

export function findOrderRow(reads: Reads, orderId: string): Promise<OrderRow | undefined> {
  return reads.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirst()
}

/** Whoever moves an order holds its row first, so its events follow one another in the order of their ids. */
export function lockOrderRow(trx: Trx, orderId: string): Promise<OrderRow | undefined> {
  return trx.selectFrom('orders').selectAll().where('id', '=', orderId).forUpdate().executeTakeFirst()
}

export function listOrderEvents(
  reads: Reads,
  orderIds: readonly string[],
  afterId = 0,
): Promise<OrderEventRow[]> {
  return reads
    .selectFrom('orderEvents')
    .selectAll()
    .where('orderId', 'in', [...orderIds])
    .where('id', '>', afterId)
    .orderBy('id')
    .execute()
}

export function listOrderLines(reads: Reads, orderIds: readonly string[]): Promise<OrderLineRow[]> {
  return reads
    .selectFrom('orderLines')
    .selectAll()
    .where('orderId', 'in', [...orderIds])
    .orderBy('place')
    .execute()
}
