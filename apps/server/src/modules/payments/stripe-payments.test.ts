import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Customer } from '../../../test/order-desk.ts'
import { online, PaymentDesk } from '../../../test/payment-desk.ts'
import { StripeDouble } from '../../../test/stripe-double.ts'

let stripe: StripeDouble
let desk: PaymentDesk
let customer: Customer
beforeAll(async () => {
  stripe = await StripeDouble.start()
  desk = await PaymentDesk.open({ env: stripe.env })
  customer = await desk.customer()
})
beforeEach(() => {
  stripe.trouble = undefined
  stripe.refundStatus = 'succeeded'
})
afterAll(async () => {
  await desk[Symbol.asyncDispose]()
  await stripe[Symbol.asyncDispose]()
})

function tell(init: RequestInit): Promise<Response> {
  return desk.server.fetch('/1/payments/stripe/callback', init)
}

/** Places an order and pays it at Stripe. */
async function placePaid() {
  const order = await desk.placed(customer, online)
  const session = stripe.getSession()
  stripe.complete(session)
  return { order, session }
}

/** A cancelled order with a refund on its way. */
async function placeRefunding() {
  const { order, session } = await placePaid()
  await desk.payment(customer, order)
  stripe.refundStatus = 'pending'
  await desk.cancel(customer, order)
  const refund = await vi.waitFor(async () => {
    const [attempt] = await desk.attempts(order)
    const found = stripe.refunds.get(attempt?.refundId ?? '')
    if (found === undefined) throw new Error('No refund is on its way')
    return found
  }, 20_000)
  return { order, session, refund }
}

test('K-08 a Checkout Session names the dishes, the receipt’s address and the way back', async () => {
  const order = await desk.placed(customer, online)
  const [attempt] = await desk.attempts(order)
  const [seen] = stripe.find('POST /v1/checkout/sessions').slice(-1)
  const wayBack = `${desk.server.url}/cart?order=${order.id}`
  expect(seen?.headers).toMatchObject({
    authorization: 'Bearer sk_test_4eC39HqLyjWD',
    'idempotency-key': attempt?.id,
  })
  expect(seen?.form).toEqual({
    mode: 'payment',
    // A method that takes days, such as a transfer, would let the order be cancelled as unpaid.
    'allowed_payment_method_types[0]': 'card',
    client_reference_id: attempt?.id,
    'metadata[paymentId]': attempt?.id,
    'payment_intent_data[metadata][paymentId]': attempt?.id,
    'payment_intent_data[description]': `Уголёк на Центральном, ${order.number}`,
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': 'rub',
    'line_items[0][price_data][unit_amount]': '89700',
    'line_items[0][price_data][product_data][name]': 'Табуле × 3',
    'line_items[1][quantity]': '1',
    'line_items[1][price_data][currency]': 'rub',
    'line_items[1][price_data][unit_amount]': '7900',
    'line_items[1][price_data][product_data][name]': 'Доставка',
    customer_email: 'anna@example.com',
    locale: 'ru',
    success_url: wayBack,
    cancel_url: wayBack,
  })
  expect(order.payment.redirectUrl).toBe(stripe.getSession().url)
})

