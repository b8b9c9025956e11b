import type { Order } from '@lavash/contract/orders'
import { expect, test, vi } from 'vitest'
import { type Customer, OrderDesk } from '../../test/order-desk.ts'

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
