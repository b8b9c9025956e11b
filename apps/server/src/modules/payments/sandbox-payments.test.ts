import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Customer } from '../../../test/order-desk.ts'
import { online, PaymentDesk } from '../../../test/payment-desk.ts'
import { storeWithoutPictures } from '../../../test/store-without-pictures.ts'
import { readDemoBrand } from '#catalogue/testing/read-demo-brand.ts'

let desk: PaymentDesk
let customer: Customer
beforeAll(async () => {
  desk = await PaymentDesk.open()
  customer = await desk.customer()
})
afterAll(() => desk[Symbol.asyncDispose]())

test('K-08 an order for an online card leads to a page that names it, its dishes and the sum', async () => {
  const order = await desk.placed(customer, online)
  expect(order.payment).toMatchObject({ method: 'CARD_ONLINE', status: 'PENDING' })
  const page = await fetch(order.payment.redirectUrl ?? '')
  const text = await page.text()
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(page.headers.get('content-security-policy')).toContain(`form-action 'self' ${desk.server.url};`)
  for (const shown of [order.number, 'Табуле × 3', 'Доставка', '976\u00a0₽', 'Оплатить', 'Отклонить']) {
    expect(text).toContain(shown)
  }
  expect(text).not.toContain('<script')
  expect((await desk.order(customer, order)).payment).toEqual(order.payment)
})

test('K-08 paid: the order reaches the kitchen, and the page tells', async () => {
  const order = await desk.placed(customer, online)
  const { redirectUrl } = order.payment
  expect(await desk.press(redirectUrl, 'approve')).toBe(`${desk.server.url}/cart?order=${order.id}`)
  await desk.untilPayment(customer, order, 'PAID')
  expect((await desk.payment(customer, order)).body).toEqual({ method: 'CARD_ONLINE', status: 'PAID' })
  await desk.move(order, 'ACCEPTED')
  expect(await (await fetch(redirectUrl ?? '')).text()).toContain('Платёж прошёл.')
})

test('K-08 an order that a code has made free waits for no payment: it is paid and in the kitchen', async () => {
  await using own = await PaymentDesk.open()
  const catalogue = await readDemoBrand('ugolyok')
  const promoCodes = catalogue.promoCodes.map((code) =>
    code.code === 'МИНУС150'
      ? { ...code, discount: { kind: 'amount' as const, amountMinor: 500_000 } }
      : code,
  )
  await storeWithoutPictures(own.server.db, { ...catalogue, promoCodes })
  const free = {
    ...online,
    deliveryType: 'TAKE_AWAY' as const,
    promoCode: 'МИНУС150',
    positions: [own.line('salad-tabbouleh', 29_900, 4)],
    expectedTotal: 0,
  }
  const guest = await own.customer()
  const order = await vi.waitFor(() => own.placed(guest, free), 10_000)
  expect(order).toMatchObject({ total: 0, payment: { method: 'CARD_ONLINE', status: 'PAID' } })
  expect(order.payment.redirectUrl).toBeUndefined()
  expect(await own.attempts(order)).toEqual([])
  expect((await own.payment(guest, order)).body).toEqual({ method: 'CARD_ONLINE', status: 'PAID' })
  expect((await own.pay(guest, order, 'CARD_ONLINE')).codes).toEqual(['payment.already-paid'])
  await own.move(order, 'ACCEPTED')
  await own.move(order, 'CANCELLED')
  expect((await own.order(guest, order)).status).toBe('CANCELLED')
})

test('K-08 declined: the same order is paid for at the second try', async () => {
  const order = await desk.placed(customer, online)
  await desk.press(order.payment.redirectUrl, 'decline')
  await desk.untilPayment(customer, order, 'FAILED')
  expect((await desk.payment(customer, order)).body).toEqual({ method: 'CARD_ONLINE', status: 'FAILED' })
  const { status, body } = await desk.pay(customer, order, 'CARD_ONLINE')
  expect([status, body.status]).toEqual([200, 'PENDING'])
  expect(body.redirectUrl).not.toBe(order.payment.redirectUrl)
  await desk.press(body.redirectUrl, 'approve')
  await desk.untilPayment(customer, order, 'PAID')
  expect(await desk.paymentHistory(order)).toEqual(['FAILED sandbox', 'PENDING customer', 'PAID sandbox'])
})

test('K-08 abandoned: nothing happened, and the same page waits', async () => {
  const order = await desk.placed(customer, online)
  expect(await desk.press(order.payment.redirectUrl, 'abandon')).toContain(order.id)
  expect((await desk.payment(customer, order)).body).toEqual(order.payment)
  expect((await desk.pay(customer, order, 'CARD_ONLINE')).body).toEqual(order.payment)
  expect(await desk.attempts(order)).toHaveLength(1)
})

