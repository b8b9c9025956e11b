import { pathOf } from '@lavash/contract/paths'
import type { PreflightBody } from '@lavash/contract/preflight'
import type { Bench, BenchRow } from './bench.ts'
import { type BenchProcess, startProcess, stopProcess } from './bench-process.ts'
import { measureLeast } from './compare-cpu.ts'
import { fillCart, preflightPath, toOrderBody } from './fill-cart.ts'
import { measureDay } from './measure-orders.ts'
import type { ServedCatalogue } from './serve-catalogue.ts'
import { readMegabytes } from './start-server.ts'

/** A menu keeps its hundred dishes, so what grows is the chain around the one venue that is asked. */
const chains = [
  { times: 1, restos: 5, menus: 1, positions: 100, orders: 500 },
  { times: 10, restos: 50, menus: 10, positions: 1000, orders: 5000 },
  { times: 100, restos: 500, menus: 100, positions: 10_000, orders: 50_000 },
] as const
/** What a request to one venue may cost when everything else has grown a hundredfold. */
const promisedGrowth = 2
const positionCount = 10
const placingRounds = 10
const forMs = 500

interface Costs {
  readonly times: number
  readonly micros: ReadonlyMap<string, number>
  readonly megabytes: number
}

export const bench: Bench = {
  title: 'Processor time of a request when venues, zones, dishes and orders grow 10 and 100 times',
  run: async () => {
    const costs: Costs[] = []
    for (const chain of chains) costs.push(await measure(chain))
    return costs.flatMap((cost) => toRows(cost, costs[0]))
  },
}

async function measure({ times, restos, menus, positions, orders }: (typeof chains)[number]): Promise<Costs> {
  const size = `${restos},${menus},${positions}`
  const server = await startProcess<ServedCatalogue>('serve-catalogue.ts', [size, String(orders)])
  try {
    const cart = await fillCart(server.said, positionCount)
    const [customer] = server.said.customers
    if (customer === undefined) throw new Error('Nobody ordered')
    const { personId, token, orderId } = customer
    const own = { authorization: `Bearer ${token}` }
    const menuId = cart.positions[0]?.menuId ?? 0
    const asked = {
      'a menu of 100 dishes': { path: pathOf('menus.positions', { menuId }) },
      'preflight of 10 positions, with its zone': { path: preflightPath, body: JSON.stringify(cart) },
      'a customer’s list of orders': { path: pathOf('orders.list', { personId }), headers: own },
      'one order': { path: pathOf('orders.show', { personId, orderId }), headers: own },
    }
    const micros = new Map<string, number>()
    for (const [name, request] of Object.entries(asked)) {
      micros.set(name, (await measureLeast(server, request)).cpuMicros)
    }
    micros.set('placing an order of 10 positions', await measurePlacing(server, cart))
    return { times, micros, megabytes: readMegabytes(server.child) }
  } finally {
    await stopProcess(server)
  }
}

/** The least of several rounds, as of the other requests. */
async function measurePlacing(server: BenchProcess<ServedCatalogue>, cart: PreflightBody): Promise<number> {
  const body = JSON.stringify(await toOrderBody(server.said.port, cart))
  const micros: number[] = []
  for (let round = 0; round < placingRounds; round++) {
    micros.push((await measureDay(server, { bodies: [body], atOnce: 1, forMs })).cpuMicros)
  }
  return Math.min(...micros)
}

function toRows({ times, micros, megabytes }: Costs, first: Costs | undefined): BenchRow[] {
  const costs = [...micros].map(([name, value]) => {
    const growth = value / (first?.micros.get(name) ?? value)
    const row = { name: `${times}×: ${name}`, value, unit: 'µs' }
    return times === 1 ? row : { ...row, growth: { value: growth, atMost: promisedGrowth } }
  })
  return [
    ...costs,
    {
      name: `${times}×: memory of the process, which has also filled the database`,
      value: megabytes,
      unit: 'MB',
    },
  ]
}
