import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../../../scripts/postgres.mjs'
import type { Bench, BenchRow } from './bench.ts'
import { askWork, startProcess, stopProcess } from './bench-process.ts'
import { fillCarts, toOrderBody } from './fill-cart.ts'
import { measureDay } from './measure-orders.ts'
import { offerOrders } from './offer-orders.ts'
import type { ServedCatalogue } from './serve-catalogue.ts'

const lineCount = 3
const atOnce = 10
const forMs = 2000
const fillMs = 3000
const warmDays = 5
/** Refusing the other half costs something. */
const atLeastShare = 0.8

export const bench: Bench = {
  title: 'Orders acknowledged at twice the load that is possible, beside the possible load',
  run: async () => {
    const cluster = mkdtempSync(join(tmpdir(), 'lavash-bench-postgres-'))
    const onSqlite = await measureOn('SQLite', { DATABASE_URL: '' })
    const postgres = await startPostgres({ folder: cluster, durable: true })
    try {
      return [...onSqlite, ...(await measureOn('PostgreSQL', { DATABASE_URL: postgres.url }))]
    } finally {
      await postgres.stop()
      rmSync(cluster, { recursive: true, force: true })
    }
  },
}

async function measureOn(title: string, env: Readonly<Record<string, string>>): Promise<BenchRow[]> {
  const server = await startProcess<ServedCatalogue>('serve-catalogue.ts', ['demo'], env)
  try {
    const bodies: string[] = []
    for await (const cart of fillCarts(server.said, lineCount)) {
      bodies.push(JSON.stringify(await toOrderBody(server.said.port, cart)))
    }
    for (let day = 0; day < warmDays; day++) await measureDay(server, { bodies, atOnce, forMs })
    const possible = await measureDay(server, { bodies, atOnce, forMs })
    await askWork(server, 0)
    const perSecond = possible.perSecond * 2
    const offered = await offerOrders(server.said, { bodies, perSecond, forMs, fillMs })
    return [
      { name: `${title}, the possible load`, value: possible.perSecond, unit: 'orders/s' },
      {
        name: '  acknowledged at twice that',
        value: offered.placedPerSecond,
        unit: 'orders/s',
        ratio: {
          to: 'the possible load',
          value: offered.placedPerSecond / possible.perSecond,
          atLeast: atLeastShare,
        },
      },
      { name: '  refused with 503', value: offered.refusedPerSecond, unit: '1/s' },
      { name: '  the slowest acknowledgement', value: offered.slowestMs, unit: 'ms' },
    ]
  } finally {
    await stopProcess(server)
  }
}
