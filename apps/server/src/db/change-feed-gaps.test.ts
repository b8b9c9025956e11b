import { afterEach, expect, test, vi } from 'vitest'
import { type OpenTestDb, openTestDb } from '../../test/open-test-db.ts'
import { ChangeFeed } from '#db/change-feed.ts'
import { pruneChanges, recordChange } from '#db/change-log.ts'
import type { Db } from '#db/db.ts'
import { transaction } from '#db/transaction.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

interface Feeding extends AsyncDisposable {
  readonly test: OpenTestDb
  readonly feed: ChangeFeed
  readonly heard: string[]
  readonly faults: unknown[]
  /** Commits changes with these ids. On PostgreSQL an id may be drawn long before its commit. */
  commit(...ids: number[]): Promise<void>
  untilHeard(...keys: string[]): Promise<void>
}

/** A feed that only this process wakes, so that no poll hides a missed change. */
async function startFeed(before: readonly number[] = []): Promise<Feeding> {
  const test = await openTestDb()
  const faults: unknown[] = []
  const { db } = test
  const deaf: Db = {
    ...db,
    get read() {
      return db.read
    },
    engine: { ...db.engine, watchChanges: () => Promise.resolve({ close: () => Promise.resolve() }) },
  }
  const commit = (...ids: number[]): Promise<void> =>
    transaction(db, async (trx) => {
      const rows = ids.map((id) => ({ id, topic: 'menu', key: String(id), at: Date.now() }))
      await trx.insertInto('changes').values(rows).execute()
    })
  if (before.length > 0) await commit(...before)
  const feed = await ChangeFeed.start(deaf, (error) => faults.push(error))
  const heard: string[] = []
  feed.subscribe('menu', ({ key }) => heard.push(key))
  return {
    test,
    feed,
    heard,
    faults,
    commit: async (...ids) => {
      await commit(...ids)
      db.wakeChangeFeeds()
    },
    untilHeard: (...keys) => vi.waitFor(() => expect(heard).toEqual(keys), 8000),
    [Symbol.asyncDispose]: async () => {
      await feed.close()
      await test[Symbol.asyncDispose]()
    },
  }
}

test('history is not told again, but a number that was missing at the start is told when it commits', async () => {
  await using feeding = await startFeed([1, 2, 4])
  expect([feeding.feed.lastId, feeding.feed.deliveredId]).toEqual([4, 2])
  await feeding.commit(3, 5)
  await feeding.untilHeard('3', '5')
  expect([feeding.feed.lastId, feeding.feed.deliveredId]).toEqual([5, 5])
})

test('who resumes starts before the number that is still missing', async () => {
  await using feeding = await startFeed([1])
  await feeding.commit(3, 5)
  await feeding.untilHeard('3', '5')
  expect([feeding.feed.lastId, feeding.feed.deliveredId]).toEqual([5, 1])
  await feeding.commit(2)
  await feeding.untilHeard('3', '5', '2')
  expect([feeding.feed.lastId, feeding.feed.deliveredId]).toEqual([5, 3])
  await feeding.commit(4)
  await feeding.untilHeard('3', '5', '2', '4')
  expect([feeding.feed.lastId, feeding.feed.deliveredId]).toEqual([5, 5])
})

test('a missing number is given up after ten minutes, not before', async () => {
  await using feeding = await startFeed([1])
  const start = performance.now()
  const now = vi.spyOn(performance, 'now').mockReturnValue(start)
  await feeding.commit(3)
  await feeding.untilHeard('3')
  now.mockReturnValue(start + 10 * minuteMs - 1000)
  await feeding.commit(4)
  await feeding.untilHeard('3', '4')
  expect(feeding.feed.deliveredId).toBe(1)
  now.mockReturnValue(start + 10 * minuteMs + 1000)
  await feeding.commit(5)
  await vi.waitFor(() => expect(feeding.feed.deliveredId).toBe(5), 8000)
})

test('of a large jump in the numbers only the last thousand are waited for', async () => {
  await using feeding = await startFeed([1])
  await feeding.commit(50_000)
  await feeding.untilHeard('50000')
  expect(feeding.feed.deliveredId).toBe(48_999)
  await feeding.commit(49_000)
  await feeding.untilHeard('50000', '49000')
})

test('more changes than one reading takes all arrive, in their order', async () => {
  await using feeding = await startFeed([1])
  const ids = Array.from({ length: 2500 }, (_, index) => index + 2)
  await feeding.commit(...ids)
  await feeding.untilHeard(...ids.map(String))
  expect(feeding.feed.lastId).toBe(2501)
})

test('a change that is committed while the log is read is told without another one', async () => {
  await using feeding = await startFeed([1])
  let isFirst = true
  feeding.feed.subscribe('menu', () => {
    if (!isFirst) return
    isFirst = false
    // This reading finds only known rows. The next change needs another reading.
    void feeding.commit(3)
  })
  await feeding.commit(2)
  await feeding.untilHeard('2', '3')
  expect(feeding.feed.lastId).toBe(3)
})

test('a listener that fails is reported and the others hear the change', async () => {
  await using feeding = await startFeed([1])
  const broken = vi.fn<() => void>(() => {
    throw new Error('cannot hear')
  })
  feeding.feed.subscribe('menu', broken)
  const after: string[] = []
  feeding.feed.subscribe('menu', ({ key }) => after.push(key))
  await feeding.commit(2)
  await vi.waitFor(() => expect(after).toEqual(['2']), 8000)
  expect(broken).toHaveBeenCalledOnce()
  expect(feeding.faults).toMatchObject([{ message: 'cannot hear' }])
})

test('a listener that has left and a feed that was closed hear nothing more', async () => {
  await using feeding = await startFeed([1])
  const left: string[] = []
  feeding.feed.subscribe('menu', ({ key }) => left.push(key))()
  await feeding.commit(2)
  await feeding.untilHeard('2')
  expect(left).toEqual([])
  await feeding.feed.close()
  expect(feeding.test.db.changeListeners.size).toBe(0)
})

test('every hour changes older than a day are pruned, and younger ones are kept', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  await using feeding = await startFeed()
  const { db } = feeding.test
  await transaction(db, async (trx) => {
    for (const [key, ageMs] of [
      ['old', 24 * hourMs + minuteMs],
      ['young', 24 * hourMs - minuteMs],
    ] as const) {
      await trx
        .insertInto('changes')
        .values({ topic: 'menu', key, at: Date.now() - ageMs })
        .execute()
    }
    await recordChange(trx, 'menu', 'new')
  })
  const kept = async (): Promise<string[]> =>
    (await db.read.selectFrom('changes').select('key').orderBy('id').execute()).map(({ key }) => key)
  vi.advanceTimersByTime(hourMs - 1)
  expect(await kept()).toEqual(['old', 'young', 'new'])
  vi.advanceTimersByTime(1)
  await vi.waitFor(async () => expect(await kept()).toEqual(['young', 'new']), 8000)
})

test('a log of which all is old keeps its newest row', async () => {
  await using feeding = await startFeed([1, 2, 3])
  await transaction(feeding.test.db, (trx) => pruneChanges(trx, Date.now() + hourMs))
  const rows = await feeding.test.db.read.selectFrom('changes').select('id').execute()
  expect(rows).toEqual([{ id: 3 }])
})
