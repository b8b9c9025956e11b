import type { OrderEvent } from '@lavash/contract/events'
import type { Order } from '@lavash/contract/orders'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Customer, OrderDesk } from '../../../test/order-desk.ts'
import { startServerProcess } from '../../../test/programs.ts'
import { runCli } from '../../../test/run-cli.ts'
import { readEvents } from '../../../test/read-events.ts'
import { bearer, signIn } from '../../../test/sign-in.ts'

let desk: OrderDesk
beforeAll(async () => {
  desk = await OrderDesk.open()
})
afterAll(() => desk[Symbol.asyncDispose]())

interface Heard {
  readonly id: string
  readonly event: OrderEvent
}

/** Listens like the storefront: with fetch and the bearer token. */
async function listen(
  base: string,
  { customer, order, lastId }: { customer: Customer; order: Order; lastId?: string },
) {
  const stop = new AbortController()
  const path = `/api/v1/persons/${customer.personId}/orders/${order.id}/events`
  const answer = await fetch(`${base}${path}`, {
    headers: { ...(await customer.headers()), ...(lastId !== undefined && { 'last-event-id': lastId }) },
    signal: stop.signal,
  })
  expect(answer.headers.get('content-type')).toContain('text/event-stream')
  const events = readEvents(answer)
  return {
    next: async (): Promise<Heard> => {
      const { value } = await events.next()
      return { id: value?.id ?? '', event: value?.data as OrderEvent }
    },
    hasEnded: async () => (await events.next()).done === true,
    stop: () => stop.abort(),
  }
}

test('API-24 a step made at the command line reaches a customer who listens to the server', async () => {
  const customer = await desk.customer()
  const order = await desk.placed(customer)
  const stream = await listen(desk.server.url, { customer, order })
  expect((await stream.next()).event).toMatchObject({ type: 'order.status', status: 'NEW' })
  const { code, stderr } = await runCli('orders', ['accept', order.id], desk.server.database.env)
  expect([code, stderr]).toEqual([0, ''])
  expect((await stream.next()).event).toMatchObject({ orderId: order.id, status: 'ACCEPTED' })
  stream.stop()
})

test('API-24 a client with a Last-Event-ID gets each missed event once and in order', async () => {
  const customer = await desk.customer()
  const order = await desk.placed(customer)
  const first = await listen(desk.server.url, { customer, order })
  const { id: lastId } = await first.next()
  first.stop()
  await desk.move(order, 'ACCEPTED', 'COOKING', 'READY')
  const again = await listen(desk.server.url, { customer, order, lastId })
  const heard = [await again.next(), await again.next(), await again.next()]
  expect(heard.map(({ event }) => event.status)).toEqual(['ACCEPTED', 'COOKING', 'READY'])
  await desk.move(order, 'DELIVERING')
  expect((await again.next()).event.status).toBe('DELIVERING')
  again.stop()
})

test('API-24 two who resume from different places hear each step once, and one that leaves takes nothing from the other', async () => {
  const customer = await desk.customer()
  const order = await desk.placed(customer)
  const early = await listen(desk.server.url, { customer, order })
  const { id: lastId } = await early.next()
  await desk.move(order, 'ACCEPTED', 'COOKING')
  const heard = [await early.next(), await early.next()]
  const late = await listen(desk.server.url, { customer, order, lastId })
  const caughtUp = [await late.next(), await late.next()]
  expect(caughtUp).toEqual(heard)
  await desk.move(order, 'READY')
  const [atFirst, atSecond] = [await early.next(), await late.next()]
  expect(atFirst.event.status).toBe('READY')
  expect(atSecond).toEqual(atFirst)
  expect([lastId, ...heard.map(({ id }) => id), atFirst.id].map(Number)).toEqual(
    [lastId, ...heard.map(({ id }) => id), atFirst.id].map(Number).toSorted((a, b) => a - b),
  )
  early.stop()
  await vi.waitFor(() => expect(desk.server.app.eventStreams.size).toBe(1), 10_000)
  await desk.move(order, 'DELIVERING')
  expect((await late.next()).event.status).toBe('DELIVERING')
  late.stop()
})

