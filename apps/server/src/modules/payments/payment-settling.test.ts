import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Customer } from '../../../test/order-desk.ts'
import { online, PaymentDesk } from '../../../test/payment-desk.ts'
import { transaction } from '#db/transaction.ts'
import { findSandboxRow, toSandboxPayment } from '#modules/payments/sandbox-books.ts'
import { makeSandboxCallback } from '#providers/payments/sandbox.ts'

let desk: PaymentDesk
let customer: Customer
beforeAll(async () => {
  desk = await PaymentDesk.open()
  customer = await desk.customer()
})
afterAll(() => desk[Symbol.asyncDispose]())

/** A callback of the bank. Every field is valid unless overridden. */
async function callBack(
  paymentId: string,
  status: 'paid' | 'failed',
  change: object = {},
): Promise<Response> {
  const row = await findSandboxRow(desk.server.db.read, paymentId)
  if (row === undefined) throw new Error('The bank does not know this payment')
  const callback = makeSandboxCallback(toSandboxPayment(row, desk.server.clock.now()), status)
  return send({ ...callback, ...change })
}

function send(body: unknown, provider = 'sandbox', contentType = 'application/json'): Promise<Response> {
  return desk.server.fetch(`/1/payments/${provider}/callback`, {
    method: 'POST',
    headers: { 'content-type': contentType },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

/** An order with a declined first attempt and an open second page. */
async function placeWithTwoAttempts() {
  const order = await desk.placed(customer, online)
  await desk.press(order.payment.redirectUrl, 'decline')
  await desk.untilPayment(customer, order, 'FAILED')
  await desk.pay(customer, order, 'CARD_ONLINE')
  const [first, second] = await desk.attempts(order)
  if (first === undefined || second === undefined) throw new Error('There were not two attempts')
  return { order, first, second }
}

describe('money that arrives when it is not wanted goes back', () => {
  test('API-25 money for an order that was cancelled after 15 minutes goes back', async () => {
    const order = await desk.placed(customer, { ...online, promoCode: 'УГОЛЬ20', expectedTotal: 79_660 })
    desk.server.clock.advanceMs(15 * 60_000)
    await vi.waitFor(async () => expect((await desk.order(customer, order)).status).toBe('CANCELLED'), 20_000)
    const { read } = desk.server.db
    const uses = read.selectFrom('promoCodeUses').select('orderId').where('orderId', '=', order.id)
    expect(await uses.execute()).toEqual([])
    expect((await desk.order(customer, order)).payment).toEqual({ method: 'CARD_ONLINE', status: 'PENDING' })
    await desk.press(order.payment.redirectUrl, 'approve')
    await desk.untilPayment(customer, order, 'REFUNDED')
    expect((await desk.order(customer, order)).status).toBe('CANCELLED')
    expect(await desk.paymentHistory(order)).toEqual(['PAID sandbox', 'REFUNDED sandbox'])
    const [attempt] = await desk.attempts(order)
    expect(await findSandboxRow(read, attempt?.id ?? '')).toMatchObject({ refundedAt: expect.any(Number) })
  })

  test('API-25 two attempts that both succeed: the second one’s money goes back', async () => {
    const { order, first, second } = await placeWithTwoAttempts()
    expect((await callBack(second.id, 'paid')).status).toBe(204)
    await bankApproves(first.id)
    expect((await callBack(first.id, 'paid')).status).toBe(204)
    await desk.untilAttempts(order, ['REFUNDED', 'PAID'])
    expect((await desk.order(customer, order)).payment.status).toBe('PAID')
    expect(await desk.paymentHistory(order)).toEqual(['FAILED sandbox', 'PENDING customer', 'PAID sandbox'])
  })

  test('API-25 both at the same moment: one pays, one goes back', async () => {
    const { order, first, second } = await placeWithTwoAttempts()
    await bankApproves(first.id, second.id)
    const answers = await Promise.all([first, second, first, second].map(({ id }) => callBack(id, 'paid')))
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204])
    await vi.waitFor(async () => {
      const statuses = (await desk.attempts(order)).map(({ status }) => status)
      expect(statuses.toSorted()).toEqual(['PAID', 'REFUNDED'])
    }, 20_000)
    expect((await desk.order(customer, order)).payment.status).toBe('PAID')
  })

  test('a paid order that is cancelled is refunded', async () => {
    const order = await desk.placed(customer, online)
    await desk.press(order.payment.redirectUrl, 'callback-before-return')
    expect((await desk.cancel(customer, order)).body.status).toBe('CANCELLED')
    await desk.untilPayment(customer, order, 'REFUNDED')
  })

  test('K-08 a customer who has chosen another method gets back what is paid on the old page', async () => {
    const order = await desk.placed(customer, online)
    const { status, body } = await desk.pay(customer, order, 'CARD_UPON_RECEIPT')
    expect([status, body]).toEqual([200, { method: 'CARD_UPON_RECEIPT', status: 'PENDING' }])
    await desk.press(order.payment.redirectUrl, 'approve')
    await desk.untilAttempts(order, ['REFUNDED'])
    const after = await desk.order(customer, order)
    expect(after).toMatchObject({ status: 'NEW', payType: 'CARD_UPON_RECEIPT', total: order.total })
    expect(after.payment).toEqual({ method: 'CARD_UPON_RECEIPT', status: 'PENDING' })
    await desk.move(order, 'ACCEPTED')
  })

  async function bankApproves(...paymentIds: string[]): Promise<void> {
    await transaction(desk.server.db, async (trx) => {
      await trx
        .updateTable('sandboxPayments')
        .set({ outcome: 'paid' })
        .where('paymentId', 'in', paymentIds)
        .execute()
    })
  }
})

describe('trying again', () => {
  test('E-03 a method the venue does not take is refused by its code, at its field', async () => {
    const order = await desk.placed(customer, online)
    expect((await desk.pay(customer, order, 'CASH_UPON_RECEIPT')).errors).toMatchObject([
      { code: 'resto.doesnt-support-delivery-cash-pay', field: 'payType' },
    ])
    expect((await desk.order(customer, order)).payment).toEqual(order.payment)
  })

  test('a paid order is not paid for again', async () => {
    const order = await desk.placed(customer, online)
    await desk.press(order.payment.redirectUrl, 'callback-lost')
    expect(await desk.pay(customer, order, 'CARD_ONLINE')).toMatchObject({
      status: 409,
      codes: ['payment.already-paid'],
    })
    expect((await desk.order(customer, order)).payment.status).toBe('PAID')
  })

  test('neither a cancelled order nor one that is paid upon receipt waits for a card', async () => {
    const cancelled = await desk.placed(customer, online)
    await desk.cancel(customer, cancelled)
    const uponReceipt = await desk.placed(customer)
    for (const order of [cancelled, uponReceipt]) {
      expect((await desk.pay(customer, order, 'CARD_ONLINE')).codes).toEqual(['order.status-conflict'])
    }
  })

  test('two clicks at once open one page', async () => {
    const order = await desk.placed(customer, online)
    await desk.press(order.payment.redirectUrl, 'decline')
    await desk.untilPayment(customer, order, 'FAILED')
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => desk.pay(customer, order, 'CARD_ONLINE')),
    )
    expect(new Set(answers.map(({ body }) => body.redirectUrl)).size).toBe(1)
    expect(await desk.attempts(order)).toHaveLength(2)
  })

  test('somebody else’s order is not there', async () => {
    const order = await desk.placed(customer, online)
    const stranger = await desk.customer()
    expect((await desk.payment(stranger, order)).codes).toEqual(['order.not-found'])
    expect((await desk.pay(stranger, order, 'CARD_UPON_RECEIPT')).codes).toEqual(['order.not-found'])
  })
})

describe('API-25 a callback that is not the provider’s', () => {
  test('API-25 is refused, and nothing is paid', async () => {
    const order = await desk.placed(customer, online)
    const [attempt] = await desk.attempts(order)
    const id = attempt?.id ?? ''
    const forged = [
      await callBack(id, 'failed', { status: 'paid' }),
      await callBack(id, 'paid', { amount: 1 }),
      await callBack(id, 'paid', { signature: 'c0ffee' }),
      await callBack(id, 'paid', { paymentId: '019a8c41-0e70-7aaa-8bbb-0123456789ab' }),
      await send({}, 'stripe'),
    ]
    expect(forged.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403])
    const unreadable = [
      await send('{'),
      await send([]),
      await callBack(id, 'paid', { extra: 1 }),
      await send(''),
    ]
    expect(unreadable.map(({ status }) => status)).toEqual([400, 400, 400, 400])
    expect((await send('<paid/>', 'sandbox', 'text/xml')).status).toBe(415)
    expect((await send({}, 'nobody')).status).toBe(400)
    expect((await desk.payment(customer, order)).body).toEqual(order.payment)
  })
})
