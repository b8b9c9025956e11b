import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type OpenTestDb, openTestDb } from '../../test/open-test-db.ts'
import { stopsTopic } from '#catalogue/storing/apply-stops.ts'
import { catalogueTopic } from '#catalogue/versions/catalogue-topic.ts'
import { pruneChanges, recordChange } from '#db/change-log.ts'
import { transaction } from '#db/transaction.ts'
import { findMissedChanges } from '#db/find-missed-changes.ts'

let open: OpenTestDb

beforeAll(async () => {
  open = await openTestDb()
})
afterAll(() => open[Symbol.asyncDispose]())
beforeEach(() => transaction(open.db, (trx) => trx.deleteFrom('changes').execute()))

/** Records a change for each key and returns their ids. */
function record(topic: string, ...keys: string[]): Promise<number[]> {
  return transaction(open.db, async (trx) => {
    for (const key of keys) await recordChange(trx, topic, key)
    const rows = await trx.selectFrom('changes').select('id').orderBy('id').execute()
    return rows.slice(-keys.length).map(({ id }) => id)
  })
}

const findMissed = (afterId: number) => findMissedChanges(open.db.read, [catalogueTopic, stopsTopic], afterId)

test('a listener misses what came after its id, in its order and without other topics', async () => {
  const [first = 0, second = 0] = await record(catalogueTopic, 'ugolyok', 'primorje-grill')
  await record('another topic', 'x')
  const [third = 0] = await record(stopsTopic, '1:2')
  expect(await findMissed(first)).toEqual([
    { id: second, topic: catalogueTopic, key: 'primorje-grill' },
    { id: third, topic: stopsTopic, key: '1:2' },
  ])
  expect(await findMissed(second)).toEqual([{ id: third, topic: stopsTopic, key: '1:2' }])
  expect(await findMissed(third)).toEqual([])
})

test('an id of the future says nothing about this log', async () => {
  const [newest = 0] = await record(stopsTopic, '1:2')
  expect(await findMissed(newest + 1)).toBeUndefined()
})

test('an empty log has nothing to tell a listener that has heard nothing', async () => {
  expect(await findMissed(0)).toEqual([])
  expect(await findMissed(1)).toBeUndefined()
})

test('a pruned log still tells whoever heard everything that was pruned, and nobody before', async () => {
  const [, second = 0, third = 0] = await record(stopsTopic, '1:1', '1:2', '1:3')
  await transaction(open.db, (trx) => pruneChanges(trx, Date.now() + 1000))
  expect(await findMissed(second)).toEqual([{ id: third, topic: stopsTopic, key: '1:3' }])
  expect(await findMissed(second - 1)).toBeUndefined()
})

test('who missed a thousand changes reads everything anew', async () => {
  const keys = Array.from({ length: 1000 }, (_, index) => `1:${index}`)
  const [first = 0] = await record(stopsTopic, ...keys)
  expect(await findMissed(first)).toHaveLength(999)
  expect(await findMissed(first - 1)).toBeUndefined()
})
