import { isFinalOrderStatus, openOrderStatuses } from '@lavash/rulebook/order/order-status'
import type { Reads } from '#db/db.ts'
import { findOrderRow, type OrderRow } from '#ordering/order-rows.ts'

const listedMax = 100

/** The kitchen's orders, oldest first. Beyond the limit the newest are listed, because nobody has seen them. */
export async function listOpenOrders(reads: Reads): Promise<{ rows: OrderRow[]; olderCount: number }> {
  const open = reads.selectFrom('orders').where('status', 'in', [...openOrderStatuses])
  const rows = await open
    .selectAll()
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(listedMax)
    .execute()
  const { count } = await open
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
  return { rows: rows.toReversed(), olderCount: Math.max(0, Number(count) - rows.length) }
}

export function listLatestOrders(reads: Reads): Promise<OrderRow[]> {
  return reads.selectFrom('orders').selectAll().orderBy('id', 'desc').limit(listedMax).execute()
}

/**
 * Finds orders by id or by spoken number. Numbers repeat on other days and at other venues, so unfinished orders come
 * first, and then the latest.
 */
export async function findMeantOrders(reads: Reads, name: string): Promise<OrderRow[]> {
  const byId = await findOrderRow(reads, name.toLowerCase())
  if (byId !== undefined) return [byId]
  const named = await reads
    .selectFrom('orders')
    .selectAll()
    .where('number', '=', toOrderNumber(name))
    .orderBy('createdAt', 'desc')
    .limit(listedMax)
    .execute()
  const open = named.filter(({ status }) => !isFinalOrderStatus(status))
  return open.length > 0 ? open : named.slice(0, 1)
}

/** Cyrillic letters look like these Latin ones and have other codes. */
const latinLetters: Readonly<Record<string, string>> = { А: 'A', Е: 'E', К: 'K', М: 'M', Т: 'T' }

/** Normalises a typed number to its stored form. */
export function toOrderNumber(typed: string): string {
  return [...typed.trim().toUpperCase()].map((letter) => latinLetters[letter] ?? letter).join('')
}
