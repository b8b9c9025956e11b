import { expect, test, vi } from 'vitest'
import { OrderDesk } from '../../test/order-desk.ts'
import { transaction } from '#db/transaction.ts'

test('while the database is full an order is refused at the door, and menus and carts are answered', async () => {
  await using desk = await OrderDesk.open()
  const customer = await desk.customer()
  const full = vi.spyOn(desk.server.db.engine, 'isFull').mockReturnValue(true)
  const refused = await desk.place(customer)
  expect([refused.status, refused.errors]).toEqual([
    503,
    [expect.objectContaining({ code: 'server.unavailable', retryAfterSeconds: 1 })],
  ])
  expect((await desk.preflight()).status).toBe(200)
  expect((await desk.server.fetch('/1/now')).status).toBe(200)
  full.mockRestore()
  expect((await desk.place(customer)).status).toBe(201)
})

test('no order is made for a customer who has gone while it waited', async () => {
  await using desk = await OrderDesk.open()
  const { db } = desk.server
  const customer = await desk.customer()
  const headers = { ...(await customer.headers()), 'content-type': 'application/json' }
  const path = `/api/v1/persons/${customer.personId}/orders`
  let held = 0
  const mayEnd = Promise.withResolvers<void>()
  const places = db.kind === 'sqlite' ? 1 : 10
  const holding = Array.from({ length: places }, () =>
    transaction(db, async () => {
      held += 1
      await mayEnd.promise
    }),
  )
  await vi.waitFor(() => expect(held).toBe(places), 10_000)
  const leaving = new AbortController()
  const asked = fetch(`${desk.server.url}${path}`, {
    method: 'POST',
    headers: { ...headers, 'idempotency-key': '5a0c1a52-8d1b-4c6e-9a37-1f0f7a5c2b44' },
    body: JSON.stringify(desk.orderBody()),
    signal: leaving.signal,
  }).catch(() => 'gone')
  await vi.waitFor(() => expect(db.engine.waiting()).toBe(1), 10_000)
  leaving.abort()
  expect(await asked).toBe('gone')
  await vi.waitFor(() => expect(db.engine.waiting()).toBe(0), 10_000)
  mayEnd.resolve()
  await Promise.all(holding)
  expect(await db.read.selectFrom('orderKeys').selectAll().execute()).toEqual([])
})
