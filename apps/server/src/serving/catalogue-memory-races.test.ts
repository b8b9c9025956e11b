import { expect, test, vi } from 'vitest'
import { changePosition, makeCatalogue } from '../../test/make-catalogue.ts'
import { openTestDb } from '../../test/open-test-db.ts'
import { storeWithoutPictures } from '../../test/store-without-pictures.ts'
import { ChangeFeed } from '#db/change-feed.ts'
import type { Db } from '#db/db.ts'
import { openDb } from '#db/open-db.ts'
import { type BrandTurn, CatalogueMemory } from './catalogue-memory.ts'

interface SlowReads {
  readonly db: Db
  /** From now on an answer of the database waits. */
  hold(): void
  /** An answer waits: whatever is committed from now on is not in it. */
  untilHeld(): Promise<void>
  release(): void
}

/** A database whose answers can be held back between the reading and the reader. */
function slowDown(db: Db): SlowReads {
  let gate: Promise<void> = Promise.resolve()
  let open = (): void => undefined
  let isHeld = false
  const reader = db.engine.reader.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      isHeld = true
      await gate
      isHeld = false
      return result
    },
  })
  return {
    db: { ...db, read: reader, engine: { ...db.engine, reader } },
    hold: () => {
      isHeld = false
      gate = new Promise((resolve) => (open = resolve))
    },
    untilHeld: () => vi.waitFor(() => expect(isHeld).toBe(true), 10_000),
    release: () => open(),
  }
}

async function open() {
  const opened = await openTestDb()
  const report = (error: unknown): void => void opened.faults.push(error)
  // Another process: on SQLite its reads do not wait for the one that is held.
  const other = await openDb(opened.database.place, report)
  for (const slug of ['grill', 'shawarma']) await storeWithoutPictures(other, makeCatalogue(slug))
  const feed = await ChangeFeed.start(other, report)
  const slow = slowDown(opened.db)
  const turns: BrandTurn[] = []
  let memory: CatalogueMemory | undefined
  return {
    slow,
    turns,
    start: async () => {
      memory = await CatalogueMemory.start(slow.db, feed, { report, maxBytes: 100_000_000 })
      memory.subscribe((turn) => turns.push(turn))
      return memory
    },
    /** Another process changes a brand's first price; resolves when this one has been told. */
    change: async (slug: string, priceMinor: number) => {
      await storeWithoutPictures(other, makeCatalogue(slug, changePosition(0, { priceMinor })))
      const { id } = await other.read
        .selectFrom('changes')
        .select((eb) => eb.fn.max('id').as('id'))
        .executeTakeFirstOrThrow()
      await vi.waitFor(() => expect(feed.deliveredId).toBe(id), 10_000)
    },
    untilPrice: async (slug: string, priceMinor: number) => {
      await vi.waitFor(
        () => expect(memory?.peek(slug)?.catalogue.positions[0]?.priceMinor).toBe(priceMinor),
        10_000,
      )
    },
    [Symbol.asyncDispose]: async () => {
      slow.release()
      await memory?.close()
      await feed.close()
      await other.close()
      await opened[Symbol.asyncDispose]()
    },
  }
}

test('a change that arrives while its brand is first read is in memory in the end', async () => {
  await using opened = await open()
  const memory = await opened.start()
  opened.slow.hold()
  const finding = memory.find('grill')
  await opened.slow.untilHeld()
  await opened.change('grill', 11)
  opened.slow.release()
  expect((await finding)?.slug).toBe('grill')
  await opened.untilPrice('grill', 11)
})

test('a change that arrives while an earlier one of the brand is read is in memory in the end', async () => {
  await using opened = await open()
  const memory = await opened.start()
  await memory.find('grill')
  opened.slow.hold()
  await opened.change('grill', 11)
  await opened.slow.untilHeld()
  await opened.change('grill', 12)
  opened.slow.release()
  await opened.untilPrice('grill', 12)
  expect(memory.directory.find('grill')).toBeDefined()
})

test('a change that arrives while another brand is read is told as well', async () => {
  await using opened = await open()
  const memory = await opened.start()
  await memory.find('grill')
  await memory.find('shawarma')
  opened.slow.hold()
  await opened.change('grill', 11)
  await opened.slow.untilHeld()
  await opened.change('shawarma', 12)
  opened.slow.release()
  await opened.untilPrice('grill', 11)
  await opened.untilPrice('shawarma', 12)
  expect(opened.turns.map(({ slug }) => slug)).toEqual(['grill', 'shawarma'])
})

test('a change that arrives while the server starts is told as well', async () => {
  await using opened = await open()
  opened.slow.hold()
  const starting = opened.start()
  await opened.slow.untilHeld()
  await opened.change('grill', 11)
  opened.slow.release()
  await starting
  await vi.waitFor(() => expect(opened.turns).toMatchObject([{ slug: 'grill' }]), 10_000)
})
