import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Catalogue } from '#catalogue/catalogue.ts'
import { importBrand } from '#catalogue/import-brand.ts'
import { readStoredCatalogue } from '../test/read-stored-catalogue.ts'
import { writeBrandFolder } from '#catalogue/write-brand-folder.ts'
import type { Db } from '#db/db.ts'
import { migrate } from '#db/migrate.ts'
import { migrations } from '#db/migrations/all.ts'
import { openDb } from '#db/open-db.ts'
import type { Bench, BenchRow } from './bench.ts'
import { makeLargeCatalogue } from './make-large-catalogue.ts'
import { startServer } from './start-server.ts'

const importLimitSeconds = 60
const startLimitSeconds = 3

/** On SQLite, or on the PostgreSQL of DATABASE_URL, which must be an empty database. */
export const bench: Bench = {
  title: 'A chain of 100 venues, 20 menus and 10,000 dishes: from its folder to a listening server',
  run: async () => {
    const root = await mkdtemp(join(tmpdir(), 'lavash-growth-'))
    const data = join(root, 'data')
    try {
      return [...(await measureImports(root, data)), ...(await measureStart(data))]
    } finally {
      await rm(root, { recursive: true, force: true })
    }
  },
}

async function measureImports(root: string, data: string): Promise<BenchRow[]> {
  const db = await openDb({ url: process.env['DATABASE_URL'], folder: data, poolSize: 4 }, (error) => {
    throw error
  })
  try {
    await migrate(db, migrations)
    const catalogue = makeLargeCatalogue({ restos: 100, menus: 20, positions: 10_000 })
    const positions = catalogue.positions.map((position) => ({
      ...position,
      priceMinor: position.priceMinor + 100,
    }))
    return [
      await measureImport(db, catalogue, join(root, 'first'), 'first import'),
      await measureImport(db, catalogue, join(root, 'same'), 'the same again'),
      await measureImport(db, { ...catalogue, positions }, join(root, 'dearer'), 'every price changed'),
      await measure('reading all of it into memory', startLimitSeconds, () => readStoredCatalogue(db)),
    ]
  } finally {
    await db.close()
  }
}

async function measureImport(db: Db, catalogue: Catalogue, parent: string, name: string): Promise<BenchRow> {
  const folder = join(parent, catalogue.brand.slug)
  await writeBrandFolder(catalogue, folder, (path) => Promise.reject(new Error(`No image ${path}`)))
  return measure(name, importLimitSeconds, async () => {
    const result = await importBrand(db, folder, { nowMs: Date.now(), author: 'test' })
    if (result.outcome === 'mistakes') throw new Error(JSON.stringify(result.mistakes.slice(0, 5)))
  })
}

async function measureStart(data: string): Promise<BenchRow[]> {
  const server = await startServer({ LAVASH_DATA: data })
  const limit = { atMost: startLimitSeconds }
  const rows = [
    { name: 'start of the server', value: server.seconds, unit: 's', limit },
    { name: '  its memory then', value: server.readMegabytes(), unit: 'MB' },
  ]
  await server.stop()
  return rows
}

async function measure(name: string, atMost: number, work: () => Promise<unknown>): Promise<BenchRow> {
  const startedAt = performance.now()
  await work()
  return { name, value: (performance.now() - startedAt) / 1000, unit: 's', limit: { atMost } }
}
