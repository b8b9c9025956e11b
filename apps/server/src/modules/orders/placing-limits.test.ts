import type { Order } from '@lavash/contract/orders'
import type { Payment } from '@lavash/contract/payments'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { online, PaymentDesk } from '../../../test/payment-desk.ts'
import type { Customer } from '../../../test/order-desk.ts'

let desk: PaymentDesk
beforeAll(async () => {
  desk = await PaymentDesk.open({ env: { OPEN_ORDERS_MAX: '3', ORDERS_PER_HOUR: '5' } })
})
afterAll(() => desk[Symbol.asyncDispose]())

let last = 0
function freshPerson(): Order['person'] {
  last += 1
  return { name: 'Анна', phone: `+7900${String(last).padStart(7, '0')}` }
}

async function placeAll(customer: Customer, person: Order['person'], count: number): Promise<Order[]> {
  const orders: Order[] = []
  for (let placed = 0; placed < count; placed++) orders.push(await desk.placed(customer, { person }))
  return orders
}

test('a person with three open orders upon receipt may not place a fourth until one has ended', async () => {
  const customer = await desk.customer()
  const [first] = await placeAll(customer, freshPerson(), 3)
  // Another phone, the same person: the limit counts the person as well.
  const refused = await desk.place(customer, { person: freshPerson() })
  expect([refused.status, refused.codes]).toEqual([429, ['order.too-many-unpaid']])
  if (first !== undefined) await desk.move(first, 'ACCEPTED', 'COOKING', 'READY', 'DELIVERING', 'COMPLETED')
  expect((await desk.place(customer, { person: freshPerson() })).status).toBe(201)
})

test('a phone has the same limit, whoever is signed in and however it is written', async () => {
  const { phone, name } = freshPerson()
  for (let count = 0; count < 3; count++) {
    await desk.placed(await desk.customer(), { person: { name, phone } })
  }
  const person = { name, phone: `8 ${phone.slice(2)}` }
  const refused = await desk.place(await desk.customer(), { person })
  expect([refused.status, refused.codes]).toEqual([429, ['order.too-many-unpaid']])
})

test('an order that is paid online is taken beside them, and cannot become one of them', async () => {
  const customer = await desk.customer()
  const person = freshPerson()
  await placeAll(customer, person, 3)
  const paid = await desk.placed(customer, { ...online, person: { ...online.person, phone: person.phone } })
  const changed = await desk.pay(customer, paid, 'CARD_UPON_RECEIPT')
  expect([changed.status, changed.codes]).toEqual([429, ['order.too-many-unpaid']])
})

test('after five orders in an hour the sixth has to wait, cancelled ones and online ones included', async () => {
  const customer = await desk.customer()
  const person = { ...online.person, phone: freshPerson().phone }
  for (const payType of [...Array<'CARD_ONLINE'>(4).fill('CARD_ONLINE'), 'CARD_UPON_RECEIPT' as const]) {
    await desk.cancel(customer, await desk.placed(customer, { payType, person }))
  }
  desk.server.clock.advanceMs(1_800_000)
  const refused = await desk.place(customer, { person })
  expect([refused.status, refused.errors]).toEqual([
    429,
    [expect.objectContaining({ code: 'order.too-many-placed', retryAfterSeconds: 1800 })],
  ])
  desk.server.clock.advanceMs(1_800_000)
  expect((await desk.place(customer, { person })).status).toBe(201)
})

test('of ten orders in one moment, of two persons with one phone, three are placed', async () => {
  const person = freshPerson()
  const customers = [await desk.customer(), await desk.customer()]
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => desk.place(customers[index % 2] as Customer, { person })),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(3)
  expect(new Set(answers.flatMap(({ codes }) => codes))).toEqual(new Set(['order.too-many-unpaid']))
})

test('a repetition of an order that stands is answered with it, whatever the limit says', async () => {
  const customer = await desk.customer()
  const person = freshPerson()
  const key = randomUUID()
  const { body } = await desk.place(customer, { person }, key)
  await placeAll(customer, person, 2)
  const repeated = await desk.place(customer, { person }, key)
  expect([repeated.status, repeated.body.id]).toEqual([200, body.id])
})

test('the refusal says in each language what to do', async () => {
  const customer = await desk.customer()
  const person = freshPerson()
  await placeAll(customer, person, 3)
  const path = `/api/v1/persons/${customer.personId}/orders`
  const texts: string[] = []
  for (const language of ['ru', 'en', 'cnr']) {
    const headers = { 'idempotency-key': randomUUID(), 'accept-language': language }
    const { errors } = await desk.post<Payment>(path, { body: desk.orderBody({ person }), customer, headers })
    texts.push(errors[0]?.message ?? '')
  }
  expect(texts).toEqual([
    expect.stringContaining('оплатите заказ онлайн'),
    expect.stringContaining('pay this order online'),
    expect.stringContaining('platite ovu porudžbinu'),
  ])
})
