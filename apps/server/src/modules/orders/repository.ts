import type { Reads, Trx } from '#db/db.ts'
import { keepStatement, type Rows } from '#db/keep-statement.ts'
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

/** Gives nothing when the key is taken, or the person gone. */
const insertKey = keepStatement((trx, [claim]: Rows<OrderKey>) =>
  trx
    .insertInto('orderKeys')
    .columns(['personId', 'key', 'bodyHash', 'orderId'])
    .expression((eb) =>
      eb
        .selectFrom('persons')
        .select([
          'persons.id',
          eb.val(claim.key).as('key'),
          eb.val(claim.bodyHash).as('bodyHash'),
          eb.val(claim.orderId).as('orderId'),
        ])
        .where('persons.id', '=', claim.personId),
    )
    .onConflict((conflict) => conflict.columns(['personId', 'key']).doNothing())
    .returning('orderId'),
)

/**
 * Takes the key for this order, or gives the order that has it. A second request with the key waits here for the
 * first one's transaction: if that places an order, this is its order; if it is refused, the key is free again. Nothing
 * is given to a person who is gone.
 */
export async function claimOrderKey(trx: Trx, claim: OrderKey): Promise<OrderKey | undefined> {
  const claimed = await insertKey(trx, [claim])
  return claimed.length > 0 ? claim : findOrderKey(trx, claim.personId, claim.key)
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
