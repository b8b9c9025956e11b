import type { OrderWebhook } from '@lavash/contract/webhooks'
import { erasedOrder } from '@lavash/rulebook/account/deletion'
import type { Trx } from '#db/db.ts'
import { webhookKind } from '#webhooks/webhook-sender.ts'

/** Done jobs are pruned after a week: no older order has a copy there. */
const keptJobsMs = 8 * 24 * 3_600_000

/** Orders stay for the books and name nobody. So do their webhooks, sent or not. */
export async function eraseOrdersOf(trx: Trx, personId: string, nowMs: number): Promise<void> {
  const orders = await trx.selectFrom('orders').select('id').where('personId', '=', personId).execute()
  await trx.updateTable('orders').set(erasedOrder).where('personId', '=', personId).execute()
  // The hash of a body could be found again by trying phones.
  await trx.deleteFrom('orderKeys').where('personId', '=', personId).execute()
  await eraseUnsentWebhooks(trx, new Set(orders.map(({ id }) => id)))
  await removeSentWebhooks(trx, personId, nowMs)
}

/** The receiver still gets to know what happened to the order. */
async function eraseUnsentWebhooks(trx: Trx, orderIds: ReadonlySet<string>): Promise<void> {
  const jobs = await trx
    .selectFrom('outbox')
    .select(['id', 'payload'])
    .where('state', 'in', ['waiting', 'gave-up'])
    .where('kind', '=', webhookKind)
    .execute()
  for (const { id, payload } of jobs) {
    const message = JSON.parse(payload) as OrderWebhook
    if (!orderIds.has(message.data.order.id)) continue
    await trx
      .updateTable('outbox')
      .set({ payload: JSON.stringify(withoutPerson(message)) })
      .where('id', '=', id)
      .execute()
  }
}

function withoutPerson(message: OrderWebhook): OrderWebhook {
  const { deliveryPlace: _place, comment: _comment, ...order } = message.data.order
  const person = { name: erasedOrder.personName, phone: erasedOrder.phone }
  return { ...message, data: { ...message.data, order: { ...order, person } } }
}

/** Texts are searched only for orders that moved lately: the table has no column for an order. */
async function removeSentWebhooks(trx: Trx, personId: string, nowMs: number): Promise<void> {
  const recent = await trx
    .selectFrom('orders')
    .innerJoin('orderEvents', 'orderEvents.orderId', 'orders.id')
    .select('orders.id')
    .distinct()
    .where('orders.personId', '=', personId)
    .where('orderEvents.at', '>', nowMs - keptJobsMs)
    .execute()
  for (const { id } of recent) {
    await trx
      .deleteFrom('outbox')
      .where('state', '=', 'done')
      .where('kind', '=', webhookKind)
      .where('payload', 'like', `%"order":{"id":"${id}"%`)
      .execute()
  }
}
