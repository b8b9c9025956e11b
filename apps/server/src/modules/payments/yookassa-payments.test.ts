import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Customer } from '../../../test/order-desk.ts'
import { online, PaymentDesk } from '../../../test/payment-desk.ts'
import { YookassaDouble, type YookassaPayment } from '../../../test/yookassa-double.ts'

let yookassa: YookassaDouble
let desk: PaymentDesk
let customer: Customer
beforeAll(async () => {
  yookassa = await YookassaDouble.start()
  desk = await PaymentDesk.open({ env: { ...yookassa.env, YOOKASSA_VAT_CODE: '1' } })
  customer = await desk.customer()
})
beforeEach(() => {
  yookassa.trouble = undefined
  yookassa.losesAnswers = false
  yookassa.refundStatus = 'succeeded'
})
afterAll(async () => {
  await desk[Symbol.asyncDispose]()
  await yookassa[Symbol.asyncDispose]()
})

function tell(init: RequestInit): Promise<Response> {
  return desk.server.fetch('/1/payments/yookassa/callback', init)
}

async function placeDecided(status: 'succeeded' | 'canceled') {
  const order = await desk.placed(customer, online)
  const payment = yookassa.getPayment()
  yookassa.decide(payment, status)
  return { order, payment }
}

/** A cancelled order whose money is on its way back. */
async function placeRefunding() {
  const { order, payment } = await placeDecided('succeeded')
  await desk.payment(customer, order)
  yookassa.refundStatus = 'pending'
  await desk.cancel(customer, order)
  const refund = await vi.waitFor(async () => {
    const [attempt] = await desk.attempts(order)
    const found = yookassa.refunds.get(attempt?.refundId ?? '')
    if (found === undefined) throw new Error('No refund is on its way')
    return found
  }, 20_000)
  return { order, payment, refund }
}

function listRefundKeys({ id }: YookassaPayment): unknown[] {
  const asked = yookassa.find('POST /refunds').filter(({ text }) => text.includes(id))
  return asked.map(({ headers }) => headers['idempotence-key'])
}

test('K-08 a payment with redirect is asked for, with the way back and the fiscal receipt', async () => {
  const order = await desk.placed(customer, online)
  const [attempt] = await desk.attempts(order)
  const [seen] = yookassa.find('POST /payments').slice(-1)
  expect(seen?.headers).toMatchObject({
    authorization: `Basic ${Buffer.from('100500:test_secret').toString('base64')}`,
    'idempotence-key': attempt?.id,
    'content-type': 'application/json',
  })
  const item = { quantity: '1.00', vat_code: 1, payment_mode: 'full_payment' }
  expect(JSON.parse(seen?.text ?? '')).toEqual({
    amount: { value: '976.00', currency: 'RUB' },
    capture: true,
    confirmation: {
      type: 'redirect',
      return_url: `${desk.server.url}/cart?order=${order.id}`,
      locale: 'ru_RU',
    },
    description: `Уголёк на Центральном, ${order.number}`,
    metadata: { payment_id: attempt?.id },
    receipt: {
      customer: { email: 'anna@example.com' },
      items: [
        {
          ...item,
          description: 'Табуле × 3',
          amount: { value: '897.00', currency: 'RUB' },
          payment_subject: 'commodity',
        },
        {
          ...item,
          description: 'Доставка',
          amount: { value: '79.00', currency: 'RUB' },
          payment_subject: 'service',
        },
      ],
    },
  })
  expect(order.payment.redirectUrl).toBe(yookassa.getPayment().confirmation.confirmation_url)
})

describe('API-25 their notification is a hint: YooKassa itself is asked', () => {
  test.each([
    ['payment.succeeded', 'succeeded', 'PAID'],
    ['payment.canceled', 'canceled', 'FAILED'],
  ] as const)('API-25 %s', async (event, status, expected) => {
    const { order, payment } = await placeDecided(status)
    expect((await tell(yookassa.makeNotification(event, payment))).status).toBe(204)
    expect(yookassa.calls.at(-1)).toBe(`GET /payments/${payment.id}`)
    expect((await desk.order(customer, order)).payment.status).toBe(expected)
  })

  test('API-25 a lie about a payment that waits changes nothing', async () => {
    const order = await desk.placed(customer, online)
    const lie = { ...yookassa.getPayment(), status: 'succeeded', paid: true }
    expect((await tell(yookassa.makeNotification('payment.succeeded', lie))).status).toBe(204)
    expect((await desk.order(customer, order)).payment.status).toBe('PENDING')
  })

  test('API-25 nobody makes us ask about a payment that is not ours', async () => {
    const before = yookassa.calls.length
    const notOurs = { id: '23d93cac-000f-5000-9000-000000000000' }
    const answer = await tell(yookassa.makeNotification('payment.succeeded', notOurs))
    expect(answer.status).toBe(404)
    expect(yookassa.calls).toHaveLength(before)
  })

  test.each(['../me', '23d93cac\0', '', 'a'.repeat(65)])(
    'API-25 a notification about %j, which is no payment’s id, is refused',
    async (id) => {
      expect((await tell(yookassa.makeNotification('payment.succeeded', { id }))).status).toBe(400)
    },
  )

  test('API-25 other events are taken and left, what is no notification is refused', async () => {
    expect((await tell(yookassa.makeNotification('refund.succeeded', { id: 'refund-1' }))).status).toBe(204)
    expect((await tell({ ...yookassa.makeNotification('', {}), body: '{' })).status).toBe(400)
    expect((await tell(yookassa.makeNotification('payment.succeeded', {}))).status).toBe(400)
  })

  test('API-25 while YooKassa does not answer it is told to come again', async () => {
    const { order, payment } = await placeDecided('succeeded')
    yookassa.trouble = { status: 500, body: { type: 'error', code: 'internal_server_error' } }
    const notification = yookassa.makeNotification('payment.succeeded', payment)
    expect((await tell(notification)).status).toBe(502)
    yookassa.trouble = undefined
    expect((await tell(notification)).status).toBe(204)
    expect((await desk.order(customer, order)).payment.status).toBe('PAID')
  })
})