describe('API-25 their event', () => {
  test('API-25 says that it is paid, once or twice', async () => {
    const { order, session } = await placePaid()
    const event = stripe.makeEvent('checkout.session.completed', session)
    expect([(await tell(event)).status, (await tell(event)).status]).toEqual([204, 204])
    expect((await desk.order(customer, order)).payment.status).toBe('PAID')
    expect(await desk.paymentHistory(order)).toEqual(['PAID stripe'])
  })

  test.each([
    ['checkout.session.expired', 'FAILED'],
    ['checkout.session.async_payment_failed', 'FAILED'],
    ['checkout.session.completed', 'PENDING'],
    ['payment_intent.payment_failed', 'PENDING'],
  ])('API-25 %s of an unpaid session leaves the payment %s', async (type, status) => {
    const order = await desk.placed(customer, online)
    const session = stripe.getSession()
    if (type === 'checkout.session.expired') session.status = 'expired'
    expect((await tell(stripe.makeEvent(type, session))).status).toBe(204)
    expect((await desk.order(customer, order)).payment.status).toBe(status)
  })

  test('API-25 a session that is complete and unpaid is not paid, whoever says so', async () => {
    const order = await desk.placed(customer, online)
    const session = stripe.getSession()
    session.status = 'complete'
    expect((await tell(stripe.makeEvent('checkout.session.completed', session))).status).toBe(204)
    expect((await desk.payment(customer, order)).body.status).toBe('PENDING')
    expect((await desk.order(customer, order)).payment.status).toBe('PENDING')
  })

  test('API-25 in another currency is told to the operator and pays nothing', async () => {
    const { order, session } = await placePaid()
    const event = stripe.makeEvent('checkout.session.completed', { ...session, currency: 'eur' })
    expect((await tell(event)).status).toBe(502)
    expect((await desk.order(customer, order)).payment.status).toBe('PENDING')
  })

  test('API-25 with another secret, without a signature or changed on the way is not believed', async () => {
    const { order, session } = await placePaid()
    const right = stripe.makeEvent('checkout.session.completed', session)
    const forged = [
      stripe.makeEvent('checkout.session.completed', session, 'whsec_another'),
      { ...right, headers: { 'content-type': 'application/json' } },
      { ...right, body: right.body.replace('evt_1', 'evt_2') },
    ]
    for (const event of forged) expect((await tell(event)).status).toBe(403)
    expect((await desk.order(customer, order)).payment.status).toBe('PENDING')
  })

  test('API-25 about another sum is told to the operator and pays nothing', async () => {
    const { order, session } = await placePaid()
    const event = stripe.makeEvent('checkout.session.completed', { ...session, amount_total: 1 })
    expect((await tell(event)).status).toBe(502)
    expect((await desk.order(customer, order)).payment.status).toBe('PENDING')
  })

  test('API-25 about a payment of another shop on the same account is none of ours', async () => {
    const theirs = { ...stripe.getSession(), client_reference_id: null }
    expect((await tell(stripe.makeEvent('checkout.session.completed', theirs))).status).toBe(204)
  })

  test('API-25 about a payment of another installation on the same account is answered 2xx', async () => {
    const theirs = { ...stripe.getSession(), client_reference_id: randomUUID() }
    expect((await tell(stripe.makeEvent('checkout.session.completed', theirs))).status).toBe(204)
  })
})

test('API-25 without an event the customer’s question finds the money', async () => {
  const { order } = await placePaid()
  expect((await desk.payment(customer, order)).body.status).toBe('PAID')
})

test('a cancelled order’s money goes back by its payment, with a key of its own', async () => {
  const { order, session } = await placePaid()
  await desk.payment(customer, order)
  await desk.cancel(customer, order)
  await desk.untilPayment(customer, order, 'REFUNDED')
  const [attempt] = await desk.attempts(order)
  const [refund] = stripe.find('POST /v1/refunds').slice(-1)
  expect(refund?.form).toEqual({ payment_intent: session.payment_intent })
  expect(refund?.headers['idempotency-key']).toBe(`refund-${attempt?.id}`)
})

test('a refund that is on its way is asked about until it has arrived', async () => {
  const { order, refund } = await placeRefunding()
  expect((await desk.order(customer, order)).payment.status).toBe('PAID')
  refund.status = 'succeeded'
  await desk.untilPayment(customer, order, 'REFUNDED')
  expect(stripe.calls).toContain(`GET /v1/refunds/${refund.id}`)
})

test('a refund that fails on its way is made anew, once, under another key', async () => {
  const { order, session, refund } = await placeRefunding()
  stripe.refundStatus = 'succeeded'
  refund.status = 'failed'
  await desk.untilPayment(customer, order, 'REFUNDED')
  expect(stripe.listRefunds(session.payment_intent).map(({ status }) => status)).toEqual([
    'failed',
    'succeeded',
  ])
  const [attempt] = await desk.attempts(order)
  const keys = stripe
    .find('POST /v1/refunds')
    .filter(({ form }) => form['payment_intent'] === session.payment_intent)
    .map(({ headers }) => headers['idempotency-key'])
  expect(keys).toEqual([`refund-${attempt?.id}`, `refund-${attempt?.id}-1`])
})

