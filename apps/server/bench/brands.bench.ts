import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathOf } from '@lavash/contract/paths'
import { addStop, removeStop } from '#availability/stop-rows.ts'
import { readIds } from '#catalogue/parts/assign-ids.ts'
import type { Db } from '#db/db.ts'
import { migrate } from '#db/migrate.ts'
import { migrations } from '#db/migrations/all.ts'
import { openDb } from '#db/open-db.ts'
import { transaction } from '#db/transaction.ts'
import type { Bench, BenchRow } from './bench.ts'
import { compareCpu } from './compare-cpu.ts'
import { dishesOfBrand, fillBrands, publishAgain } from './fill-brands.ts'
import { type StartedServer, startServer } from './start-server.ts'

const manyBrands = 10_000
const asked = 2000
const boundMb = 256
/** Longer than a process takes to look for changes, so that each is taken in by itself. */
const betweenMs = 100
const rounds = 40
const maxGrowth = 1.2

/** What brands cost that nobody asks for: the same measured with two brands and with ten thousand, by turns. */
export const bench: Bench = {
  title: `${manyBrands.toLocaleString('en')} brands of ${dishesOfBrand} dishes beside 2`,
  run: async () => {
    const few = await openInstallation(2)
    try {
      const many = await openInstallation(manyBrands)
      try {
        return await measure(few, many)
      } finally {
        await many.close()
      }
    } finally {
      await few.close()
    }
  },
}

interface Installation {
  readonly db: Db
  readonly server: StartedServer
  readonly menuIds: readonly number[]
  close(): Promise<void>
}

async function openInstallation(count: number): Promise<Installation> {
  const folder = await mkdtemp(join(tmpdir(), 'lavash-brands-'))
  const db = await openDb({ folder, poolSize: 1 }, (error) => {
    throw error
  })
  const close = async (): Promise<void> => {
    await db.close()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await migrate(db, migrations)
    const menuIds = await fillBrands(db, count)
    const env = {
      LAVASH_DATA: folder,
      CATALOGUE_MEMORY_MB: String(boundMb),
      REQUESTS_PER_MINUTE: '1000000',
    }
    const server = await startServer(env, { isWatched: true })
    return { db, server, menuIds, close: () => server.stop().then(close) }
  } catch (error) {
    await close()
    throw error
  }
}

async function measure(few: Installation, many: Installation): Promise<BenchRow[]> {
  const startMb = many.server.readMegabytes()
  const coldMs = await measureCold(many)
  const askedMb = many.server.readMegabytes()
  return [
    { name: 'start', value: many.server.seconds, unit: 's', limit: { atMost: 3 } },
    { name: '  memory then', value: startMb, unit: 'MB', limit: { atMost: 220 } },
    {
      name: `  memory after ${asked} brands were asked for`,
      value: askedMb,
      unit: 'MB',
      limit: { atMost: boundMb + 220 },
    },
    {
      name: 'first ask of a cold brand, processor time',
      value: coldMs,
      unit: 'ms',
      limit: { atMost: 30 },
    },
    ...(await measureHotMenu(few, many)),
    ...(await measureChange('one brand published', 20, [few, many], ({ db }, round) =>
      publishAgain(db, 0, round),
    )),
    ...(await measureChange('one dish stopped', 5, [few, many], switchStop)),
  ]
}

async function measureCold({ server, menuIds }: Installation): Promise<number> {
  const cold = menuIds.slice(0, asked)
  const before = await server.ask('cpu')
  for (const menuId of cold) await askMenu(server, menuId)
  return ((await server.ask('cpu')) - before) / 1000 / cold.length
}

async function askMenu({ address }: StartedServer, menuId: number): Promise<void> {
  const answer = await fetch(address + pathOf('menus.positions', { menuId }))
  if (!answer.ok) throw new Error(`${answer.status}`)
  await answer.arrayBuffer()
}

/** The first brand, which has the same numbers in both. */
async function measureHotMenu(few: Installation, many: Installation): Promise<BenchRow[]> {
  const [menuId = 0] = many.menuIds
  const headers = { 'accept-encoding': 'br', 'accept-language': 'ru' }
  const asked = { path: pathOf('menus.positions', { menuId }), headers }
  const { ours, bare, ratio } = await compareCpu(many.server, few.server, asked)
  return [
    {
      name: 'a hot menu, processor time',
      value: ours.cpuMicros,
      unit: 'µs',
      growth: { value: 1 / ratio, atMost: 1.1 },
    },
    { name: '  the same with 2 brands', value: bare.cpuMicros, unit: 'µs' },
  ]
}

type Change = (installation: Installation, round: number) => Promise<void>

/** Of the server’s process, while this one changes the first brand again and again; the round in the middle. */
async function measureChange(
  name: string,
  maxBlockMs: number,
  installations: readonly [Installation, Installation],
  change: Change,
): Promise<BenchRow[]> {
  const [few, many] = installations
  for (const { server, menuIds } of installations) await askMenu(server, menuIds[0] ?? 0)
  const spent = new Map<Installation, number[]>(installations.map((one) => [one, []]))
  for (let round = 1; round <= rounds; round++) {
    for (const installation of installations) {
      const before = await installation.server.ask('cpu')
      await change(installation, round)
      await sleep(betweenMs)
      spent.get(installation)?.push((await installation.server.ask('cpu')) - before)
    }
  }
  const blocks = new Map<Installation, number>()
  for (const installation of installations) blocks.set(installation, await measureBlock(installation, change))
  const toMs = (installation: Installation): number => findMiddle(spent.get(installation) ?? []) / 1000
  return [
    {
      name: `${name}, processor time`,
      value: toMs(many),
      unit: 'ms',
      growth: { value: toMs(many) / toMs(few), atMost: maxGrowth },
    },
    { name: '  the same with 2 brands', value: toMs(few), unit: 'ms' },
    {
      name: '  longest block of the loop',
      value: blocks.get(many) ?? 0,
      unit: 'ms',
      limit: { atMost: maxBlockMs },
    },
    { name: '  the same with 2 brands', value: blocks.get(few) ?? 0, unit: 'ms' },
  ]
}

function findMiddle(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0
}

/** Apart from the processor time: watching costs some. */
async function measureBlock(installation: Installation, change: Change): Promise<number> {
  await installation.server.ask('watchBlocks')
  for (let round = rounds + 1; round <= rounds + 10; round++) {
    await change(installation, round)
    await sleep(betweenMs)
  }
  return installation.server.ask('blockedMs')
}

/** Stopped in every other round, given back in the others. */
async function switchStop({ db }: Installation, round: number): Promise<void> {
  const ids = await readIds(db.read, 'brand-0')
  const place = { scopeId: ids.get('resto', 'resto-0'), thingId: ids.get('position', 'dish-0') }
  const stop = { kind: 'position', sinceMs: 0, untilMs: null, author: 'bench' } as const
  await transaction<unknown>(db, (trx) =>
    round % 2 === 1 ? addStop(trx, place, stop) : removeStop(trx, place),
  )
}
