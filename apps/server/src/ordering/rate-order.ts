import type { RatingBody } from '@lavash/contract/ratings'
import type { OrderWebhook } from '@lavash/contract/webhooks'
import { findForeignReason, findRatingRefusal } from '@lavash/rulebook/order/order-rating'
import { isoWithOffset } from '@lavash/rulebook/time/time-zone'
import type { Trx } from '#db/db.ts'
import { refuse, type Refusal } from '#errors.ts'
import { makeId } from '#ids.ts'
import { enqueue } from '#jobs/outbox.ts'
import { listRatings } from '#ordering/order-ratings.ts'
import { listOrderEvents, lockOrderRow, type OrderRow } from '#ordering/order-rows.ts'
import type { OrderingParts } from '#ordering/record-order-event.ts'
import { toOrders } from '#ordering/to-order.ts'
import { webhookKind } from '#webhooks/webhook-sender.ts'

/** One rating an order. The order's row is held, so two taps are one rating and its change. */
export async function rateOrder(
  trx: Trx,
  parts: OrderingParts,
  { orderId, body }: { orderId: string; body: RatingBody },
): Promise<OrderRow | Refusal> {
  const order = await lockOrderRow(trx, orderId)
  if (order === undefined) return refuse('order.not-found')
  const nowMs = parts.clock.now()
  const ratedAt = (await listRatings(trx, [orderId])).get(orderId)?.ratedAt
  const events = await listOrderEvents(trx, [orderId])
  const completedAtMs = events.find(({ status }) => status === 'COMPLETED')?.at
  const code = findRatingRefusal({ ...order, completedAtMs, ratedAtMs: ratedAt }, nowMs)
  if (code !== undefined) return refuse(code)
  if (findForeignReason(order.deliveryType, body.reasons) !== undefined) {
    return refuse('request.invalid', { field: 'reasons' })
  }
  const said = { stars: body.stars, reasons: JSON.stringify(body.reasons), changedAt: nowMs }
  await trx
    .insertInto('orderRatings')
    .values({ orderId, ...said, ratedAt: nowMs })
    .onConflict((conflict) => conflict.column('orderId').doUpdateSet(said))
    .execute()
  if (parts.sendsWebhooks) await tellKitchen(trx, order, nowMs)
  return order
}

async function tellKitchen(trx: Trx, row: OrderRow, nowMs: number): Promise<void> {
  const [order] = await toOrders(trx, [row], new Map())
  if (order === undefined) throw new Error(`The order ${row.id} vanished from its own transaction`)
  const timestamp = isoWithOffset(nowMs, row.timeZone)
  const payload: OrderWebhook = { type: 'order.rating', timestamp, data: { order } }
  await enqueue(trx, { kind: webhookKind, key: `msg_${makeId(nowMs)}`, payload })
}
