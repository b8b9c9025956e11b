import { afterAll, beforeAll, expect, test } from 'vitest'
import { holdTransaction, untilSomebodyWaits } from '../../../test/hold-transaction.ts'
import { testOnPostgres } from '../../../test/test-on-postgres.ts'
import type { Customer } from '../../../test/order-desk.ts'
import { online, PaymentDesk } from '../../../test/payment-desk.ts'
import { changeOrderPayment, changeOrderStatus } from '#ordering/change-order-status.ts'
import { findOrderRow, lockOrderRow } from '#ordering/order-rows.ts'
import { changePayment } from '#modules/payments/repository.ts'

let desk: PaymentDesk
let customer: Customer
beforeAll(async () => {
  desk = await PaymentDesk.open()
  customer = await desk.customer()
})
afterAll(() => desk[Symbol.asyncDispose]())

const parts = () => ({ clock: desk.server.clock, sendsWebhooks: false })

test('money that arrives while the order is being cancelled goes back, and the kitchen hears of nothing', async () => {
  const { db } = desk.server
  const order = await desk.placed(customer, online)
  const cancelling = await holdTransaction(db, (trx) =>
    changeOrderStatus(trx, parts(), order.id, { to: 'CANCELLED', by: 'customer', cause: 'customer' }),
  )
  const paying = desk.press(order.payment.redirectUrl, 'callback-before-return')
  await untilSomebodyWaits(db)
  await cancelling.end()
  await paying
  await desk.untilPayment(customer, order, 'REFUNDED')
  expect(await findOrderRow(db.read, order.id)).toMatchObject({ status: 'CANCELLED', reachedKitchenAt: null })
})

test('who chooses another method while the money arrives is told that the order is paid', async () => {
  const { db } = desk.server
  const order = await desk.placed(customer, online)
  const [attempt] = await desk.attempts(order)
  const paying = await holdTransaction(db, async (trx) => {
    const row = await lockOrderRow(trx, order.id)
    if (row === undefined || attempt === undefined) throw new Error('The order is not there')
    await changePayment(trx, attempt.id, { status: 'PAID', paysOrder: 1 })
    await changeOrderPayment(trx, parts(), row, { status: 'PAID', cause: 'test' })
  })
  const choosing = desk.pay(customer, order, 'CARD_UPON_RECEIPT')
  await untilSomebodyWaits(db)
  await paying.end()
  expect((await choosing).codes).toEqual(['payment.already-paid'])
  expect((await desk.order(customer, order)).payment).toEqual({ method: 'CARD_ONLINE', status: 'PAID' })
})

test('two presses at once open one page: the second finds the attempt of the first', async () => {
  const { db } = desk.server
  const order = await desk.placed(customer, online)
  await desk.press(order.payment.redirectUrl, 'decline')
  await desk.untilPayment(customer, order, 'FAILED')
  const holding = await holdTransaction(db, (trx) => lockOrderRow(trx, order.id))
  const presses = [desk.pay(customer, order, 'CARD_ONLINE'), desk.pay(customer, order, 'CARD_ONLINE')]
  await untilSomebodyWaits(db)
  await holding.end()
  const answers = await Promise.all(presses)
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(new Set(answers.map(({ body }) => body.redirectUrl)).size).toBe(1)
  expect(await desk.attempts(order)).toHaveLength(2)
})

// On SQLite the second poll waits for the single writer.
testOnPostgres(
  'a payment that another process is asking about is passed over, and the next one is asked about',
  async () => {
    const { db, clock } = desk.server
    const [taken, next] = [await desk.placed(customer, online), await desk.placed(customer, online)]
    for (const order of [taken, next]) await desk.press(order.payment.redirectUrl, 'callback-lost')
    const [attempt] = await desk.attempts(taken)
    const asking = await holdTransaction(db, (trx) =>
      changePayment(trx, attempt?.id ?? '', { nextAskAt: null }),
    )
    clock.advanceMs(60_000)
    await desk.untilPayment(customer, next, 'PAID')
    expect((await desk.order(customer, taken)).payment.status).toBe('PENDING')
    await asking.end()
  },
)
