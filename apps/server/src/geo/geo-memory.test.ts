import type { CompiledQuery, QueryResult } from 'kysely'
import { expect, test, vi } from 'vitest'
import { openTestDb } from '../../test/open-test-db.ts'
import { ChangeFeed } from '#db/change-feed.ts'
import type { Db } from '#db/db.ts'
import { GeoMemory } from '#geo/geo-memory.ts'
import { GeoImport, geoTopic } from '#geo/store/geo-import.ts'
import { listPublished } from '#geo/store/datasets.ts'

test('a map that is published while the first one is read is read after it, so the newest stays', async () => {
  await using opened = await openTestDb()
  const { db } = opened
  const faults: unknown[] = []
  const report = (error: unknown): void => void faults.push(error)
  const changes = await ChangeFeed.start(db, report)
  await publishMap(db)
  const readings = holdFirstReading(db)
  const starting = GeoMemory.start(db, changes, report)
  // Subscribed after the memory, so the memory has heard the change when this handler has.
  const heard = new Promise((resolve) => changes.subscribe(geoTopic, resolve))
  await readings.first
  const newest = await publishMap(db)
  await heard
  // A second read of the memory would have started before this one.
  await listPublished(db.read)
  expect(readings.count()).toBe(2)
  readings.letGo()
  const memory = await starting
  await vi.waitFor(() => expect(memory.findTileImport(`town-${newest}`)).toBeDefined(), 20_000)
  await memory.close()
  await changes.close()
  expect(faults).toEqual([])
})

async function publishMap(db: Db): Promise<number> {
  const made = await GeoImport.start(db, {
    dataset: 'town',
    source: 'a test',
    hasTiles: true,
    hasAddresses: false,
    bounds: { west: 0, south: 0, east: 1, north: 1 },
    minZoom: 0,
    maxZoom: 1,
  })
  await made.publish()
  return made.id
}

/** The memory's first read gets its rows and returns only when it is released. */
function holdFirstReading(db: Db) {
  const executor = db.engine.reader.getExecutor()
  const executeQuery = executor.executeQuery.bind(executor)
  const first = Promise.withResolvers<void>()
  const isFree = Promise.withResolvers<void>()
  let count = 0
  vi.spyOn(executor, 'executeQuery').mockImplementation(
    async <R>(query: CompiledQuery): Promise<QueryResult<R>> => {
      const isReading = query.sql.includes('"publishedAt" is not null')
      if (isReading) count += 1
      const isFirst = isReading && count === 1
      const result = await executeQuery<R>(query)
      if (isFirst) {
        first.resolve()
        await isFree.promise
      }
      return result
    },
  )
  return { first: first.promise, letGo: isFree.resolve, count: () => count }
}
