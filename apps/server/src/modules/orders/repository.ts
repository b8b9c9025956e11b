import type { Reads, Trx } from '#db/db.ts'
import type { OrderRow } from '#ordering/order-rows.ts'

export interface OrderKey {
  readonly personId: string
  readonly key: string
  readonly bodyHash: string
  readonly orderId: string
}

function findOrderKey(reads: Reads, personId: string, key: string): Promise<OrderKey | undefined> {
  return reads
    .selectFrom('orderKeys')
    .selectAll()
    .where('personId', '=', personId)
    .where('key', '=', key)
    .executeTakeFirst()
}

/**
 * Takes the key for this order, or gives the order that has it. A second request with the key waits here for the
 * first one's transaction: if that places an order, this is its order; if it is refused, the key is free again.
 */
export async function claimOrderKey(trx: Trx, claim: OrderKey): Promise<OrderKey> {
  const claimed = await trx
    .insertInto('orderKeys')
    .values(claim)
    .onConflict((conflict) => conflict.columns(['personId', 'key']).doNothing())
    .returning('orderId')
    .executeTakeFirst()
  if (claimed !== undefined) return claim
  const holder = await findOrderKey(trx, claim.personId, claim.key)
  if (holder === undefined) throw new Error('An idempotency key is taken and not there')
  return holder
}

export function findOwnOrder(
  reads: Reads,
  { personId, orderId }: { personId: string; orderId: string },
): Promise<OrderRow | undefined> {
  return reads
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .where('personId', '=', personId)
    .executeTakeFirst()
}

/** The newest first; ids are in the order of time. */
export function listOwnOrders(
  reads: Reads,
  { personId, before, max }: { personId: string; before: string | undefined; max: number },
): Promise<OrderRow[]> {
  return reads
    .selectFrom('orders')
    .selectAll()
    .where('personId', '=', personId)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(max)
    .execute()
}
