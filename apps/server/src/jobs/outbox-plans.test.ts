import { expect, test } from 'vitest'
import { explain } from '../../test/explain.ts'
import { openTestDb } from '../../test/open-test-db.ts'
import { transaction } from '#db/transaction.ts'
import { enqueue, pruneJobs, selectEndedJobs, selectUndoneJobs } from '#jobs/outbox.ts'

test('the queries of metrics and pruning use an index', async () => {
  await using test = await openTestDb()
  await transaction(test.db, async (trx) => {
    const undone = await explain(trx, selectUndoneJobs(trx))
    expect(undone).toMatch(/outboxByState|outboxByEnd/)
    expect(undone).not.toMatch(/Filter.*state|SCAN outbox(?! USING)/)
    const ended = await explain(trx, selectEndedJobs(trx, 1000, 10))
    expect(ended).toMatch(/outboxByEnd/)
    // The index covers both columns, so no row is read in vain.
    expect(ended).toMatch(/Index Cond: .*state.*endedAt|state=\? AND endedAt<\?/)
  })
})

test('no more jobs are pruned in one transaction than were asked for', async () => {
  await using test = await openTestDb()
  await transaction(test.db, async (trx) => {
    for (const key of ['a', 'b', 'c', 'd']) await enqueue(trx, { kind: 'mail', key, payload: {} })
    await trx.updateTable('outbox').set({ state: 'done', endedAt: 1 }).where('key', '!=', 'd').execute()
  })
  const prune = () => transaction(test.db, (trx) => pruneJobs(trx, 2, 2))
  expect([await prune(), await prune(), await prune()]).toEqual([2, 1, 0])
  const left = await test.db.read.selectFrom('outbox').select('key').execute()
  expect(left).toEqual([{ key: 'd' }])
})
