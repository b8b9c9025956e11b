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

/** Returns nothing if the key is taken or the person is deleted. */
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
        .where('persons.id', '=', claim.personId)
        .where('persons.deletedAt', 'is', null)
        // A deletion waits for this order, or this order for the deletion.
        .forKeyShare(),
    )
    .onConflict((conflict) => conflict.columns(['personId', 'key']).doNothing())
    .returning('orderId'),
)

/**
 * Claims the key for this order, or returns the order that has it. A concurrent request with the key waits for the
 * first transaction. If that commits, the second request gets its order. If it is refused, the key is free again.
 * Returns nothing for a deleted person.
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

/** Newest first: ids grow with time. */
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
