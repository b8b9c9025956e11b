import { orderWebhookSchema } from '@lavash/contract/webhooks'
import { Value } from 'typebox/value'
import { expect, test, vi } from 'vitest'
import { OrderDesk } from '../../test/order-desk.ts'
import { online, PaymentDesk } from '../../test/payment-desk.ts'
import { runCli } from '../../test/run-cli.ts'
import { startVendorDouble } from '../../test/vendor-double.ts'
import { startWebhookReceiver, type WebhookReceiver } from '../../test/webhook-receiver.ts'
import { transaction } from '#db/transaction.ts'
import { enqueue } from '#jobs/outbox.ts'
import { changeOrderPayment } from '#ordering/change-order-status.ts'
import { lockOrderRow } from '#ordering/order-rows.ts'
import { webhookKind } from '#webhooks/webhook-sender.ts'

function types(receiver: WebhookReceiver): string[] {
  return receiver.heard.map(({ body }) => `${body.type} ${body.data.order.status}`)
}

async function untilHeard(receiver: WebhookReceiver, count: number): Promise<void> {
  await vi.waitFor(() => expect(receiver.heard).toHaveLength(count), 20_000)
}

async function pay(desk: OrderDesk, orderId: string): Promise<void> {
  const parts = { clock: desk.server.clock, sendsWebhooks: true }
  await transaction(desk.server.db, async (trx) => {
    const order = await lockOrderRow(trx, orderId)
    if (order === undefined) throw new Error('no such order')
    await changeOrderPayment(trx, parts, order, { status: 'PAID', cause: 'test' })
  })
}

test('the kitchen hears of every step, signed, with the order as it is', async () => {
  await using receiver = await startWebhookReceiver()
  await using desk = await OrderDesk.open({ env: receiver.env })
  const order = await desk.placed(await desk.customer())
  await untilHeard(receiver, 1)
  const env = { ...desk.server.database.env, ...receiver.env }
  expect((await runCli('orders', ['accept', order.number], env)).code).toBe(0)
  await untilHeard(receiver, 2)
  expect(types(receiver)).toEqual(['order.created NEW', 'order.status ACCEPTED'])
  const [created] = receiver.heard
  expect(Value.Errors(orderWebhookSchema, created?.body)).toEqual([])
  expect(created?.body.data.order).toEqual(order)
  expect(new Set(receiver.heard.map(({ id }) => id)).size).toBe(2)
})

test('an order for an online card is nothing to the kitchen until it is paid', async () => {
  await using receiver = await startWebhookReceiver()
  await using desk = await OrderDesk.open({ env: receiver.env })
  const customer = await desk.customer()
  const unpaid = await desk.placed(customer, online)
  const { code, stderr } = await runCli('orders', ['accept', unpaid.id], desk.server.database.env)
  expect([code, stderr]).toEqual([1, expect.stringContaining('NEW and not paid. It can become: cancel.')])
  await desk.post(`/api/v1/persons/${customer.personId}/orders/${unpaid.id}/cancel`, { customer })
  const paid = await desk.placed(customer, online)
  await pay(desk, paid.id)
  await untilHeard(receiver, 1)
  expect(receiver.heard[0]?.body).toMatchObject({
    type: 'order.created',
    data: { order: { id: paid.id, payment: { status: 'PAID' } }, event: { type: 'order.payment' } },
  })
})

test('an order that is paid after its cancellation stays out of the kitchen', async () => {
  await using receiver = await startWebhookReceiver()
  await using desk = await OrderDesk.open({ env: receiver.env })
  const customer = await desk.customer()
  const cancelled = await desk.placed(customer, online)
  await desk.post(`/api/v1/persons/${customer.personId}/orders/${cancelled.id}/cancel`, { customer })
  await pay(desk, cancelled.id)
  const later = await desk.placed(customer)
  await untilHeard(receiver, 1)
  expect(receiver.heard[0]?.body.data.order.id).toBe(later.id)
  const { read } = desk.server.db
  const row = read.selectFrom('orders').select('reachedKitchenAt').where('id', '=', cancelled.id)
  expect(await row.executeTakeFirstOrThrow()).toEqual({ reachedKitchenAt: null })
  const jobs = await read.selectFrom('outbox').select('payload').execute()
  expect(jobs.filter(({ payload }) => payload.includes(cancelled.id))).toEqual([])
})

test('a receiver that fails gets it again under the same id', async () => {
  await using receiver = await startWebhookReceiver((attempt) => (attempt === 1 ? 503 : 204))
  await using desk = await OrderDesk.open({ env: receiver.env })
  await desk.placed(await desk.customer())
  await untilHeard(receiver, 2)
  const [first, second] = receiver.heard
  expect([first?.status, second?.status]).toEqual([503, 204])
  expect(second?.id).toBe(first?.id)
})

test('a receiver that hangs keeps nobody’s money: refunds do not wait behind webhooks', async () => {
  await using receiver = await startVendorDouble(() => 'hang')
  const env = { WEBHOOK_URL: receiver.url, WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw' }
  await using desk = await PaymentDesk.open({ env })
  const { db, app } = desk.server
  // More than a worker has places for, several times over.
  await transaction(db, async (trx) => {
    for (let index = 0; index < 40; index++) {
      await enqueue(trx, { kind: webhookKind, key: `webhook ${index}`, payload: {} })
    }
  })
  await vi.waitFor(() => expect(receiver.seen).toHaveLength(8), 20_000)
  const customer = await desk.customer()
  const order = await desk.placed(customer, online)
  await desk.press(order.payment.redirectUrl, 'callback-before-return')
  await desk.cancel(customer, order)
  await desk.untilPayment(customer, order, 'REFUNDED')
  const metrics = await (await desk.server.fetch('/metrics')).text()
  expect(metrics).toContain('lavash_jobs_ended_total{kind="payment.refund",outcome="done"} 1')
  // Who stops leaves what hangs to the next process at once, instead of waiting for it or until its lease is over.
  await app.close()
  const held = db.read.selectFrom('outbox').select('id').where('leasedBy', 'is not', null)
  expect(await held.execute()).toEqual([])
})

test('what a receiver does not want any more is listed, and replayed when it changes its mind', async () => {
  await using receiver = await startWebhookReceiver((attempt) => (attempt === 1 ? 410 : 204))
  await using desk = await OrderDesk.open({ env: receiver.env })
  await desk.placed(await desk.customer())
  const { env } = desk.server.database
  await vi.waitFor(async () => {
    const { stdout } = await runCli('outbox', ['list'], env)
    expect(stdout).toMatch(/gave-up {2}webhook .*The webhook's receiver answered 410\n/)
  }, 20_000)
  expect(await runCli('outbox', ['replay', 'webhook'], env)).toMatchObject({
    code: 0,
    stdout: '1 to be tried again.\n',
  })
  await untilHeard(receiver, 2)
  expect(receiver.heard[1]?.id).toBe(receiver.heard[0]?.id)
})

test('without a receiver nothing is written for one', async () => {
  await using desk = await OrderDesk.open()
  await desk.placed(await desk.customer())
  expect(await desk.server.db.read.selectFrom('outbox').select('id').execute()).toEqual([])
})