test('API-24 who has heard the newest step hears only what comes after it', async () => {
  const customer = await desk.customer()
  const order = await desk.placed(customer)
  await desk.move(order, 'ACCEPTED')
  const first = await listen(desk.server.url, { customer, order })
  // Without a last id the stream starts with the current state and not with the history.
  const newest = await first.next()
  expect(newest.event.status).toBe('ACCEPTED')
  first.stop()
  const again = await listen(desk.server.url, { customer, order, lastId: newest.id })
  await desk.move(order, 'COOKING')
  expect((await again.next()).event.status).toBe('COOKING')
  again.stop()
})

test('API-24 who comes with an id of another database is told how things are', async () => {
  const customer = await desk.customer()
  const order = await desk.placed(customer)
  const stream = await listen(desk.server.url, { customer, order, lastId: '999999999' })
  expect((await stream.next()).event.status).toBe('NEW')
  stream.stop()
})

test('nobody gets all the places: the twenty-first stream of a person is refused until one is left', async () => {
  const customer = await desk.customer()
  const order = await desk.placed(customer)
  const streams = []
  for (let count = 0; count < 20; count++) streams.push(await listen(desk.server.url, { customer, order }))
  const path = `/orders/${order.id}/events`
  expect(await desk.get(customer, path)).toMatchObject({ status: 429, codes: ['request.too-many'] })
  streams[0]?.stop()
  await vi.waitFor(async () => streams.push(await listen(desk.server.url, { customer, order })), 10_000)
  for (const stream of streams) stream.stop()
})

test('API-24 what happens in one server process is heard from another, and money upon receipt with it', async () => {
  const other = await startServerProcess({
    ...desk.server.database.env,
    LAVASH_NOW: '2026-11-16T12:00:00+03:00',
  })
  try {
    const customer = await desk.customer()
    const order = await desk.placed(customer)
    const stream = await listen(other.address, { customer, order })
    expect((await stream.next()).event.status).toBe('NEW')
    const cancel = `/api/v1/persons/${customer.personId}/orders/${order.id}/cancel`
    await desk.post(cancel, { customer })
    expect((await stream.next()).event.status).toBe('CANCELLED')
    stream.stop()

    const eaten = await desk.placed(customer)
    const watching = await listen(other.address, { customer, order: eaten })
    await desk.move(eaten, 'ACCEPTED', 'COOKING', 'READY', 'DELIVERING', 'COMPLETED')
    const heard: OrderEvent[] = []
    while (heard.at(-1)?.type !== 'order.payment') heard.push((await watching.next()).event)
    expect(heard.at(-1)).toMatchObject({ status: 'COMPLETED', paymentStatus: 'PAID' })
    watching.stop()
  } finally {
    await other.stop()
  }
})

test('a stream ends with its token, and the customer comes back with a new one', async () => {
  const customer = await desk.customer()
  const order = await desk.placed(customer)
  const stream = await listen(desk.server.url, { customer, order })
  await stream.next()
  desk.server.clock.advanceMs(15 * 60_000)
  expect(await stream.hasEnded()).toBe(true)
  const again = await listen(desk.server.url, { customer, order })
  expect((await again.next()).event.status).toBe('NEW')
  again.stop()
})

test('a sign-out in any process ends the order’s stream for good', async () => {
  const person = await signIn(desk.server, '+79000000042')
  const customer: Customer = { personId: person.personId, headers: async () => person.headers }
  const order = await desk.placed(customer)
  const stream = await listen(desk.server.url, { customer, order })
  await stream.next()
  const { code } = await runCli('sessions', ['end', person.personId], desk.server.database.env)
  expect(code).toBe(0)
  expect(await stream.hasEnded()).toBe(true)
  const refused = await desk.get(customer, `/orders/${order.id}/events`)
  expect([refused.status, refused.codes]).toEqual([401, ['auth.token-invalid']])
})

test('signing out on one device ends that device’s stream alone', async () => {
  const here = await signIn(desk.server, '+79000000043')
  desk.server.clock.advanceMs(90_000)
  const there = await signIn(desk.server, '+79000000043')
  const streams = []
  for (const { personId, headers } of [here, there]) {
    const customer: Customer = { personId, headers: async () => headers }
    const stream = await listen(desk.server.url, { customer, order: await desk.placed(customer) })
    await stream.next()
    streams.push(stream)
  }
  await desk.server.fetch('/api/v1/sign/out', { method: 'POST', headers: bearer(here.refreshToken) })
  expect(await streams[0]?.hasEnded()).toBe(true)
  expect(desk.server.app.eventStreams.size).toBe(1)
  streams[1]?.stop()
})
