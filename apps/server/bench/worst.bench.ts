import { randomUUID } from 'node:crypto'
import type { Call } from '@lavash/contract/call'
import { calls } from '@lavash/contract/calls'
import type { CallName } from '@lavash/contract/paths'
import type { TSchema } from 'typebox'
import type { Bench, BenchRow } from './bench.ts'
import { askCpu, type BenchProcess, startProcess, stopProcess } from './bench-process.ts'
import { fillCart, toOrderBody } from './fill-cart.ts'
import { type HostileBody, makeHostile, makeLargest } from './hostile-bodies.ts'
import type { ServedCatalogue } from './serve-catalogue.ts'
import { toCallLimits } from '#plugins/call-limits.ts'

const atMostTimes = 10
const rounds = 5
const requestsEach = 20

type Server = BenchProcess<ServedCatalogue>

export const bench: Bench = {
  title: `The most expensive body of each call, at most ${atMostTimes} times its largest valid one`,
  run: async () => {
    const server = await startProcess<ServedCatalogue>('serve-catalogue.ts', ['demo'])
    try {
      const rows: BenchRow[] = []
      for (const [name, call] of Object.entries(calls) as [CallName, Call][]) {
        if (call.method === 'POST') rows.push(...(await measureCall(server, name, call)))
      }
      return rows
    } finally {
      await stopProcess(server)
    }
  },
}

async function measureCall(server: Server, name: CallName, call: Call): Promise<BenchRow[]> {
  const { bodyLimit } = toCallLimits(name, call)
  const send = makeSender(server, call)
  const largest = await measureBody(server, send, await findLargest(server, name, call.body))
  const hostile: { title: string; micros: number }[] = []
  for (const { title, text } of listHostile(call, bodyLimit)) {
    hostile.push({ title, micros: await measureBody(server, send, text) })
  }
  const worst = hostile.reduce((most, next) => (next.micros > most.micros ? next : most))
  return [
    { name: `${name}, the largest valid body`, value: largest, unit: 'µs' },
    {
      name: `  the worst: ${worst.title}`,
      value: worst.micros,
      unit: 'µs',
      growth: { value: worst.micros / largest, atMost: atMostTimes },
    },
  ]
}

function listHostile({ body, bodyMediaType }: Call, maxBytes: number): HostileBody[] {
  if (bodyMediaType !== undefined) {
    return [
      {
        title: 'unknown fields',
        text: Array.from({ length: maxBytes / 8 }, (_, at) => `a${at % 999}=1`).join('&'),
      },
    ]
  }
  const largest =
    body === undefined
      ? []
      : [{ title: 'as much as the schema lets in', text: JSON.stringify(makeLargest(body)) }]
  return [...makeHostile(body, maxBytes), ...largest].filter(
    ({ text }) => Buffer.byteLength(text) <= maxBytes,
  )
}

/** What a customer may really send: a cart of a hundred lines, or the longest tokens. */
async function findLargest({ said }: Server, name: CallName, body: TSchema | undefined): Promise<string> {
  if (!name.startsWith('preflight.') && name !== 'orders.place') {
    return body === undefined ? '' : JSON.stringify(makeLargest(body))
  }
  const cart = await fillCart(said, 10)
  const long = { ...cart, positions: Array.from({ length: 10 }, () => cart.positions).flat() }
  return JSON.stringify(name === 'orders.place' ? await toOrderBody(said.port, long) : long)
}

type Send = (text: string) => Promise<void>

function makeSender(
  { said }: Server,
  { path, headers, auth, bodyMediaType = 'application/json' }: Call,
): Send {
  const [customer] = said.customers
  if (customer === undefined) throw new Error('There is no customer')
  const id = randomUUID()
  const url = path
    .replace(':personId', customer.personId)
    .replace(':provider', 'sandbox')
    .replaceAll(/:\w+/g, id)
  return async (text) => {
    const answer = await fetch(`http://127.0.0.1:${said.port}${url}`, {
      method: 'POST',
      headers: {
        ...(text !== '' && { 'content-type': bodyMediaType }),
        ...(auth === 'access' && { authorization: `Bearer ${customer.token}` }),
        ...(auth === 'refresh' && { authorization: `Bearer ${customer.refreshToken}` }),
        ...(headers !== undefined && {
          'idempotency-key': randomUUID(),
          'x-external-id-token': 'x'.repeat(1000),
        }),
      },
      ...(text !== '' && { body: text }),
      redirect: 'manual',
    })
    await answer.arrayBuffer()
    if (answer.status >= 500) throw new Error(`${path} answered ${answer.status}`)
  }
}

/** Microseconds of the server's processor for one request: the least of several rounds. */
async function measureBody(server: Server, send: Send, text: string): Promise<number> {
  for (let warming = 0; warming < requestsEach; warming++) await send(text)
  let least = Infinity
  for (let round = 0; round < rounds; round++) {
    const before = await askCpu(server)
    for (let sent = 0; sent < requestsEach; sent++) await send(text)
    least = Math.min(least, ((await askCpu(server)) - before) / requestsEach)
  }
  return least
}
