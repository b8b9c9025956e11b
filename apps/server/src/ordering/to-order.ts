import type { OrderEvent } from '@lavash/contract/events'
import type { Order, OrderPosition, OrderWishes } from '@lavash/contract/orders'
import type { AmountRule } from '@lavash/contract/amounts'
import type { DeliveryPlace } from '@lavash/contract/delivery-place'
import { toCancellation } from '@lavash/rulebook/order/cancellation'
import { isoWithOffset } from '@lavash/rulebook/time/time-zone'
import type { Reads } from '#db/db.ts'
import { listRatings, type RatingRow, toRating } from '#ordering/order-ratings.ts'
import {
  listOrderEvents,
  listOrderLines,
  type OrderEventRow,
  type OrderLineRow,
  type OrderRow,
} from '#ordering/order-rows.ts'

/** The JSON part of a line, which SQL does not query. */
export type LineDetails = Pick<
  OrderPosition,
  'price' | 'sum' | 'modifiers' | 'discounts' | 'promoCodes' | 'rule' | 'amounts'
>

/** Reads orders into the contract's shape and keeps the order of the rows. */
export async function toOrders(
  reads: Reads,
  rows: readonly OrderRow[],
  redirectUrls: ReadonlyMap<string, string>,
): Promise<Order[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const lines = Map.groupBy(await listOrderLines(reads, ids), ({ orderId }) => orderId)
  const events = Map.groupBy(await listOrderEvents(reads, ids), ({ orderId }) => orderId)
  const completed = rows.filter(({ status }) => status === 'COMPLETED').map(({ id }) => id)
  const ratings = await listRatings(reads, completed)
  return rows.map((row) =>
    toOrder(row, {
      lines: lines.get(row.id) ?? [],
      events: events.get(row.id) ?? [],
      redirectUrl: redirectUrls.get(row.id),
      rating: ratings.get(row.id),
    }),
  )
}

export interface OrderParts {
  readonly lines: readonly OrderLineRow[]
  readonly events: readonly OrderEventRow[]
  readonly redirectUrl?: string | undefined
  readonly rating?: RatingRow | undefined
}

export function toOrder(row: OrderRow, { lines, events, redirectUrl, rating }: OrderParts): Order {
  const toTime = (atMs: number): string => isoWithOffset(atMs, row.timeZone)
  return {
    id: row.id,
    number: row.number,
    status: row.status,
    createdAt: toTime(row.createdAt),
    resto: { id: row.restoId, name: row.restoName },
    deliveryType: row.deliveryType,
    payType: row.payType,
    ...(row.promoCode !== null && { promoCode: row.promoCode }),
    personCount: row.personCount,
    ...(row.comment !== null && { comment: row.comment }),
    // Written by us and never changed since.
    ...(row.wishes !== null && { wishes: JSON.parse(row.wishes) as OrderWishes }),
    ...(row.preOrderAt !== null && { preOrderAt: toTime(row.preOrderAt) }),
    promiseMinutes: row.promiseMinutes,
    ...(row.delayReason !== null && {
      delay: { minutes: row.delayMinutes, reason: row.delayReason },
    }),
    person: { name: row.personName, phone: row.phone, ...(row.email !== null && { email: row.email }) },
    // This server has written the JSON, so it needs no validation.
    ...(row.deliveryPlace !== null && { deliveryPlace: JSON.parse(row.deliveryPlace) as DeliveryPlace }),
    positions: lines.map(toPosition),
    deliveryPrice: row.deliveryPriceMinor,
    discount: row.discountMinor,
    total: row.totalMinor,
    currency: row.currency,
    rules: {
      deliveryPrice: row.deliveryPriceRule as AmountRule,
      discount: 'cart.discount',
      total: 'order.total',
    },
    payment: {
      method: row.payType,
      status: row.paymentStatus,
      ...(redirectUrl !== undefined && { redirectUrl }),
    },
    ...(rating !== undefined && { rating: toRating(rating, row.timeZone) }),
    history: events.filter(isStep).map(({ status, at }) => ({ status, at: toTime(at) })),
    ...toCancelled(events),
  }
}

/** An event that changed the status. Other events carry it unchanged. */
export function isStep({ type }: Pick<OrderEventRow, 'type'>): boolean {
  return type === 'order.created' || type === 'order.status'
}

/** Customers read who cancelled and why. Causes of other steps are internal. */
function toCancelled(events: readonly OrderEventRow[]): Pick<Order, 'cancellation'> {
  const event = events.find((one) => isStep(one) && one.status === 'CANCELLED')
  return event === undefined ? {} : { cancellation: toCancellation(event.cause) }
}

function toPosition(line: OrderLineRow): OrderPosition {
  return {
    id: line.positionId,
    menuId: line.menuId,
    name: line.name,
    count: line.count,
    payableAmount: line.payableMinor,
    ...(JSON.parse(line.details) as LineDetails),
  }
}

export function toOrderEvent(event: OrderEventRow, timeZone: string): OrderEvent {
  return {
    // Customers see an order's creation as its first status.
    type: event.type === 'order.created' ? 'order.status' : event.type,
    orderId: event.orderId,
    status: event.status,
    paymentStatus: event.paymentStatus,
    at: isoWithOffset(event.at, timeZone),
  }
}
