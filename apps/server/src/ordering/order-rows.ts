import type { Selectable } from 'kysely'
import type { Reads, Trx } from '#db/db.ts'
import type { OrderTables } from '#db/tables/orders.ts'

export type OrderRow = Selectable<OrderTables['orders']>
export type OrderLineRow = Selectable<OrderTables['orderLines']>
export type OrderEventRow = Selectable<OrderTables['orderEvents']>

/** Topic of the change log for orders. The key includes the venue, so that a board reads its own orders only. */
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

/** Every change of an order locks its row first, so its events are ordered by id. */
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
