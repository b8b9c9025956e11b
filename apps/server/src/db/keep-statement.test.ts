import { expect, test } from 'vitest'
import { openTestDb } from '../../test/open-test-db.ts'
import { keepStatement } from '#db/keep-statement.ts'
import { transaction } from '#db/transaction.ts'

interface Told {
  readonly topic: string
  readonly key: string
  readonly at: number
}

test('a statement is made once for each number of rows, and takes other values each time', async () => {
  await using test = await openTestDb()
  let builds = 0
  const insert = keepStatement((trx, told: readonly Told[]) => {
    builds += 1
    return trx.insertInto('changes').values(told).returning(['topic', 'key', 'at'])
  })
  const first = { topic: 'menu', key: "it's 1", at: 1 }
  const second = { topic: 'resto', key: '2', at: 2 }
  const third = { at: 3, key: '3', topic: 'menu' }
  const told = await transaction(test.db, async (trx) => [
    await insert(trx, [first]),
    await insert(trx, [second]),
    await insert(trx, [third, first]),
    await insert(trx, [second, third]),
  ])
  expect(told).toEqual([[first], [second], [third, first], [second, third]])
  expect(builds).toBe(2)
  const rows = await test.db.read.selectFrom('changes').select(['topic', 'key', 'at']).orderBy('id').execute()
  expect(rows).toEqual([first, second, third, first, second, third])
})

test('no row is nothing to be written', async () => {
  await using test = await openTestDb()
  const insert = keepStatement((trx, told: readonly Told[]) => trx.insertInto('changes').values(told))
  await expect(transaction(test.db, (trx) => insert(trx, []))).rejects.toThrow('no row')
})
