import { expect, test, vi } from 'vitest'
import { openTestDb } from '../../test/open-test-db.ts'
import { anyKey, ChangeFeed } from '#db/change-feed.ts'
import { type Change, pruneChanges, recordChange } from '#db/change-log.ts'
import { openDb } from '#db/open-db.ts'
import type { Db } from '#db/db.ts'
import { transaction } from '#db/transaction.ts'

const report = (error: unknown): never => {
  throw error
}

async function listenTo(db: Db, topic: string): Promise<{ feed: ChangeFeed; keys: string[] }> {
  const feed = await ChangeFeed.start(db, report)
  const keys: string[] = []
  feed.subscribe(topic, (change: Change) => keys.push(change.key))
  return { feed, keys }
}

test('a change reaches this process and another process of the same database', async () => {
  await using test = await openTestDb()
  const other = await openDb(test.database.place, report)
  const here = await listenTo(test.db, 'menu')
  const there = await listenTo(other, 'menu')
  await transaction(test.db, async (trx) => {
    await recordChange(trx, 'menu', '7')
    await recordChange(trx, 'resto', '8')
  })
  await vi.waitFor(() => {
    expect(here.keys).toEqual(['7'])
    expect(there.keys).toEqual(['7'])
  }, 15_000)
  await here.feed.close()
  await there.feed.close()
  await other.close()
})

test('a change that nobody announced reaches the other process all the same', async () => {
  await using test = await openTestDb()
  const other = await openDb(test.database.place, report)
  const there = await listenTo(other, 'menu')
  const silent: Db = { ...test.db, wakeChangeFeeds: () => undefined }
  await transaction(silent, (trx) => recordChange(trx, 'menu', '7'))
  await vi.waitFor(() => expect(there.keys).toEqual(['7']), 15_000)
  await there.feed.close()
  await other.close()
})

test('a change that was rolled back is never heard of', async () => {
  await using test = await openTestDb()
  const { feed, keys } = await listenTo(test.db, 'menu')
  const broken = transaction(test.db, async (trx) => {
    await recordChange(trx, 'menu', 'lost')
    throw new Error('cut off')
  })
  await expect(broken).rejects.toThrow('cut off')
  await transaction(test.db, (trx) => recordChange(trx, 'menu', 'kept'))
  await vi.waitFor(() => expect(keys).toEqual(['kept']), 15_000)
  await feed.close()
})

test('a change that commits after a later one is delivered as well', async () => {
  await using test = await openTestDb()
  await transaction(test.db, (trx) => recordChange(trx, 'menu', 'first'))
  const { feed, keys } = await listenTo(test.db, 'menu')
  await commitWithId('early', 105)
  await vi.waitFor(() => expect(keys).toEqual(['early']), 15_000)
  // Its id was drawn first: PostgreSQL may commit transactions in any order.
  await commitWithId('late', 100)
  await vi.waitFor(() => expect(keys).toEqual(['early', 'late']), 15_000)
  await feed.close()

  function commitWithId(key: string, id: number): Promise<void> {
    return transaction(test.db, async (trx) => {
      await trx.insertInto('changes').values({ id, topic: 'menu', key, at: Date.now() }).execute()
      await recordChange(trx, 'other', 'wakes the feed')
    })
  }
})

test('old changes are pruned, the newest stays', async () => {
  await using test = await openTestDb()
  await transaction(test.db, async (trx) => {
    for (const key of ['1', '2', '3']) await recordChange(trx, 'menu', key)
  })
  await transaction(test.db, (trx) => pruneChanges(trx, Date.now() + 1000))
  const rows = await test.db.read.selectFrom('changes').select('key').execute()
  expect(rows).toEqual([{ key: '3' }])
})

test('after a failover that lost the newest ids anything may differ, and later changes are heard', async () => {
  await using test = await openTestDb()
  await insert(100, 'kept')
  await insert(110, 'lost')
  const { feed, keys } = await listenTo(test.db, 'menu')
  await transaction(test.db, async (trx) => {
    await trx.deleteFrom('changes').where('id', '>', 100).execute()
    await recordChange(trx, 'other', 'wakes the feed')
    await trx.updateTable('changes').set({ id: 101 }).where('topic', '=', 'other').execute()
  })
  await vi.waitFor(() => expect(keys).toEqual([anyKey]), 15_000)
  await insert(102, 'after')
  await vi.waitFor(() => expect(keys).toEqual([anyKey, 'after']), 15_000)
  await feed.close()

  function insert(id: number, key: string): Promise<void> {
    return transaction(test.db, async (trx) => {
      await recordChange(trx, 'menu', key)
      await trx
        .updateTable('changes')
        .set({ id })
        .where('topic', '=', 'menu')
        .where('key', '=', key)
        .execute()
    })
  }
})

test('ids that were given again to other changes are another history', async () => {
  await using test = await openTestDb()
  await transaction(test.db, (trx) => recordChange(trx, 'menu', 'first'))
  const { feed, keys } = await listenTo(test.db, 'menu')
  await transaction(test.db, async (trx) => {
    await trx.updateTable('changes').set({ key: 'another' }).execute()
    await recordChange(trx, 'menu', 'second')
  })
  await vi.waitFor(() => expect(keys).toEqual([anyKey]), 15_000)
  await feed.close()
})

test('a process whose history was pruned before it read it hears that anything may differ', async () => {
  await using test = await openTestDb()
  await transaction(test.db, (trx) => recordChange(trx, 'menu', 'read'))
  const { feed, keys } = await listenTo(test.db, 'menu')
  await transaction(test.db, async (trx) => {
    for (const key of ['1', '2', '3']) await recordChange(trx, 'menu', key)
    await pruneChanges(trx, Date.now() + 1000)
  })
  await vi.waitFor(() => expect(keys).toEqual([anyKey, '3']), 15_000)
  await feed.close()
})
