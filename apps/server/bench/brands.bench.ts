import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathOf } from '@lavash/contract/paths'
import type { Catalogue } from '#catalogue/catalogue.ts'
import { storeVersion } from '#catalogue/versions/store-version.ts'
import type { BrandLists } from '#catalogue/versions/brand-lists.ts'
import { migrate } from '#db/migrate.ts'
import { migrations } from '#db/migrations/all.ts'
import { openDb } from '#db/open-db.ts'
import type { Db } from '#db/db.ts'
import { transaction } from '#db/transaction.ts'
import type { Bench, BenchRow } from './bench.ts'
import { makeLargeCatalogue } from './make-large-catalogue.ts'
import { type StartedServer, startServer } from './start-server.ts'

const manyBrands = 10_000
const dishes = 40
const asked = 2000
const published = 40
const boundMb = 256

/** What brands cost that nobody asks for: the same measured with two brands and with ten thousand. */
export const bench: Bench = {
  title: `${manyBrands.toLocaleString('en')} brands of ${dishes} dishes beside 2`,
  run: async () => {
    const few = await measure(2)
    const many = await measure(manyBrands)
    const growth = (value: number, atMost: number) => ({ growth: { value, atMost } })
    return [
      { name: 'start', value: many.startSeconds, unit: 's', limit: { atMost: 3 } },
      { name: '  memory then', value: many.startMb, unit: 'MB', limit: { atMost: 220 } },
      {
        name: `  memory after ${asked} brands were asked for`,
        value: many.askedMb,
        unit: 'MB',
        limit: { atMost: boundMb + 220 },
      },
      {
        name: 'first ask of a cold brand, processor time',
        value: many.coldMs,
        unit: 'ms',
        limit: { atMost: 30 },
      },
      {
        name: 'one brand published, processor time',
        value: many.publishMs,
        unit: 'ms',
        ...growth(many.publishMs / few.publishMs, 1.2),
      },
      { name: '  the same with 2 brands', value: few.publishMs, unit: 'ms' },
    ] satisfies BenchRow[]
  },
}

interface Figures {
  readonly startSeconds: number
  readonly startMb: number
  readonly askedMb: number
  readonly coldMs: number
  readonly publishMs: number
}

async function measure(count: number): Promise<Figures> {
  const folder = await mkdtemp(join(tmpdir(), 'lavash-brands-'))
  const db = await openDb({ folder, poolSize: 1 }, (error) => {
    throw error
  })
  try {
    await migrate(db, migrations)
    const menuIds = await fill(db, count)
    const server = await startServer({
      LAVASH_DATA: folder,
      CATALOGUE_MEMORY_MB: String(boundMb),
      REQUESTS_PER_MINUTE: '1000000',
    })
    try {
      return await measureServer(server, db, menuIds)
    } finally {
      await server.stop()
    }
  } finally {
    await db.close()
    await rm(folder, { recursive: true, force: true })
  }
}

async function measureServer(server: StartedServer, db: Db, menuIds: readonly number[]): Promise<Figures> {
  const startMb = server.readMegabytes()
  const ask = async (menuId: number): Promise<void> => {
    const answer = await fetch(server.address + pathOf('menus.positions', { menuId }))
    if (!answer.ok) throw new Error(`${answer.status}`)
    await answer.arrayBuffer()
  }
  const cold = menuIds.slice(0, asked)
  const before = await readCpuMs(server.pid)
  for (const menuId of cold) await ask(menuId)
  const coldMs = ((await readCpuMs(server.pid)) - before) / cold.length
  const askedMb = server.readMegabytes()
  const publishMs = await measurePublishing(server, db)
  return { startSeconds: server.seconds, startMb, askedMb, coldMs, publishMs }
}

/** Of the server's process, while another one publishes the same brand again and again. */
async function measurePublishing(server: StartedServer, db: Db): Promise<number> {
  const before = await readCpuMs(server.pid)
  for (let round = 1; round <= published; round++) {
    await store(db, makeBrand(0, round))
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return ((await readCpuMs(server.pid)) - before) / published
}

async function fill(db: Db, count: number): Promise<number[]> {
  const step = 500
  for (let start = 0; start < count; start += step) {
    const brands = Array.from({ length: Math.min(step, count - start) }, (_, index) =>
      makeBrand(start + index, 0),
    )
    await transaction(db, async (trx) => {
      for (const brand of brands) await storeVersion(trx, brand, authorship)
    })
  }
  const rows = await db.read.selectFrom('brands').select('lists').execute()
  return rows.flatMap(({ lists }) => (JSON.parse(lists) as BrandLists).menuIds)
}

const authorship = { nowMs: 0, origin: 'import', author: 'bench' } as const

function store(db: Db, catalogue: Catalogue): Promise<number> {
  return transaction(db, (trx) => storeVersion(trx, catalogue, authorship))
}

const sample = makeLargeCatalogue({ restos: 1, menus: 1, positions: dishes })

function makeBrand(index: number, round: number): Catalogue {
  const slug = `brand-${index}`
  return {
    ...sample,
    brand: { ...sample.brand, slug, whiteLabel: slug, hosts: [`${slug}.example`], isDefault: false },
    positions: sample.positions.map((position) => ({
      ...position,
      priceMinor: position.priceMinor + round,
      photos: [],
    })),
    promotions: sample.promotions.map((promotion) => ({ ...promotion, photos: [] })),
    restos: sample.restos.map((resto) => ({ ...resto, photos: [] })),
    groups: sample.groups.map((group) => ({ ...group, photos: [] })),
  }
}

/** Linux counts it in hundredths of a second. */
async function readCpuMs(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}
