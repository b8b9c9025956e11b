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

/** What moving an order takes beside the transaction. */
export interface OrderingParts {
  readonly clock: Clock
  /** Where no receiver is configured no webhook is written. */
  readonly sendsWebhooks: boolean
}

const insertEvent = keepStatement((trx, events: readonly Omit<OrderEventRow, 'id'>[]) =>
  trx.insertInto('orderEvents').values(events).returning('id'),
)

export interface NewOrderEvent {
  readonly type: OrderEventType
  /** Who or what made it happen: 'operator', 'customer', 'unpaid', a provider's name. */
  readonly cause: string
  /** The person of the staff whose step it was. */
  readonly staffId?: string | null | undefined
  /** The kitchen hears of the order by this event: for it, this is the beginning. */
  readonly isFirstInKitchen?: boolean
}

/** Once per change of an order, in its transaction: history, listeners and the kitchen's webhook together. */
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
  // An order nobody has paid for yet is none of the kitchen's business.
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
