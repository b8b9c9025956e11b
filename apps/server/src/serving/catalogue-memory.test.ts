import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { changePosition, makeCatalogue } from '../../test/make-catalogue.ts'
import { openTestDb } from '../../test/open-test-db.ts'
import { storeWithoutPictures } from '../../test/store-without-pictures.ts'
import { ChangeFeed } from '#db/change-feed.ts'
import { recordChange } from '#db/change-log.ts'
import type { Db } from '#db/db.ts'
import { transaction } from '#db/transaction.ts'
import type { BrandEntry } from './catalogue-index.ts'
import { type BrandTurn, CatalogueMemory } from './catalogue-memory.ts'

interface Opened extends AsyncDisposable {
  readonly db: Db
  readonly memory: CatalogueMemory
  readonly faults: unknown[]
  readonly turns: BrandTurn[]
  get(slug: string): Promise<BrandEntry>
}

async function open(maxBytes = 100_000_000): Promise<Opened> {
  const { db, faults, [Symbol.asyncDispose]: dispose } = await openTestDb()
  await storeWithoutPictures(db, makeCatalogue('grill'))
  await storeWithoutPictures(db, makeCatalogue('shawarma'))
  const report = (error: unknown): unknown => faults.push(error)
  const feed = await ChangeFeed.start(db, report)
  const memory = await CatalogueMemory.start(db, feed, { report, maxBytes })
  const turns: BrandTurn[] = []
  memory.subscribe((turn) => turns.push(turn))
  return {
    db,
    memory,
    faults,
    turns,
    get: async (slug) => {
      const brand = await memory.find(slug)
      if (brand === undefined) throw new Error(`No brand ${slug}`)
      return brand
    },
    [Symbol.asyncDispose]: async () => {
      await memory.close()
      await feed.close()
      await dispose()
    },
  }
}

const waitFor = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 15_000, interval: 10 })

const changeBrand = (db: Db, slug: string, content: string): Promise<unknown> =>
  transaction(db, async (trx) => {
    await trx
      .updateTable('brandVersions')
      .set({ parts: content })
      .where('brandId', 'in', (eb) => eb.selectFrom('brands').select('id').where('slug', '=', slug))
      .execute()
    await recordChange(trx, 'catalogue', slug)
  })

test('a brand is read when it is first asked for, once however many ask', async () => {
  await using opened = await open()
  const { db, memory } = opened
  const read = vi.spyOn(db.engine.reader.getExecutor(), 'executeQuery')
  const countReadings = (): number =>
    read.mock.calls.filter(([{ sql: text }]) => text.includes('"brandParts"')).length
  expect([memory.peek('grill'), countReadings()]).toEqual([undefined, 0])
  const found = await Promise.all(Array.from({ length: 5 }, () => opened.get('grill')))
  expect(new Set(found).size).toBe(1)
  expect(countReadings()).toBe(1)
  expect(memory.peek('shawarma')).toBeUndefined()
})

test('a changed price is read alone: every other part is the same object', async () => {
  await using opened = await open()
  const before = await opened.get('grill')
  await storeWithoutPictures(opened.db, makeCatalogue('grill', changePosition(0, { priceMinor: 77_700 })))
  await waitFor(() => expect(opened.memory.peek('grill')?.version).toBe(2))
  const now = await opened.get('grill')
  expect(now.catalogue.positions[0]?.priceMinor).toBe(77_700)
  expect(before.catalogue.positions[0]?.priceMinor).not.toBe(77_700)
  const same = (['brand', 'cities', 'labels', 'modifiers', 'timeSlots', 'offers', 'pages'] as const).filter(
    (name) => now.parts[name] === before.parts[name],
  )
  expect(same).toHaveLength(7)
  expect(now.parts.restos.map((part, index) => part === before.parts.restos[index])).not.toContain(false)
  const changed = now.parts.menus.filter((part, index) => part !== before.parts.menus[index])
  expect(changed.map(({ menu }) => menu.slug)).toEqual([before.catalogue.positions[0]?.menu])
  expect(opened.turns).toMatchObject([{ slug: 'grill', changes: [{ topic: 'catalogue', key: 'grill' }] }])
})

test('a brand that nobody asked for is not read when it changes', async () => {
  await using opened = await open()
  await storeWithoutPictures(opened.db, makeCatalogue('shawarma', changePosition(0, { priceMinor: 5 })))
  await waitFor(() => expect(opened.turns).toMatchObject([{ slug: 'shawarma', now: undefined }]))
  expect(opened.memory.peek('shawarma')).toBeUndefined()
  expect((await opened.get('shawarma')).catalogue.positions[0]?.priceMinor).toBe(5)
})

test('a new brand is found at once, a removed one no longer', async () => {
  await using opened = await open()
  const { db, memory } = opened
  expect(memory.find('kebab')).toBeUndefined()
  await storeWithoutPictures(db, makeCatalogue('kebab'))
  await waitFor(() => expect(memory.directory.findByHost('kebab.example')?.slug).toBe('kebab'))
  expect((await opened.get('kebab')).slug).toBe('kebab')
})

test('a database that cannot be read leaves the last version, and is asked again until it can', async () => {
  await using opened = await open()
  const { db, memory, faults } = opened
  const before = await opened.get('grill')
  const rename = (from: string, to: string): Promise<unknown> =>
    transaction(db, (trx) => sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(trx))
  await rename('brandVersions', 'versionsAway')
  await transaction(db, (trx) => recordChange(trx, 'catalogue', 'grill'))
  await waitFor(() => expect(faults).toHaveLength(1))
  expect(memory.peek('grill')).toBe(before)
  // It was never read, and cannot be now.
  await expect(opened.get('shawarma')).rejects.toMatchObject({ status: 503 })
  // A database that is away is nobody's broken brand.
  expect(memory.shelf.brokenSlugs).toEqual([])
  await rename('versionsAway', 'brandVersions')
  await waitFor(() => expect(opened.turns).toHaveLength(1))
  await vi.waitFor(() => opened.get('shawarma'), 15_000)
})

test('a broken brand keeps its last good version, is named, and hurts no other', async () => {
  await using opened = await open()
  const { db, memory, faults } = opened
  const before = await opened.get('grill')
  const row = await db.read
    .selectFrom('brandVersions')
    .innerJoin('brands', 'brands.id', 'brandVersions.brandId')
    .where('slug', '=', 'grill')
    .select('parts')
    .executeTakeFirstOrThrow()
  await changeBrand(db, 'grill', '{"brand":"gone"}')
  await waitFor(() => expect(memory.shelf.brokenSlugs).toEqual(['grill']))
  expect(await opened.get('grill')).toBe(before)
  expect((await opened.get('shawarma')).slug).toBe('shawarma')
  // Told once, not with every try.
  await waitFor(() => expect(faults).toHaveLength(1))
  expect(String(faults[0])).toContain("The brand 'grill' cannot be read")
  await changeBrand(db, 'grill', row.parts)
  await waitFor(() => expect(memory.shelf.brokenSlugs).toEqual([]))
})

test('beyond the bound the brand that was not asked for longest leaves memory', async () => {
  await using opened = await open(1)
  const { memory } = opened
  await opened.get('grill')
  await opened.get('shawarma')
  expect([memory.peek('grill'), memory.peek('shawarma')?.slug]).toEqual([undefined, 'shawarma'])
  expect((await opened.get('grill')).slug).toBe('grill')
  expect(memory.peek('shawarma')).toBeUndefined()
})
