import type { SoldCount } from '@lavash/rulebook/menu/bestsellers'
import type { Reads } from '#db/db.ts'

/**
 * Portions of each dish that a venue sold since a day. Venue and day begin the index of order numbers, so other venues
 * and older orders are not read. No customer is read either.
 */
export async function countSold(
  reads: Reads,
  { restoId, sinceDay }: { restoId: number; sinceDay: string },
): Promise<SoldCount[]> {
  const rows = await reads
    .selectFrom('orders')
    .innerJoin('orderLines', 'orderLines.orderId', 'orders.id')
    .select((eb) => ['orderLines.positionId', eb.fn.sum<number | string>('orderLines.count').as('count')])
    .where('orders.restoId', '=', restoId)
    .where('orders.day', '>=', sinceDay)
    .where('orders.status', '!=', 'CANCELLED')
    .groupBy('orderLines.positionId')
    .execute()
  // PostgreSQL adds integers up to a bigint, which arrives as text.
  return rows.map(({ positionId, count }) => ({ positionId, count: Number(count) }))
}
