import type { Order } from '@lavash/contract/orders'
import { CompiledQuery, sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { type Customer, OrderDesk } from '../../test/order-desk.ts'
import { transaction } from '#db/transaction.ts'
import { makeId } from '#ids.ts'
import { cancelUnpaidOrders } from '#ordering/cancel-unpaid-orders.ts'

const online = {
  payType: 'CARD_ONLINE' as const,
  promoCode: 'УГОЛЬ20',
  expectedTotal: 79_660,
  person: { name: 'Анна', phone: '+79000000001', email: 'anna@example.com' },
}

async function statusOf(desk: OrderDesk, customer: Customer, order: Order): Promise<string> {
  return (await desk.get<Order>(customer, `/orders/${order.id}`)).body.status
}

test('an order nobody pays for is cancelled after 15 minutes, and its promo code is free again', async () => {
  await using desk = await OrderDesk.open()
  const customer = await desk.customer()
  const unpaid = await desk.placed(customer, online)
  const uponReceipt = await desk.placed(customer)
  desk.server.clock.advanceMs(15 * 60_000 - 1)
  const justPlaced = await desk.placed(customer, online)
  expect(await statusOf(desk, customer, unpaid)).toBe('NEW')
  desk.server.clock.advanceMs(1)
  await vi.waitFor(async () => expect(await statusOf(desk, customer, unpaid)).toBe('CANCELLED'), 15_000)
  expect(await statusOf(desk, customer, uponReceipt)).toBe('NEW')
  expect(await statusOf(desk, customer, justPlaced)).toBe('NEW')
  const { read } = desk.server.db
  expect(await read.selectFrom('promoCodeUses').select('orderId').execute()).toEqual([
    { orderId: justPlaced.id },
  ])
  expect(await read.selectFrom('promoCodeCounters').select('usedCount').execute()).toEqual([{ usedCount: 1 }])
  const [last] = (
    await read.selectFrom('orderEvents').selectAll().where('orderId', '=', unpaid.id).execute()
  ).slice(-1)
  expect(last).toMatchObject({ status: 'CANCELLED', cause: 'unpaid' })
})

test('the timer finds unpaid orders by an index of their own, however many wait for the kitchen', async () => {
  await using desk = await OrderDesk.open()
  const { db, clock } = desk.server
  const { reader, writer } = db.engine
  const { id } = await desk.placed(await desk.customer())
  const row = await db.read.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const others = Array.from({ length: 1000 }, (_, index) => ({
    ...row,
    id: makeId(row.createdAt),
    number: `W${index}`,
  }))
  await transaction(db, (trx) => trx.insertInto('orders').values(others).execute())
  // PostgreSQL collects its statistics late by itself, and SQLite never does.
  if (db.kind === 'postgres') await sql`analyze orders`.execute(writer)
  clock.advanceMs(3_600_000)
  const asked = vi.spyOn(reader.getExecutor(), 'executeQuery')
  await cancelUnpaidOrders(db, { clock, sendsWebhooks: false })
  const query = asked.mock.calls.map(([one]) => one).find((one) => one.sql.includes('"payType" ='))
  asked.mockRestore()
  const explain = db.kind === 'postgres' ? 'explain' : 'explain query plan'
  const plan = await reader.executeQuery(
    CompiledQuery.raw(`${explain} ${query?.sql}`, [...(query?.parameters ?? [])]),
  )
  expect(JSON.stringify(plan.rows)).toContain('unpaidOrders')
})
