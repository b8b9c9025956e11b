import { defaultPlacingLimits } from '@lavash/rulebook/order/placing-limits'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Customer } from '../../../test/order-desk.ts'
import { online, PaymentDesk } from '../../../test/payment-desk.ts'
import type { PaymentParts } from '#modules/payments/payment-parts.ts'
import { PaymentWatch } from '#modules/payments/payment-watch.ts'
import { makeSandboxBooks } from '#modules/payments/sandbox-books.ts'
import { Metrics } from '#plugins/metrics.ts'
import { createSandboxProvider } from '#providers/payments/sandbox.ts'

const minuteMs = 60_000

let desk: PaymentDesk
let customer: Customer
beforeAll(async () => {
  desk = await PaymentDesk.open()
  customer = await desk.customer()
})
afterAll(() => desk[Symbol.asyncDispose]())

/** A paid order whose callback was lost. */
async function placePaid() {
  const order = await desk.placed(customer, online)
  await desk.press(order.payment.redirectUrl, 'callback-lost')
  const [attempt] = await desk.attempts(order)
  return { order, paymentId: attempt?.id ?? '' }
}

/** A watch with a clock one minute ahead, so that the server's own watch leaves all orders to it. */
function makeWatch(ask: (paymentId: string) => Promise<void>) {
  const { db, clock } = desk.server
  const faults: string[] = []
  const bank = createSandboxProvider(makeSandboxBooks({ db, clock }))
  const parts: PaymentParts = {
    db,
    clock: { now: () => clock.now() + minuteMs },
    sendsWebhooks: false,
    placingLimits: defaultPlacingLimits,
    provider: {
      ...bank,
      ask: async (paymentId) => {
        await ask(paymentId)
        return bank.ask(paymentId)
      },
    },
    report: (error, during) => faults.push(`${String(error)} (${during})`),
    metrics: new Metrics(),
    warn: () => undefined,
  }
  return { watch: new PaymentWatch(parts), faults }
}

test('API-25 an answer that fails and one that does not come hold up no other payment, now or at the next look', async () => {
  const failing = await placePaid()
  const silent = await placePaid()
  const good = await placePaid()
  const silence = Promise.withResolvers<void>()
  const { watch, faults } = makeWatch(async (paymentId) => {
    if (paymentId === failing.paymentId) throw new Error('the answer is no answer')
    if (paymentId === silent.paymentId) await silence.promise
  })
  await watch.look()
  await desk.untilPayment(customer, good.order, 'PAID')
  await vi.waitFor(() =>
    expect(faults).toEqual([
      `Error: the answer is no answer (asking about the payment ${failing.paymentId})`,
    ]),
  )
  const later = await placePaid()
  await watch.look()
  await desk.untilPayment(customer, later.order, 'PAID')
  expect((await desk.order(customer, silent.order)).payment.status).toBe('PENDING')
  silence.resolve()
  await watch.settle()
  expect((await desk.order(customer, silent.order)).payment.status).toBe('PAID')
})

test('a provider that is silent is asked about twenty payments at once and not more', async () => {
  const silence = Promise.withResolvers<void>()
  let asked = 0
  const { watch } = makeWatch(async () => {
    asked += 1
    await silence.promise
  })
  const placed = await Promise.all(Array.from({ length: 25 }, () => placePaid()))
  await watch.look()
  await watch.look()
  expect(asked).toBe(20)
  silence.resolve()
  await watch.settle()
  await watch.look()
  await watch.settle()
  const statuses = await Promise.all(placed.map(({ order }) => desk.order(customer, order)))
  expect(new Set(statuses.map(({ payment }) => payment.status))).toEqual(new Set(['PAID']))
})