test('money that somebody has sent back on their own pages counts when it has arrived', async () => {
  const { order, session } = await placePaid()
  await desk.payment(customer, order)
  stripe.refundStatus = 'pending'
  const refund = stripe.refund(session.payment_intent ?? '')
  await desk.cancel(customer, order)
  await vi.waitFor(async () => expect((await desk.attempts(order))[0]?.refundId).toBe(refund?.id), 20_000)
  expect((await desk.order(customer, order)).payment.status).toBe('PAID')
  if (refund !== undefined) refund.status = 'succeeded'
  await desk.untilPayment(customer, order, 'REFUNDED')
})

test('K-08 who chooses another method finds the page closed', async () => {
  const order = await desk.placed(customer, online)
  const session = stripe.getSession()
  expect((await desk.pay(customer, order, 'CARD_UPON_RECEIPT')).status).toBe(200)
  await desk.untilAttempts(order, ['FAILED'])
  expect(session.status).toBe('expired')
  expect((await desk.order(customer, order)).payment).toEqual({
    method: 'CARD_UPON_RECEIPT',
    status: 'PENDING',
  })
})

test('a page that was paid in the moment it closed: the money goes back', async () => {
  const { order } = await placePaid()
  await desk.cancel(customer, order)
  await desk.untilPayment(customer, order, 'REFUNDED')
  expect(await desk.paymentHistory(order)).toEqual(['PAID stripe', 'REFUNDED stripe'])
})

describe('while Stripe does not answer', () => {
  test.each([
    ['broken connection', 'drop'],
    ['refusal', { status: 402, body: { error: { type: 'card_error', message: 'anna@example.com' } } }],
    ['page instead of JSON', { status: 503, text: '<html>' }],
  ] as const)('%s: the order stands, and is paid for when it answers again', async (_name, trouble) => {
    stripe.trouble = trouble
    const key = crypto.randomUUID()
    const placed = await desk.place(customer, online, key)
    expect([placed.status, placed.body.payment]).toEqual([201, { method: 'CARD_ONLINE', status: 'PENDING' }])
    expect(await desk.pay(customer, placed.body, 'CARD_ONLINE')).toMatchObject({
      status: 502,
      codes: ['payment.provider-failed'],
    })
    expect((await desk.payment(customer, placed.body)).body.status).toBe('PENDING')
    stripe.trouble = undefined
    const again = await desk.place(customer, online, key)
    expect(again.body.payment.redirectUrl).toBe(stripe.getSession().url)
    expect(await desk.attempts(placed.body)).toHaveLength(1)
  })

  test('a fault they would repeat for that key for ever: the next try has a key of its own', async () => {
    stripe.trouble = { status: 500, body: { error: { type: 'api_error' } } }
    const key = crypto.randomUUID()
    const placed = await desk.place(customer, online, key)
    expect([placed.status, placed.body.payment]).toEqual([201, { method: 'CARD_ONLINE', status: 'PENDING' }])
    stripe.trouble = undefined
    const { body } = await desk.pay(customer, placed.body, 'CARD_ONLINE')
    const session = stripe.getSession()
    expect(body).toEqual({ method: 'CARD_ONLINE', status: 'PENDING', redirectUrl: session.url })
    const attempts = await desk.attempts(placed.body)
    expect(attempts.map(({ status, redirectUrl }) => [status, redirectUrl])).toEqual([
      ['FAILED', null],
      ['PENDING', session.url],
    ])
    expect(session.client_reference_id).toBe(attempts[1]?.id)
    expect(attempts[1]?.returnUrl).toBe(attempts[0]?.returnUrl)
    // No payment was declined, so neither kitchen nor customer gets a failed payment.
    expect(await desk.paymentHistory(placed.body)).toEqual([])
  })

  test('a fault they would repeat: who sends the same order again is led to a page', async () => {
    stripe.trouble = { status: 500, body: { error: { type: 'api_error' } } }
    const key = crypto.randomUUID()
    const placed = await desk.place(customer, online, key)
    expect((await desk.pay(customer, placed.body, 'CARD_ONLINE')).codes).toEqual(['payment.provider-failed'])
    stripe.trouble = undefined
    const again = await desk.place(customer, online, key)
    expect(again.body.payment.redirectUrl).toBe(stripe.getSession().url)
  })

  test('the question about a payment is answered with what is known', async () => {
    const { order } = await placePaid()
    stripe.trouble = 'drop'
    expect((await desk.payment(customer, order)).body).toEqual(order.payment)
    stripe.trouble = undefined
    expect((await desk.payment(customer, order)).body.status).toBe('PAID')
  })
})
