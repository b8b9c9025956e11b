import { calls } from '@lavash/contract/calls'
import type { CallName } from '@lavash/contract/paths'
import { expect, test, vi } from 'vitest'
import { OrderDesk } from '../../test/order-desk.ts'
import { transaction } from '#db/transaction.ts'
import { toCallLimits } from '#plugins/call-limits.ts'
import { isPersonalPath } from '#plugins/overload.ts'

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

test('a refusal at the door reads no more than the address, and has the headers of every refusal', async () => {
  await using desk = await OrderDesk.open({ env: { CORS_ORIGINS: 'https://elsewhere.example' } })
  const { db, url } = desk.server
  const full = vi.spyOn(db.engine, 'isFull').mockReturnValue(true)
  const send = (origin: string) =>
    desk.server.fetch('/api/v1/persons/nobody/orders', {
      method: 'POST',
      headers: { origin, 'accept-language': 'en', 'content-type': 'application/json' },
      body: '{"broken',
    })
  const own = await send(url)
  const foreign = await send('https://elsewhere.example')
  const read = async (answer: Response) => {
    const { date: _date, 'x-request-id': _id, ...headers } = Object.fromEntries(answer.headers)
    return { status: answer.status, headers, body: await answer.json() }
  }
  const told = await read(own)
  const long = await read(foreign)
  expect(long.headers).toMatchObject({ 'access-control-allow-origin': 'https://elsewhere.example' })
  for (const name of ['access-control-allow-origin', 'access-control-expose-headers', 'vary']) {
    delete long.headers[name]
    delete told.headers[name]
  }
  expect(told).toEqual(long)
  expect(told.status).toBe(503)
  expect(told.headers['retry-after']).toBe('1')
  const metrics = await (await desk.server.fetch('/metrics')).text()
  expect(metrics).toMatch(/route="overload".*status="503"|status="503".*route="overload"/)
  full.mockRestore()
  expect((await send(url)).status).toBe(401)
})

test('whatever is refused in front of the framework needs the database', () => {
  const refused = Object.entries(calls).filter(([, { path }]) => isPersonalPath(path))
  expect(refused.length).toBeGreaterThan(10)
  for (const [name, call] of refused) {
    expect([name, toCallLimits(name as CallName, call).needsDatabase]).toEqual([name, true])
  }
})

test('event streams that are open keep nobody out', async () => {
  await using desk = await OrderDesk.open()
  const leaving = new AbortController()
  // Keep a reference to the answer: the garbage collector closes the connection of one that nobody holds.
  const streams: Response[] = []
  for (let person = 0; person < 7; person += 1) {
    const customer = await desk.customer()
    const order = await desk.placed(customer)
    const path = `/api/v1/persons/${customer.personId}/orders/${order.id}/events`
    const headers = await customer.headers()
    const asked = Array.from({ length: 19 }, () =>
      desk.server.fetch(path, { headers, signal: leaving.signal }),
    )
    streams.push(...(await Promise.all(asked)))
  }
  expect(desk.server.app.eventStreams.size).toBe(133)
  expect((await desk.place(await desk.customer())).status).toBe(201)
  expect(new Set(streams.map(({ status }) => status))).toEqual(new Set([200]))
  leaving.abort()
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
