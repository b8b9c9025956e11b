import { afterAll, beforeAll, expect, test } from 'vitest'
import { OrderDesk } from '../../../test/order-desk.ts'

let desk: OrderDesk
beforeAll(async () => {
  desk = await OrderDesk.open()
})
afterAll(() => desk[Symbol.asyncDispose]())

const ask = (at: string) =>
  desk.server.ask('restos.bestsellers', { params: { restoId: desk.id('resto', at) } })

test('API-30 M-13 a venue tells the dishes it sold most; a cancelled order and another venue’s do not count', async () => {
  const customer = await desk.customer()
  const cancelled = await desk.placed(customer, {
    positions: [desk.line('cola', 14_900, 60)],
    expectedTotal: 894_000,
  })
  await desk.move(cancelled, 'CANCELLED')
  await desk.placed(customer)
  // Three salads of one order.
  expect(await ask('centre')).toEqual({ positionIds: [desk.id('position', 'salad-tabbouleh')] })
  expect(await ask('beach')).toEqual({ positionIds: [] })
})

test('API-30 the count is kept: an order of this minute changes nothing yet', async () => {
  const before = await ask('centre')
  await desk.placed(await desk.customer(), {
    positions: [desk.line('ayran', 11_900, 20)],
    expectedTotal: 238_000,
  })
  expect(await ask('centre')).toEqual(before)
})

test('API-30 an unknown venue is not found', async () => {
  const answer = await desk.server.fetch('/1/restos/2000000000/bestsellers')
  expect(answer.status).toBe(404)
})
