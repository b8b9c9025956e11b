import { randomUUID } from 'node:crypto'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { calls } from '@lavash/contract/calls'
import type { CallName } from '@lavash/contract/paths'
import { expect, test, vi } from 'vitest'
import { holdTransaction } from '../../test/hold-transaction.ts'
import { OrderDesk } from '../../test/order-desk.ts'
import { requestCode } from '../../test/sign-in.ts'
import { startTestServer } from '../../test/start-test-server.ts'
import { type DoubleAnswer, startVendorDouble } from '../../test/vendor-double.ts'
import type { Db } from '#db/db.ts'
import { toCallLimits } from '#plugins/call-limits.ts'
import { isPersonalPath, toAsker } from '#plugins/overload.ts'

test('a full database refuses orders, while menus and carts are answered', async () => {
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

test('what the database knows of a request changes when it has worked for it, and when its customer hangs up', () => {
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  const onServed = vi.fn<() => void>()
  const asker = toAsker(response, onServed)
  expect([asker.isServed, asker.isGone()]).toEqual([false, false])
  asker.noteServed()
  expect(asker.isServed).toBe(true)
  expect(onServed).toHaveBeenCalledOnce()
  const [waits, waitsNoMore] = [vi.fn<() => void>(), vi.fn<() => void>()]
  asker.onGone(waits)
  asker.onGone(waitsNoMore)()
  response.destroy()
  response.emit('close')
  expect(asker.isGone()).toBe(true)
  expect([waits.mock.calls.length, waitsNoMore.mock.calls.length]).toEqual([1, 0])
})

test('a request that waits for a vendor keeps nobody out', async () => {
  const answer = Promise.withResolvers<DoubleAnswer>()
  await using vendor = await startVendorDouble(() => answer.promise)
  const env = { SMSC_LOGIN: 'cook', SMSC_PASSWORD: 'secret', SMSC_URL: vendor.url }
  await using server = await startTestServer({ env })
  const { door } = server.app
  if (door === undefined) throw new Error('The server has no door')
  const [enter, leave] = [vi.spyOn(door, 'enter'), vi.spyOn(door, 'leave')]
  const asking = requestCode(server, '+79000000001')
  await vi.waitFor(() => expect(vendor.seen).toHaveLength(1), 10_000)
  const [[entered] = []] = enter.mock.calls
  expect(entered).toBeDefined()
  expect(leave.mock.calls.some(([left]) => left === entered)).toBe(true)
  answer.resolve({ body: { id: 1, cnt: 1 } })
  expect((await asking).status).toBe(204)
})

test('while 128 orders wait for the database the next one is refused at the door, until they have gone', async () => {
  await using desk = await OrderDesk.open()
  const { db, url } = desk.server
  const customer = await desk.customer()
  // The brand is read when somebody first asks for it.
  await desk.placed(customer)
  const held = await holdEveryPlace(db)
  const leaving = new AbortController()
  const headers = { ...(await customer.headers()), 'content-type': 'application/json' }
  const path = `${url}/api/v1/persons/${customer.personId}/orders`
  const body = JSON.stringify(desk.orderBody())
  const ask = () =>
    fetch(path, {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': randomUUID() },
      body,
      signal: leaving.signal,
    }).catch(() => 'gone')
  const waiting = Array.from({ length: 128 }, ask)
  await vi.waitFor(() => expect(db.engine.waiting()).toBe(128), 20_000)
  expect(db.engine.isFull()).toBe(false)
  expect((await desk.place(customer)).status).toBe(503)
  leaving.abort()
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(['gone']))
  await vi.waitFor(() => expect(desk.server.app.door?.isShut()).toBe(false), 10_000)
  await held.end()
  expect((await desk.place(customer)).status).toBe(201)
})

/** Whoever asks the database for a transaction waits until this ends. */
async function holdEveryPlace(db: Db): Promise<{ end: () => Promise<void> }> {
  const places = db.kind === 'sqlite' ? 1 : 10
  const held = await Promise.all(Array.from({ length: places }, () => holdTransaction(db, async () => true)))
  return {
    end: async () => {
      await Promise.all(held.map((one) => one.end()))
    },
  }
}

test('no order is made for a customer who has gone while it waited', async () => {
  await using desk = await OrderDesk.open()
  const { db } = desk.server
  const customer = await desk.customer()
  const headers = { ...(await customer.headers()), 'content-type': 'application/json' }
  const path = `/api/v1/persons/${customer.personId}/orders`
  const held = await holdEveryPlace(db)
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
  await held.end()
  expect(await db.read.selectFrom('orderKeys').selectAll().execute()).toEqual([])
})
