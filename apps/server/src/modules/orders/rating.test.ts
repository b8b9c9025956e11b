import type { Order } from '@lavash/contract/orders'
import { orderWebhookSchema } from '@lavash/contract/webhooks'
import { ratingChangeHours, ratingDays } from '@lavash/rulebook/site/limits'
import { Value } from 'typebox/value'
import { expect, test, vi } from 'vitest'
import { type Customer, OrderDesk } from '../../../test/order-desk.ts'
import { runCli } from '../../../test/programs.ts'
import { startWebhookReceiver } from '../../../test/webhook-receiver.ts'

const hourMs = 3_600_000
const steps = ['ACCEPTED', 'COOKING', 'READY', 'DELIVERING', 'COMPLETED'] as const

function rate(desk: OrderDesk, customer: Customer, { id }: Order, body: object) {
  return desk.send<Order>(customer, 'PUT', `/orders/${id}/rating`, body)
}

test('K-12 API-29 a completed order is rated once, changed for a day, told by webhook and listed', async () => {
  await using receiver = await startWebhookReceiver()
  await using desk = await OrderDesk.open({ env: receiver.env })
  const customer = await desk.customer()
  const order = await desk.placed(customer)
  const four = { stars: 4, reasons: ['late'] }
  expect((await rate(desk, customer, order, four)).codes).toEqual(['order.rating-too-early'])
  await desk.move(order, ...steps)
  const rated = await rate(desk, customer, order, four)
  expect(rated).toMatchObject({ status: 200, body: { id: order.id, rating: four } })
  const two = { stars: 2, reasons: ['cold', 'courier'] }
  desk.server.clock.advanceMs(hourMs)
  expect((await rate(desk, customer, order, two)).body.rating).toMatchObject({
    ...two,
    ratedAt: rated.body.rating?.ratedAt,
  })
  expect((await desk.get<Order>(customer, `/orders/${order.id}`)).body.rating).toMatchObject(two)
  desk.server.clock.advanceMs(ratingChangeHours * hourMs)
  expect((await rate(desk, customer, order, four)).codes).toEqual(['order.rating-over'])

  const told = () => receiver.heard.filter(({ body }) => body.type === 'order.rating')
  await vi.waitFor(() => expect(told()).toHaveLength(2), 20_000)
  for (const { body } of told()) expect(Value.Errors(orderWebhookSchema, body)).toEqual([])
  expect(
    told()
      .map(({ body }) => body.data.order.rating?.stars)
      .toSorted((one = 0, other = 0) => one - other),
  ).toEqual([2, 4])
  const { env } = desk.server.database
  const list = await runCli('orders', ['ratings'], env)
  expect(list.stdout).toContain(`2 of 5 (cold, courier)`)
  expect(list.stdout.split('\n').filter((line) => line.startsWith(order.number))).toHaveLength(1)
  expect((await runCli('orders', ['show', order.id], env)).stdout).toContain('rated 2 of 5')
})

test('API-29 nobody rates another’s order, in vain, late, or with what cannot have been', async () => {
  await using desk = await OrderDesk.open()
  const customer = await desk.customer()
  const order = await desk.placed(customer)
  await desk.move(order, ...steps)
  const stranger = await desk.customer()
  expect((await rate(desk, stranger, order, { stars: 1, reasons: [] })).codes).toEqual(['order.not-found'])
  const wrong = [
    { stars: 0, reasons: [] },
    { stars: 6, reasons: [] },
    { stars: 4.5, reasons: [] },
    { stars: 5, reasons: ['rain'] },
    { stars: 5, reasons: ['late', 'late'] },
    // Nobody stood at the counter for a delivery.
    { stars: 3, reasons: ['service'] },
    { stars: 5 },
  ]
  for (const body of wrong) {
    expect((await rate(desk, customer, order, body)).codes).toEqual(['request.invalid'])
  }
  desk.server.clock.advanceMs(ratingDays * 24 * hourMs)
  expect((await rate(desk, customer, order, { stars: 5, reasons: [] })).codes).toEqual(['order.rating-over'])
})

test('API-29 two taps at once are one rating', async () => {
  await using desk = await OrderDesk.open()
  const customer = await desk.customer()
  const order = await desk.placed(customer)
  await desk.move(order, ...steps)
  const answers = await Promise.all(
    [3, 4, 5].map((stars) => rate(desk, customer, order, { stars, reasons: [] })),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  const rows = await desk.server.db.read.selectFrom('orderRatings').selectAll().execute()
  expect(rows).toHaveLength(1)
})
