import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { openTestDb } from '../../test/open-test-db.ts'
import { storeWithoutPictures } from '../../test/store-without-pictures.ts'
import { readDemoBrand } from '#catalogue/testing/read-demo-brand.ts'
import { ChangeFeed } from '#db/change-feed.ts'
import { recordChange } from '#db/change-log.ts'
import type { Db } from '#db/db.ts'
import { transaction } from '#db/transaction.ts'
import { CatalogueMemory, type CatalogueTurn } from './catalogue-memory.ts'

interface Opened extends AsyncDisposable {
  readonly db: Db
  readonly memory: CatalogueMemory
  readonly faults: unknown[]
  readonly turns: CatalogueTurn[]
}

async function open(): Promise<Opened> {
  const { db, faults, [Symbol.asyncDispose]: dispose } = await openTestDb()
  await storeWithoutPictures(db, await readDemoBrand('ugolyok'))
  const feed = await ChangeFeed.start(db, (error) => faults.push(error))
  const memory = await CatalogueMemory.start(db, feed, (error) => faults.push(error))
  const turns: CatalogueTurn[] = []
  memory.subscribe((turn) => turns.push(turn))
  return {
    db,
    memory,
    faults,
    turns,
    [Symbol.asyncDispose]: async () => {
      await memory.close()
      await feed.close()
      await dispose()
    },
  }
}

const waitFor = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 15_000, interval: 10 })

test('a new catalogue takes the old one’s place at once', async () => {
  await using opened = await open()
  const { db, memory, turns } = opened
  const before = memory.current
  expect(before.brands.map(({ slug }) => slug)).toEqual(['ugolyok'])
  await storeWithoutPictures(db, await readDemoBrand('primorje-grill'))
  await waitFor(() => expect(memory.current.brands).toHaveLength(2))
  expect(turns).toMatchObject([{ changes: [{ topic: 'catalogue', key: 'primorje-grill' }] }])
  expect(turns[0]?.before).toBe(before)
  expect(turns[0]?.now).toBe(memory.current)
  // Whoever still holds the old one holds it whole.
  expect(before.brands).toHaveLength(1)
})

test('a database that cannot be read leaves the last catalogue, and is asked again until it can', async () => {
  await using opened = await open()
  const { db, memory, faults } = opened
  const before = memory.current
  const rename = (from: string, to: string): Promise<unknown> =>
    transaction(db, (trx) => sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(trx))
  const grill = await readDemoBrand('primorje-grill')
  await storeWithoutPictures(db, grill)
  await waitFor(() => expect(memory.current.brands).toHaveLength(2))
  const both = memory.current
  await rename('zonePoints', 'zonePointsAway')
  await transaction(db, (trx) => recordChange(trx, 'catalogue', 'ugolyok'))
  // Twice: the second fault is the first retry's.
  await waitFor(() => expect(faults.length).toBeGreaterThan(1))
  expect(memory.current).toBe(both)
  await rename('zonePointsAway', 'zonePoints')
  await waitFor(() => expect(memory.current).not.toBe(both))
  expect(memory.current.brands.map(({ slug }) => slug)).toEqual(['primorje-grill', 'ugolyok'])
  expect(before.brands).toHaveLength(1)
})
