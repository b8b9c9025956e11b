import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startPostgres } from '../../../scripts/postgres.mjs'
import type { Bench, BenchRow } from './bench.ts'
import { askWork, startProcess, stopProcess } from './bench-process.ts'
import { fillCarts, toOrderBody } from './fill-cart.ts'
import { measureDay } from './measure-orders.ts'
import type { ServedCatalogue } from './serve-catalogue.ts'

const promisedRatio = 0.6
/** Short ones by turns, as compare-cpu.ts has them: a machine that stands still for a second then falls on both. */
const rounds = 21
const forMs = 500
/** As many connections as a process has to PostgreSQL: the commit is the limit, and not who asks for it. */
const atOnce = 10
const lineCount = 3
const warmOrders = 5000

type Env = Readonly<Record<string, string>>

export const bench: Bench = {
  title: 'Orders acknowledged, beside the bare SQL transaction on the same database',
  run: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'lavash-bench-orders-'))
    try {
      const onFile = { DATABASE_URL: '' }
      return [
        ...(await compareOn('SQLite', folder, { ours: onFile, bare: onFile })),
        ...(await compareOnPostgres(folder)),
      ]
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

async function compareOnPostgres(folder: string): Promise<BenchRow[]> {
  // A folder of its own: PostgreSQL's user must be able to reach it.
  const cluster = mkdtempSync(join(tmpdir(), 'lavash-bench-postgres-'))
  const postgres = await startPostgres({ folder: cluster, durable: true })
  try {
    return await compareOn('PostgreSQL', folder, {
      ours: { DATABASE_URL: await createDatabase(postgres.url, 'ours') },
      bare: { DATABASE_URL: await createDatabase(postgres.url, 'bare') },
    })
  } finally {
    await postgres.stop()
  }
}

async function compareOn(title: string, folder: string, env: { ours: Env; bare: Env }): Promise<BenchRow[]> {
  const ours = await startProcess<ServedCatalogue>('serve-catalogue.ts', ['demo'], env.ours)
  const args = [join(folder, 'bare'), String(atOnce), String(lineCount)]
  const bare = await startProcess<object>('transactions-process.ts', args, env.bare)
  try {
    const bodies: string[] = []
    for await (const cart of fillCarts(ours.said, lineCount)) {
      bodies.push(JSON.stringify(await toOrderBody(ours.said.port, cart)))
    }
    if (bodies.length === 0) throw new Error(`No venue delivers ${lineCount} dishes`)
    const load = { bodies, atOnce, forMs }
    // Until the compiler has seen enough, as compare-cpu.ts does: by orders, since a busy machine has few in a second.
    for (let orders = 0; orders < warmOrders;) {
      orders += ((await measureDay(ours, load)).perSecond * forMs) / 1000
    }
    await askWork(bare, forMs)
    const figures: { ours: number; bare: number; cpuMicros: number }[] = []
    for (let round = 0; round < rounds; round++) {
      const ofBare = ((await askWork(bare, forMs)) * 1000) / forMs
      const { perSecond, cpuMicros } = await measureDay(ours, load)
      figures.push({ ours: perSecond, bare: ofBare, cpuMicros })
    }
    const median = figures.toSorted((one, other) => one.ours / one.bare - other.ours / other.bare)[
      Math.floor(rounds / 2)
    ]
    if (median === undefined) throw new Error('Nothing was measured')
    return [
      {
        name: `${title}, orders of ${lineCount} dishes`,
        value: median.ours,
        unit: 'orders/s',
        ratio: {
          to: 'bare transactions',
          value: median.ours / median.bare,
          atLeast: promisedRatio,
        },
      },
      { name: '  bare transactions', value: median.bare, unit: '1/s' },
      { name: '  processor time of one order', value: median.cpuMicros, unit: 'µs' },
    ]
  } finally {
    await stopProcess(ours)
    await stopProcess(bare)
  }
}

async function createDatabase(url: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  const created = new URL(url)
  created.pathname = `/${name}`
  return created.href
}
