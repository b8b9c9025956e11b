import { afterAll, beforeAll, expect, test } from 'vitest'
import { holdTransaction, untilSomebodyWaits } from '../../test/hold-transaction.ts'
import { type Customer, OrderDesk } from '../../test/order-desk.ts'
import { online } from '../../test/payment-desk.ts'
import { transaction } from '#db/transaction.ts'
import { cancelUnpaidOrders } from '#ordering/cancel-unpaid-orders.ts'
import { findPlacingRefusal } from '#ordering/check-placing-limits.ts'
import { changeOrderPayment, changeOrderStatus } from '#ordering/change-order-status.ts'
import { findOrderRow, lockOrderRow } from '#ordering/order-rows.ts'
import { addPromoUse, giveBackPromoCode, lockPromoUsage } from '#ordering/promo-uses.ts'

let desk: OrderDesk
let customer: Customer
beforeAll(async () => {
  desk = await OrderDesk.open()
  customer = await desk.customer()
})
afterAll(() => desk[Symbol.asyncDispose]())

const parts = () => ({ clock: desk.server.clock, sendsWebhooks: false })

test('two steps of one order at once follow one another: an order that was just cancelled is not accepted', async () => {
  const { db } = desk.server
  const order = await desk.placed(customer)
  const cancelling = await holdTransaction(db, (trx) =>
    changeOrderStatus(trx, parts(), order.id, { to: 'CANCELLED', by: 'customer', cause: 'customer' }),
  )
  const accepting = desk.move(order, 'ACCEPTED')
  accepting.catch(() => undefined)
  await untilSomebodyWaits(db)
  await cancelling.end()
  await expect(accepting).rejects.toThrow('order.status-conflict')
  expect(await findOrderRow(db.read, order.id)).toMatchObject({ status: 'CANCELLED' })
})

test('an order that is paid for in this moment is not cancelled as unpaid', async () => {
  const { db, clock } = desk.server
  const { id } = await desk.placed(customer, online)
  clock.advanceMs(15 * 60_000)
  const paying = await holdTransaction(db, async (trx) => {
    const order = await lockOrderRow(trx, id)
    if (order === undefined) throw new Error('The order is not there')
    await changeOrderPayment(trx, parts(), order, { status: 'PAID', cause: 'test' })
  })
  const cancelling = cancelUnpaidOrders(db, parts())
  await untilSomebodyWaits(db)
  await paying.end()
  await cancelling
  expect(await findOrderRow(db.read, id)).toMatchObject({ status: 'NEW', paymentStatus: 'PAID' })
})

test.each([
  ['person', { phone: '+79000000099' }],
  ['phone', { personId: 'somebody else' }],
])(
  'of two orders of one %s in one moment the second is counted on top of the first',
  async (_whose, other) => {
    const { db, clock } = desk.server
    const own = { personId: customer.personId, phone: '+79000000001' }
    const placing = { ...own, ...other, payType: 'CASH_UPON_RECEIPT', nowMs: clock.now() } as const
    const limits = { openUnpaid: 1000, perHour: 1000 }
    const first = await holdTransaction(db, (trx) => findPlacingRefusal(trx, placing, limits))
    const second = desk.place(customer)
    await untilSomebodyWaits(db)
    await first.end()
    expect((await second).status).toBe(201)
  },
)

test('a promo code that somebody is just using counts for whoever comes next', async () => {
  const { db, clock } = desk.server
  const promoCodeId = desk.id('promo-code', 'УГОЛЬ20')
  const { personId } = customer
  const order = await desk.placed(customer)
  const use = { orderId: order.id, promoCodeId, personId, usedAt: clock.now() }
  // The counter exists before the race: the insert of a new row would serialise the transactions.
  await transaction(db, async (trx) => {
    await lockPromoUsage(trx, promoCodeId, personId)
    await addPromoUse(trx, use)
    await giveBackPromoCode(trx, order.id)
  })
  const using = await holdTransaction(
    db,
    (trx) => lockPromoUsage(trx, promoCodeId, personId),
    (trx) => addPromoUse(trx, use),
  )
  const next = transaction(db, (trx) => lockPromoUsage(trx, promoCodeId, personId))
  await untilSomebodyWaits(db)
  await using.end()
  expect(await next).toEqual({ totalCount: 1, personCount: 1 })
})
