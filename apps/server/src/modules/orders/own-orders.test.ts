import type { Order, Orders } from '@lavash/contract/orders'
import { ordersSchema } from '@lavash/contract/orders'
import { Value } from 'typebox/value'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Customer, OrderDesk } from '../../../test/order-desk.ts'
import { runCli } from '../../../test/run-cli.ts'

let desk: OrderDesk
let customer: Customer
beforeAll(async () => {
  desk = await OrderDesk.open()
  customer = await desk.customer()
})
afterAll(() => desk[Symbol.asyncDispose]())

function cancel(order: Order, by: Customer = customer) {
  return desk.post<Order>(`/api/v1/persons/${by.personId}/orders/${order.id}/cancel`, { customer: by })
}

describe('API-24 own orders', () => {
  test('API-24 the pages of a list hold each order once, newest first', async () => {
    const somebody = await desk.customer()
    const placed: string[] = []
    for (let count = 0; count < 5; count++) {
      desk.server.clock.advanceMs(1000)
      placed.unshift((await desk.placed(somebody)).id)
    }
    const seen: string[] = []
    let before = ''
    do {
      const { body } = await desk.get<Orders>(somebody, `/orders?size=2${before}`)
      expect(Value.Errors(ordersSchema, body)).toEqual([])
      seen.push(...body.content.map(({ id }) => id))
      before = body.before === null ? '' : `&before=${body.before}`
    } while (before !== '')
    expect(seen).toEqual(placed)
  })

  test('API-24 each of a list has its own dishes and steps', async () => {
    const somebody = await desk.customer()
    const salads = await desk.placed(somebody)
    desk.server.clock.advanceMs(1000)
    const lamb = await desk.placed(somebody, {
      positions: [desk.line('lamb-leg', 349_000)],
      expectedTotal: 349_000,
    })
    await desk.move(salads, 'ACCEPTED', 'COOKING')
    const { content } = (await desk.get<Orders>(somebody, '/orders')).body
    expect(
      content.map(({ positions, history }) => [positions.length, history.map(({ status }) => status)]),
    ).toEqual([
      [1, ['NEW']],
      [1, ['NEW', 'ACCEPTED', 'COOKING']],
    ])
    expect(content.map(({ id, positions }) => [id, positions[0]?.id])).toEqual([
      [lamb.id, desk.id('position', 'lamb-leg')],
      [salads.id, desk.id('position', 'salad-tabbouleh')],
    ])
  })

  test('API-24 one of them, as it was placed', async () => {
    const order = await desk.placed(customer)
    expect(await desk.get<Order>(customer, `/orders/${order.id}`)).toMatchObject({ status: 200, body: order })
  })

  test('API-24 somebody else’s order is as if it were not there, whatever is tried', async () => {
    const order = await desk.placed(customer)
    const other = await desk.customer()
    for (const path of ['', '/events']) {
      expect(await desk.get(other, `/orders/${order.id}${path}`)).toMatchObject({
        status: 404,
        codes: ['order.not-found'],
      })
    }
    expect((await cancel(order, other)).codes).toEqual(['order.not-found'])
    expect((await desk.get<Orders>(other, '/orders')).body).toEqual({ content: [], before: null })
  })
})

describe('cancelling one’s own order', () => {
  test('while it is NEW, with its time in the history', async () => {
    const order = await desk.placed(customer)
    desk.server.clock.advanceMs(60_000)
    const { status, body } = await cancel(order)
    expect(status).toBe(200)
    expect(body.history.map((step) => step.status)).toEqual(['NEW', 'CANCELLED'])
    expect(Date.parse(body.history[1]?.at ?? '')).toBe(Date.parse(order.createdAt) + 60_000)
  })

  test('names who cancelled, and the venue’s reason', async () => {
    const own = await desk.placed(customer)
    expect((await cancel(own)).body.cancellation).toEqual({ by: 'customer' })
    const refused = await desk.placed(customer)
    await runCli('orders', ['cancel', refused.number, 'too-busy'], desk.server.database.env)
    const { body } = await desk.get<Order>(customer, `/orders/${refused.id}`)
    expect(body.cancellation).toEqual({ by: 'operator', reason: 'too-busy' })
  })

  test('not once the kitchen has taken it, and not twice', async () => {
    const cooking = await desk.placed(customer)
    await desk.move(cooking, 'ACCEPTED')
    expect(await cancel(cooking)).toMatchObject({ status: 409, codes: ['order.status-conflict'] })
    const cancelled = await desk.placed(customer)
    await cancel(cancelled)
    expect((await cancel(cancelled)).codes).toEqual(['order.status-conflict'])
  })
})