describe('API-25 the provider’s word decides, however it comes', () => {
  test('API-25 the way back proves nothing', async () => {
    const order = await desk.placed(customer, online)
    await desk.server.fetch(`/cart?order=${order.id}`)
    expect((await desk.payment(customer, order)).body.status).toBe('PENDING')
  })

  test('API-25 a slow bank: the customer is back before its answer', async () => {
    const order = await desk.placed(customer, online)
    await desk.press(order.payment.redirectUrl, 'slow')
    expect((await desk.payment(customer, order)).body.status).toBe('PENDING')
    desk.server.clock.advanceMs(20_000)
    await desk.untilPayment(customer, order, 'PAID')
  })

  test('API-25 a lost callback: the customer’s question finds the money', async () => {
    const order = await desk.placed(customer, online)
    await desk.press(order.payment.redirectUrl, 'callback-lost')
    expect((await desk.order(customer, order)).payment.status).toBe('PENDING')
    expect((await desk.payment(customer, order)).body.status).toBe('PAID')
  })

  test('API-25 a lost callback and a closed browser: the server asks by itself', async () => {
    const order = await desk.placed(customer, online)
    await desk.press(order.payment.redirectUrl, 'callback-lost')
    desk.server.clock.advanceMs(30_000)
    await desk.untilPayment(customer, order, 'PAID')
    expect(await desk.paymentHistory(order)).toEqual(['PAID sandbox'])
  })

  test('API-25 a page that was opened late: it is asked about before the order is cancelled as unpaid', async () => {
    const { clock } = desk.server
    const untilAsked = (askCount: number): Promise<void> =>
      vi.waitFor(async () => expect((await desk.attempts(order))[1]).toMatchObject({ askCount }), 20_000)
    const order = await desk.placed(customer, online)
    await desk.press(order.payment.redirectUrl, 'decline')
    await desk.untilPayment(customer, order, 'FAILED')
    clock.advanceMs(12 * 60_000)
    const { body } = await desk.pay(customer, order, 'CARD_ONLINE')
    clock.advanceMs(30_000)
    await untilAsked(1)
    clock.advanceMs(60_000)
    await untilAsked(2)
    await desk.press(body.redirectUrl, 'callback-lost')
    // 14.5 minutes.
    clock.advanceMs(60_000)
    await desk.untilPayment(customer, order, 'PAID')
    clock.advanceMs(60_000)
    await desk.move(order, 'ACCEPTED')
  })

  test('API-25 a callback that comes twice pays once', async () => {
    const order = await desk.placed(customer, online)
    await desk.press(order.payment.redirectUrl, 'callback-twice')
    await expect
      .poll(() => findCallbacksLeft(order.payment.redirectUrl), { timeout: 20_000 })
      .toEqual({ callbacksLeft: 0 })
    expect(await desk.paymentHistory(order)).toEqual(['PAID sandbox'])
    expect((await desk.attempts(order)).map(({ status }) => status)).toEqual(['PAID'])
  })

  test('API-25 a callback before the return: the customer comes back to a paid order', async () => {
    const order = await desk.placed(customer, online)
    await desk.press(order.payment.redirectUrl, 'callback-before-return')
    expect((await desk.order(customer, order)).payment).toEqual({ method: 'CARD_ONLINE', status: 'PAID' })
  })

  test('API-25 the bank decides once, whichever buttons are pressed afterwards', async () => {
    const order = await desk.placed(customer, online)
    await desk.press(order.payment.redirectUrl, 'callback-before-return')
    await desk.press(order.payment.redirectUrl, 'decline')
    expect((await desk.payment(customer, order)).body.status).toBe('PAID')
  })
})

function findCallbacksLeft(redirectUrl: string | undefined) {
  return desk.server.db.read
    .selectFrom('sandboxPayments')
    .select('callbacksLeft')
    .where('paymentId', '=', redirectUrl?.split('/').at(-1) ?? '')
    .executeTakeFirst()
}

test('the sandbox speaks the customer’s language', async () => {
  const path = `/api/v1/persons/${customer.personId}/orders`
  const titles = { ru: 'Тестовая оплата', en: 'Test payment' }
  for (const [locale, title] of Object.entries(titles)) {
    const { body } = await desk.post<{ payment: { redirectUrl: string } }>(path, {
      body: desk.orderBody(online),
      customer,
      headers: { 'idempotency-key': crypto.randomUUID(), 'accept-language': locale },
    })
    expect(await (await fetch(body.payment.redirectUrl)).text()).toContain(title)
  }
})

test('a payment nobody opened has no page, and an unknown button is refused', async () => {
  const path = '/sandbox/payments/019a8c41-0e70-7aaa-8bbb-0123456789ab'
  expect((await desk.server.fetch(path)).status).toBe(404)
  const unknown = { method: 'POST', body: new URLSearchParams({ outcome: 'approve' }) }
  expect((await desk.server.fetch(path, unknown)).status).toBe(404)
  const wrong = { method: 'POST', body: new URLSearchParams({ outcome: 'steal' }) }
  expect((await desk.server.fetch(path, wrong)).status).toBe(400)
})

test('where real money is taken there is no sandbox', async () => {
  await using real = await PaymentDesk.open({
    env: {
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
      STRIPE_URL: 'http://127.0.0.1:1',
    },
  })
  const path = '/sandbox/payments/019a8c41-0e70-7aaa-8bbb-0123456789ab'
  expect((await real.server.fetch(path)).status).toBe(404)
  const press = { method: 'POST', body: new URLSearchParams({ outcome: 'approve' }) }
  expect(await (await real.server.fetch(path, press)).json()).toMatchObject({
    errors: [{ code: 'request.not-found' }],
  })
})
