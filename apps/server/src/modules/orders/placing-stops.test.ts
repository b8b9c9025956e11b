import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { OrderDesk } from '../../../test/order-desk.ts'
import { stop } from '../../../test/stop-things.ts'
import type { Db } from '#db/db.ts'
import { transaction } from '#db/transaction.ts'

/** Writes a stop without telling the process, as if it had not read the change log yet. */
async function stopUnheard(desk: OrderDesk, kind: 'position' | 'modifier-item', slug: string): Promise<void> {
  const row = { sinceAt: 1, untilAt: null, author: 'test', kind, thingId: desk.id(kind, slug) }
  await transaction(desk.server.db, (trx) =>
    trx
      .insertInto('stops')
      .values({ ...row, scopeId: desk.id('resto', 'centre') })
      .execute(),
  )
}

test('AV-08 a process that has not heard of a stop does not sell the dish', async () => {
  await using desk = await OrderDesk.open()
  const customer = await desk.customer()
  await stopUnheard(desk, 'position', 'salad-tabbouleh')
  // The process still offers the dish from memory. Only placing an order asks the database.
  expect((await desk.preflight()).status).toBe(200)
  expect((await desk.place(customer)).codes).toEqual(['position.stopped'])
  const { count } = await desk.server.db.read
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  expect(count).toBe(0)
})

test('AV-08 nor a modifier’s item', async () => {
  await using desk = await OrderDesk.open()
  await stopUnheard(desk, 'modifier-item', 'lavash/cheese')
  const modifiers = [{ id: desk.id('modifier-item', 'lavash/cheese'), count: 1, name: 'Сырный', price: 4000 }]
  const positions = [{ ...desk.line('shawarma-lavash', 32_900, 2), modifiers, sum: 73_800 }]
  expect((await desk.preflight({ positions })).status).toBe(200)
  const placed = await desk.place(await desk.customer(), { positions, expectedTotal: 81_700 })
  expect(placed.codes).toEqual(['position.modifier-stopped'])
})

test('AV-08 a stop that is committed while the order’s transaction waits is obeyed by it', async () => {
  await using desk = await OrderDesk.open()
  const { server } = desk
  // On SQLite one transaction writes at a time, so this race cannot happen.
  if (server.db.kind !== 'postgres') return
  const customer = await desk.customer()
  const promoCodeId = desk.id('promo-code', 'УГОЛЬ20')
  const held = Promise.withResolvers<void>()
  const holding = Promise.withResolvers<void>()
  const holder = server.db.engine.writer.transaction().execute(async (trx) => {
    await trx.insertInto('promoCodeCounters').values({ promoCodeId, usedCount: 0 }).execute()
    holding.resolve()
    await held.promise
  })
  await holding.promise
  // The order's transaction has begun and waits for the promo code's counter.
  const placing = desk.place(customer, { promoCode: 'УГОЛЬ20', expectedTotal: 79_660 })
  await vi.waitFor(async () => expect(await countWaiting(server.db)).toBe(1), {
    timeout: 10_000,
    interval: 10,
  })
  await stop(server, 'salad-tabbouleh', { at: 'centre' })
  held.resolve()
  await holder
  expect((await placing).codes).toEqual(['position.stopped'])
})

/** Counts transactions that wait for a lock. */
async function countWaiting(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db.read)
  return rows[0]?.count ?? 0
}