test('a cancelled order’s money goes back in full, with a key of its own', async () => {
  const { order, payment } = await placeDecided('succeeded')
  await desk.payment(customer, order)
  await desk.cancel(customer, order)
  await desk.untilPayment(customer, order, 'REFUNDED')
  const [attempt] = await desk.attempts(order)
  const [refund] = yookassa.find('POST /refunds').slice(-1)
  expect(refund?.headers['idempotence-key']).toBe(`refund-${attempt?.id}`)
  expect(JSON.parse(refund?.text ?? '')).toEqual({
    payment_id: payment.id,
    amount: { value: '976.00', currency: 'RUB' },
  })
})

test('a refund that is on its way is asked about until it has arrived', async () => {
  const { order, refund } = await placeRefunding()
  refund.status = 'succeeded'
  await desk.untilPayment(customer, order, 'REFUNDED')
  expect(yookassa.calls).toContain(`GET /refunds/${refund.id}`)
})

test('a refund that they call off on its way is made anew, once, under another key', async () => {
  const { order, payment, refund } = await placeRefunding()
  yookassa.refundStatus = 'succeeded'
  refund.status = 'canceled'
  await desk.untilPayment(customer, order, 'REFUNDED')
  expect(yookassa.listRefunds(payment).map(({ status }) => status)).toEqual(['canceled', 'succeeded'])
  const [attempt] = await desk.attempts(order)
  expect(listRefundKeys(payment)).toEqual([`refund-${attempt?.id}`, `refund-${attempt?.id}-1`])
})

test('a refund whose answer was lost is asked for under the same key, so the money goes back once', async () => {
  const { order, payment } = await placeDecided('succeeded')
  await desk.payment(customer, order)
  yookassa.refundStatus = 'canceled'
  await desk.cancel(customer, order)
  await vi.waitFor(async () => expect((await desk.attempts(order))[0]?.refusedRefunds).toBe(1), 20_000)
  yookassa.refundStatus = 'succeeded'
  yookassa.losesAnswers = true
  await vi.waitFor(() => expect(yookassa.listRefunds(payment)).toHaveLength(2), 20_000)
  yookassa.losesAnswers = false
  await desk.untilPayment(customer, order, 'REFUNDED')
  expect(yookassa.listRefunds(payment).map(({ status }) => status)).toEqual(['canceled', 'succeeded'])
  const [attempt] = await desk.attempts(order)
  const again = `refund-${attempt?.id}-1`
  expect(listRefundKeys(payment)).toEqual([`refund-${attempt?.id}`, again, again])
})

test('a refund that had happened is recognised when it is replayed after they forgot its key', async () => {
  const { order, payment } = await placeDecided('succeeded')
  await desk.payment(customer, order)
  yookassa.losesAnswers = true
  await desk.cancel(customer, order)
  await vi.waitFor(() => expect(yookassa.listRefunds(payment)).toHaveLength(1), 20_000)
  yookassa.forgetKeys()
  yookassa.losesAnswers = false
  await desk.untilPayment(customer, order, 'REFUNDED')
  expect(yookassa.listRefunds(payment)).toHaveLength(1)
  expect((await desk.attempts(order))[0]).toMatchObject({ status: 'REFUNDED', refusedRefunds: 0 })
})

test('API-25 their pages cannot be closed: money on one whose order is cancelled goes back', async () => {
  const order = await desk.placed(customer, online)
  const payment = yookassa.getPayment()
  await desk.cancel(customer, order)
  yookassa.decide(payment, 'succeeded')
  expect((await tell(yookassa.makeNotification('payment.succeeded', payment))).status).toBe(204)
  await desk.untilPayment(customer, order, 'REFUNDED')
  expect((await desk.order(customer, order)).status).toBe('CANCELLED')
})

describe('while YooKassa does not answer', () => {
  test.each([
    ['broken connection', 'drop'],
    ['refusal', { status: 401, body: { type: 'error', code: 'invalid_credentials' } }],
    ['answer that takes its time', { status: 202, body: { type: 'processing', retry_after: 1800 } }],
    ['fault of theirs', { status: 500, body: { type: 'error', code: 'internal_server_error' } }],
    ['page instead of JSON', { status: 502, text: '<html>' }],
    ['payment without a page', { body: { id: 'x', status: 'pending' } }],
  ] as const)('%s: the order stands, and is paid for when it answers again', async (_name, trouble) => {
    yookassa.trouble = trouble
    const placed = await desk.place(customer, online)
    expect([placed.status, placed.body.payment]).toEqual([201, { method: 'CARD_ONLINE', status: 'PENDING' }])
    expect((await desk.pay(customer, placed.body, 'CARD_ONLINE')).codes).toEqual(['payment.provider-failed'])
    yookassa.trouble = undefined
    const { body } = await desk.pay(customer, placed.body, 'CARD_ONLINE')
    expect(body.redirectUrl).toBe(yookassa.getPayment().confirmation.confirmation_url)
    expect(await desk.attempts(placed.body)).toHaveLength(1)
  })
})
