import { type AccountData, accountDataSchema, type Session } from '@lavash/contract/account'
import { Value } from 'typebox/value'
import { expect, test, vi } from 'vitest'
import { listRows } from '../../../test/list-rows.ts'
import { type Customer, OrderDesk } from '../../../test/order-desk.ts'
import { codeOf, post, signIn } from '../../../test/sign-in.ts'
import { startWebhookReceiver } from '../../../test/webhook-receiver.ts'

const phone = '+79000000077'
const email = 'vera@example.com'
const person = { name: 'Вероника', phone: '+7 900 000-00-77', email }
const place = {
  address: 'Приветный, Тайный переулок, 7',
  apartment: '4242',
  location: { lat: 43.9941, lng: 34.1966 },
}

/** Signed in by phone, with a place saved and an order placed. */
async function makeRegular(desk: OrderDesk): Promise<Customer> {
  const { personId, headers } = await signIn(desk.server, phone)
  const customer = { personId, headers: async () => headers }
  const cityId = desk.server.id('ugolyok', 'city', 'privetny')
  const body = { kind: 'OTHER', name: 'У Вероники', cityId, place }
  await desk.post(`/api/v1/persons/${personId}/places`, { body, customer })
  return customer
}

test('FI-05 API-28 a customer downloads all that is kept about them, and nobody else’s', async () => {
  await using desk = await OrderDesk.open()
  const customer = await makeRegular(desk)
  const order = await desk.placed(customer, { person, deliveryPlace: place })
  await desk.placed(await desk.customer())
  const { status, body } = await desk.get<AccountData>(customer, '/data')
  expect(status).toBe(200)
  expect(Value.Errors(accountDataSchema, body)).toEqual([])
  expect(body).toMatchObject({
    person: { id: customer.personId, phone },
    signIns: [{ provider: 'phone', subject: phone }],
    contacts: [{ personName: 'Вероника', phone, email }],
    places: [{ name: 'У Вероники', place }],
    sessions: [{ source: 'PHONE' }],
    orders: [order],
    payments: [],
  })
})

test('FI-05 a deleted account leaves its orders and no trace of the person in any table', async () => {
  await using receiver = await startWebhookReceiver((attempt) => (attempt < 3 ? 204 : 503))
  await using desk = await OrderDesk.open({ env: receiver.env })
  const customer = await makeRegular(desk)
  const order = await desk.placed(customer, { person, deliveryPlace: place, comment: 'Вероника ждёт' })
  const traces = /90000000?77|900 000-00-77|Вероник|vera@|4242|Тайный переулок/
  expect(await listTraces(desk, traces)).not.toEqual([])

  const early = await desk.send(customer, 'DELETE', '')
  expect(early).toMatchObject({ status: 409, codes: ['account.open-orders'] })
  expect(early.errors[0]?.message).toContain(order.number)
  // Two of these webhooks are sent; the others wait for a receiver that fails.
  await desk.move(order, 'ACCEPTED', 'COOKING', 'READY', 'DELIVERING', 'COMPLETED')
  await vi.waitFor(() => expect(receiver.heard.length).toBeGreaterThan(2), 20_000)

  expect((await desk.send(customer, 'DELETE', '')).status).toBe(204)
  expect(await listTraces(desk, traces)).toEqual([])
  const { read } = desk.server.db
  const kept = await read
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow()
  expect(kept).toMatchObject({ number: order.number, totalMinor: order.total, status: 'COMPLETED' })
  const lines = await read.selectFrom('orderLines').select('name').where('orderId', '=', order.id).execute()
  expect(lines).toHaveLength(1)

  // The same phone is a new person.
  const again = await signIn(desk.server, phone)
  expect(again.personId).not.toBe(customer.personId)
})

test('FI-05 the tokens of a deleted account end at once, and an order in flight is refused', async () => {
  await using desk = await OrderDesk.open()
  const { personId, headers, refreshToken } = await signIn(desk.server, phone)
  const customer = { personId, headers: async () => headers }
  const unsigned = await desk.customer()
  expect((await desk.send(customer, 'DELETE', '')).status).toBe(204)
  await vi.waitFor(async () => expect((await desk.get(customer, '/orders')).status).toBe(401), 5000)
  const refresh = post({}, { authorization: `Bearer ${refreshToken}` })
  expect(await codeOf(await desk.server.fetch('/api/v1/sign/refresh', refresh))).toBe('auth.token-invalid')

  // A token that no sign-in has issued is not known to have ended.
  expect((await desk.send(unsigned, 'DELETE', '')).status).toBe(204)
  expect((await desk.place(unsigned)).codes).toEqual(['auth.token-invalid'])
  expect((await desk.send(unsigned, 'DELETE', '')).codes).toEqual(['auth.token-invalid'])
  expect((await desk.get(unsigned, '/data')).codes).toEqual(['auth.token-invalid'])
})

test('FI-05 of an order and a deletion in one moment one is refused', async () => {
  await using desk = await OrderDesk.open()
  for (let round = 0; round < 4; round++) {
    const customer = await desk.customer()
    const [placed, deleted] = await Promise.all([desk.place(customer), desk.send(customer, 'DELETE', '')])
    expect([
      [201, 409],
      [401, 204],
    ]).toContainEqual([placed.status, deleted.status])
  }
})

test('S-10 a customer changes name and e-mail, and the next order is filled in with them', async () => {
  await using desk = await OrderDesk.open()
  const customer = await desk.customer()
  const change = (body: object) => desk.send(customer, 'PATCH', '', body)
  expect((await change({ name: ' Вера ', email: '' })).body).toMatchObject({ firstName: 'Вера', email: null })
  await desk.placed(customer, { person })
  desk.server.clock.advanceMs(1000)
  const { body } = await change({ name: 'Ника', email: 'nika@example.com' })
  expect(body).toMatchObject({
    firstName: 'Ника',
    email: 'nika@example.com',
    deliveries: [{ personName: 'Ника', phone, email: 'nika@example.com' }, { personName: 'Вероника' }],
  })
  expect((await change({ name: ' ', email: '' })).errors[0]?.field).toBe('name')
  expect((await change({ name: 'Ника', email: 'nika' })).errors[0]?.field).toBe('email')
})

test('S-10 a customer sees where they are signed in and ends the others at once', async () => {
  await using desk = await OrderDesk.open()
  const there = await signIn(desk.server, phone)
  desk.server.clock.advanceMs(90_000)
  const here = await signIn(desk.server, phone)
  const customer = { personId: here.personId, headers: async () => here.headers }
  const other = { personId: here.personId, headers: async () => there.headers }
  const list = async () => (await desk.get<{ content: Session[] }>(customer, '/sessions')).body.content
  expect((await list()).map(({ source, isCurrent }) => [source, isCurrent])).toEqual([
    ['PHONE', true],
    ['PHONE', false],
  ])
  expect((await desk.send(customer, 'POST', '/sessions/end-others')).status).toBe(204)
  expect(await list()).toHaveLength(1)
  await vi.waitFor(
    async () => expect((await desk.get(other, '/orders')).codes).toEqual(['auth.token-invalid']),
    5000,
  )
  expect((await desk.get(customer, '/orders')).status).toBe(200)
})

/** Every row of every table that holds one of the words. */
async function listTraces(desk: OrderDesk, traces: RegExp): Promise<string[]> {
  const rows = await listRows(desk.server.db)
  return rows.filter((row) => traces.test(row)).map((row) => row.slice(0, 500))
}
