import { AsyncResource } from 'node:async_hooks'
import { expect, test } from 'vitest'
import { openTestDb } from '../../test/open-test-db.ts'
import { recordChange } from '#db/change-log.ts'
import { snapshot, transaction } from '#db/transaction.ts'

test('all of a transaction is kept or nothing of it', async () => {
  await using test = await openTestDb()
  await transaction(test.db, (trx) => recordChange(trx, 'menu', '1'))
  const broken = transaction(test.db, async (trx) => {
    await recordChange(trx, 'menu', '2')
    throw new Error('cut off')
  })
  await expect(broken).rejects.toThrow('cut off')
  const rows = await test.db.read.selectFrom('changes').select('key').execute()
  expect(rows).toEqual([{ key: '1' }])
})

test('the outer database cannot be used inside a transaction or a snapshot', async () => {
  await using test = await openTestDb()
  const read = (): Promise<unknown> => test.db.read.selectFrom('changes').selectAll().execute()
  await expect(transaction(test.db, read)).rejects.toThrow('used inside a transaction')
  await expect(snapshot(test.db, read)).rejects.toThrow('used inside a transaction')
  await expect(transaction(test.db, () => transaction(test.db, read))).rejects.toThrow('inside another')
  await expect(read()).resolves.toEqual([])
})

test('twenty customers counting at the same time lose no count', async () => {
  await using test = await openTestDb()
  await transaction(test.db, (trx) =>
    trx.insertInto('changes').values({ topic: 'count', key: '0', at: 0 }).execute(),
  )
  const countOne = (): Promise<unknown> =>
    transaction(test.db, async (trx) => {
      const row = await trx.selectFrom('changes').select(['id', 'at']).forUpdate().executeTakeFirstOrThrow()
      return trx
        .updateTable('changes')
        .set({ at: row.at + 1 })
        .where('id', '=', row.id)
        .execute()
    })
  await Promise.all(Array.from({ length: 20 }, countOne))
  const row = await test.db.read.selectFrom('changes').select('at').executeTakeFirstOrThrow()
  expect(row.at).toBe(20)
})

test('two transactions that lock in opposite order both finish', async () => {
  await using test = await openTestDb()
  await transaction(test.db, async (trx) => {
    await recordChange(trx, 'row', 'a')
    await recordChange(trx, 'row', 'b')
  })
  const lockBoth = (keys: readonly string[]): Promise<void> =>
    transaction(test.db, async (trx) => {
      for (const key of keys) {
        await trx.updateTable('changes').set({ at: 1 }).where('key', '=', key).execute()
        // Lets the other transaction run between the two locks.
        await new Promise((resolve) => setImmediate(resolve))
      }
    })
  const rounds = Array.from({ length: 2 }, () => [lockBoth(['a', 'b']), lockBoth(['b', 'a'])]).flat()
  await expect(Promise.all(rounds)).resolves.toHaveLength(4)
})

test('a snapshot sees one moment although others write meanwhile', async () => {
  await using test = await openTestDb()
  // Bound outside the snapshot: another customer's request must not be inside it.
  const writeFromOutside = AsyncResource.bind(() =>
    transaction(test.db, (trx) => recordChange(trx, 'menu', '1')),
  )
  const counts = await snapshot(test.db, async (reads) => {
    const before = await reads.selectFrom('changes').selectAll().execute()
    await writeFromOutside()
    const after = await reads.selectFrom('changes').selectAll().execute()
    return [before.length, after.length]
  })
  expect(counts).toEqual([0, 0])
  await expect(test.db.read.selectFrom('changes').selectAll().execute()).resolves.toHaveLength(1)
})
