import type { OrderWebhook } from '@lavash/contract/webhooks'
import type { Clock } from '#clock.ts'
import { recordChange } from '#db/change-log.ts'
import type { Trx } from '#db/db.ts'
import { keepStatement } from '#db/keep-statement.ts'
import type { OrderEventType } from '#db/tables/orders.ts'
import { makeId } from '#ids.ts'
import { enqueue } from '#jobs/outbox.ts'
import { type OrderEventRow, type OrderRow, orderTopic, toOrderKey } from '#ordering/order-rows.ts'
import { toOrderEvent, toOrders } from '#ordering/to-order.ts'
import { webhookKind } from '#webhooks/webhook-sender.ts'

/** The services that changing an order needs besides the transaction. */
export interface OrderingParts {
  readonly clock: Clock
  /** Undefined if no receiver is configured: then no webhook is written. */
  readonly sendsWebhooks: boolean
}

const insertEvent = keepStatement((trx, events: readonly Omit<OrderEventRow, 'id'>[]) =>
  trx.insertInto('orderEvents').values(events).returning('id'),
)

export interface NewOrderEvent {
  readonly type: OrderEventType
  /** The cause: 'operator', 'customer', 'unpaid', or a provider's name. */
  readonly cause: string
  /** The member of the staff who took the step. */
  readonly staffId?: string | null | undefined
  /** True for the event with which the order reaches the kitchen. */
  readonly isFirstInKitchen?: boolean
}

/** Writes history, change log and webhook of one change, in its transaction. */
export async function recordOrderEvent(
  trx: Trx,
  parts: OrderingParts,
  order: OrderRow,
  { type, cause, staffId = null, isFirstInKitchen = false }: NewOrderEvent,
): Promise<OrderEventRow> {
  const { status, paymentStatus } = order
  const at = parts.clock.now()
  const written = { orderId: order.id, type, status, paymentStatus, cause, staffId, at }
  const [numbered] = await insertEvent(trx, [written])
  if (numbered === undefined) throw new Error('An event was written and has no number')
  const event = { ...written, ...numbered }
  await recordChange(trx, orderTopic, toOrderKey(order))
  // The kitchen gets no webhook about an unpaid order.
  if (!parts.sendsWebhooks || order.reachedKitchenAt === null) return event
  const [answered] = await toOrders(trx, [order], new Map())
  if (answered === undefined) throw new Error(`The order ${order.id} vanished from its own transaction`)
  const data = { order: answered, event: toOrderEvent(event, order.timeZone) }
  const payload: OrderWebhook = {
    type: isFirstInKitchen ? 'order.created' : data.event.type,
    timestamp: data.event.at,
    data,
  }
  await enqueue(trx, { kind: webhookKind, key: `msg_${makeId(at)}`, payload })
  return event
}
