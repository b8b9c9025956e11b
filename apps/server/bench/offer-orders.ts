import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { pathOf } from '@lavash/contract/paths'
import type { ServedCatalogue } from './serve-catalogue.ts'

export interface OfferedLoad {
  readonly bodies: readonly string[]
  readonly perSecond: number
  readonly forMs: number
  /** Not counted: until the queue is as full as it gets, nobody is refused and everybody waits longer than the one before. */
  readonly fillMs: number
}

export interface OfferedFigures {
  readonly placedPerSecond: number
  readonly refusedPerSecond: number
  readonly slowestMs: number
}

const tickMs = 10

/** Customers who do not wait for each other: so many orders a second, whatever the server answers. */
export async function offerOrders(
  { port, customers }: ServedCatalogue,
  { bodies, perSecond, forMs, fillMs }: OfferedLoad,
): Promise<OfferedFigures> {
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity })
  const answers: { status: number; tookMs: number; atMs: number }[] = []
  const asked: Promise<unknown>[] = []
  const startedAt = performance.now()
  for (let now = startedAt; now - startedAt < fillMs + forMs; now = performance.now()) {
    const due = Math.floor(((now - startedAt) * perSecond) / 1000)
    while (asked.length < due) asked.push(order(asked.length))
    await new Promise((resolve) => setTimeout(resolve, tickMs))
  }
  const seconds = (performance.now() - startedAt - fillMs) / 1000
  // What is acknowledged after the time is over would make the server look faster than it is.
  const inTime = answers.filter(({ atMs }) => atMs >= startedAt + fillMs)
  await Promise.all(asked)
  agent.destroy()
  const placed = inTime.filter(({ status }) => status === 201)
  return {
    placedPerSecond: placed.length / seconds,
    refusedPerSecond: inTime.filter(({ status }) => status === 503).length / seconds,
    slowestMs: Math.max(0, ...answers.filter(({ status }) => status === 201).map(({ tookMs }) => tookMs)),
  }

  function order(number: number): Promise<void> {
    const customer = customers[number % customers.length]
    if (customer === undefined) throw new Error('There is no customer')
    const { personId, token } = customer
    const body = bodies[number % bodies.length] ?? ''
    const sentAt = performance.now()
    return new Promise((resolve, reject) => {
      const asking = request(
        {
          port,
          host: '127.0.0.1',
          agent,
          method: 'POST',
          path: pathOf('orders.place', { personId }),
          headers: {
            authorization: `Bearer ${token}`,
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
            'idempotency-key': randomUUID(),
          },
        },
        (answer) => {
          answer.resume().on('end', () => {
            const atMs = performance.now()
            answers.push({ status: answer.statusCode ?? 0, tookMs: atMs - sentAt, atMs })
            resolve()
          })
        },
      )
      asking.on('error', reject)
      asking.end(body)
    })
  }
}
