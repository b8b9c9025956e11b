import type { OrderRating } from '@lavash/contract/ratings'
import { isoWithOffset } from '@lavash/rulebook/time/time-zone'
import type { Selectable } from 'kysely'
import type { Reads } from '#db/db.ts'
import type { OrderTables } from '#db/tables/orders.ts'

export type RatingRow = Selectable<OrderTables['orderRatings']>

export async function listRatings(
  reads: Reads,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, RatingRow>> {
  // Most orders that are read are still being cooked, and have none.
  if (orderIds.length === 0) return new Map()
  const rows = await reads
    .selectFrom('orderRatings')
    .selectAll()
    .where('orderId', 'in', [...orderIds])
    .execute()
  return new Map(rows.map((row) => [row.orderId, row]))
}

/** The newest first, with the order they are about. */
export function listLatestRatings(reads: Reads, max: number) {
  return reads
    .selectFrom('orderRatings')
    .innerJoin('orders', 'orders.id', 'orderRatings.orderId')
    .select(['orders.number', 'orders.restoName', 'orders.timeZone'])
    .select(['orderRatings.stars', 'orderRatings.reasons', 'orderRatings.ratedAt'])
    .orderBy('orderRatings.ratedAt', 'desc')
    .limit(max)
    .execute()
}

export function toRating(
  row: Pick<RatingRow, 'stars' | 'reasons' | 'ratedAt'>,
  timeZone: string,
): OrderRating {
  return {
    stars: row.stars,
    // Written by us from a checked body.
    reasons: JSON.parse(row.reasons) as OrderRating['reasons'],
    ratedAt: isoWithOffset(row.ratedAt, timeZone),
  }
}
