import type { BoardFacts, BoardOrderAnswer } from '@lavash/contract/board'
import { findStartAtMs } from '@lavash/rulebook/order/board'
import { findPromisedAtMs } from '@lavash/rulebook/order/order-promise'
import { openOrderStatuses } from '@lavash/rulebook/order/order-status'
import { findTakeBack } from '@lavash/rulebook/order/take-back'
import { isoWithOffset } from '@lavash/rulebook/time/time-zone'
import type { Reads } from '#db/db.ts'
import { listOrderEvents, listOrderLines, type OrderEventRow, type OrderRow } from '#ordering/order-rows.ts'
import { isStep, toOrder } from '#ordering/to-order.ts'

/** Limits one answer. A kitchen with more open orders cannot read a longer board either. */
const listedMax = 500

/**
 * The orders on a venue's board: open ones, and cancellations since yesterday that nobody has confirmed. The query
 * filters by venue and status, so other venues and other days cost nothing.
 */
export async function listBoardRows(reads: Reads, restoId: number, sinceDay: string): Promise<OrderRow[]> {
  const open = await reads
    .selectFrom('orders')
    .selectAll()
    .where('restoId', '=', restoId)
    .where('status', 'in', [...openOrderStatuses])
    .where('reachedKitchenAt', 'is not', null)
    .orderBy('reachedKitchenAt')
    .limit(listedMax)
    .execute()
  const cancelled = await reads
    .selectFrom('orders')
    .innerJoin('orderEvents', 'orderEvents.orderId', 'orders.id')
    .selectAll('orders')
    .where('orders.restoId', '=', restoId)
    .where('orders.day', '>=', sinceDay)
    .where('orders.status', '=', 'CANCELLED')
    .where('orders.reachedKitchenAt', 'is not', null)
    .where('orderEvents.status', '=', 'CANCELLED')
    .where('orderEvents.type', '=', 'order.status')
    .where('orderEvents.cause', 'not like', 'operator%')
    .where((eb) =>
      eb.or([eb('orders.seenAt', 'is', null), eb('orders.seenAt', '<', eb.ref('orderEvents.at'))]),
    )
    .limit(listedMax)
    .execute()
  return [...open, ...cancelled]
}

/** Finds today's orders by the spoken number or by a part of the phone. */
export function searchBoardRows(
  reads: Reads,
  { restoId, day, number, digits }: { restoId: number; day: string; number: string; digits: string },
): Promise<OrderRow[]> {
  return reads
    .selectFrom('orders')
    .selectAll()
    .where('restoId', '=', restoId)
    .where('day', '=', day)
    .where('reachedKitchenAt', 'is not', null)
    .where((eb) =>
      eb.or([eb('number', '=', number), ...(digits.length < 4 ? [] : [eb('phone', 'like', `%${digits}%`)])]),
    )
    .orderBy('createdAt', 'desc')
    .limit(listedMax)
    .execute()
}

export function findBoardRows(reads: Reads, orderIds: readonly string[]): Promise<OrderRow[]> {
  return reads
    .selectFrom('orders')
    .selectAll()
    .where('id', 'in', [...orderIds])
    .where('reachedKitchenAt', 'is not', null)
    .execute()
}

/** Adds to each order what the counter knows of it. Keeps the order of the rows. */
export async function toBoardOrders(reads: Reads, rows: readonly OrderRow[]): Promise<BoardOrderAnswer[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const lines = Map.groupBy(await listOrderLines(reads, ids), ({ orderId }) => orderId)
  const events = Map.groupBy(await listOrderEvents(reads, ids), ({ orderId }) => orderId)
  const names = await findNames(reads, [...events.values()].flat())
  return rows.map((row) => {
    const own = events.get(row.id) ?? []
    const order = toOrder(row, { lines: lines.get(row.id) ?? [], events: own })
    return {
      ...order,
      board: toFacts(row, own, names, findPromisedAtMs(order)),
    }
  })
}

function toFacts(
  row: OrderRow,
  events: readonly OrderEventRow[],
  names: ReadonlyMap<string, string>,
  promisedAtMs: number | null,
): BoardFacts {
  const toTime = (atMs: number): string => isoWithOffset(atMs, row.timeZone)
  const toTimeOrNull = (atMs: number | null): string | null => (atMs === null ? null : toTime(atMs))
  const steps = events.filter(isStep)
  const last = steps.at(-1)
  const takeBack = findTakeBack(steps.map(({ status, at }) => ({ status, atMs: at })))
  const { preOrderAt: preOrderAtMs, promiseMinutes } = row
  return {
    version: events.at(-1)?.id ?? 0,
    reachedAt: toTime(row.reachedKitchenAt ?? row.createdAt),
    seenAt: toTimeOrNull(row.seenAt),
    startAt: toTimeOrNull(findStartAtMs({ preOrderAtMs, promiseMinutes })),
    promisedAt: toTimeOrNull(promisedAtMs),
    lastStep: {
      status: row.status,
      at: toTime(last?.at ?? row.createdAt),
      by: (last?.staffId && names.get(last.staffId)) || null,
    },
    takeBack: takeBack === undefined ? null : { to: takeBack.to, until: toTime(takeBack.untilMs) },
  }
}

/** Former members have no name any more. */
async function findNames(
  reads: Reads,
  events: readonly OrderEventRow[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(events.flatMap(({ staffId }) => staffId ?? []))]
  if (ids.length === 0) return new Map()
  const people = await reads
    .selectFrom('staffPeople')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .where('endedAt', 'is', null)
    .execute()
  return new Map(people.map(({ id, name }) => [id, name]))
}
