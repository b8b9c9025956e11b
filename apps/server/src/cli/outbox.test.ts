import { expect, test } from 'vitest'
import { openTestDb } from '../../test/open-test-db.ts'
import { runCli } from '../../test/run-cli.ts'
import type { Db } from '#db/db.ts'
import { transaction } from '#db/transaction.ts'
import { enqueue } from '#jobs/outbox.ts'

/** Failed jobs of these kinds, numbered from 1, and a waiting webhook. */
async function giveUp(db: Db, kinds: readonly string[]): Promise<void> {
  await transaction(db, async (trx) => {
    for (const [index, kind] of kinds.entries())
      await enqueue(trx, { kind, key: `job ${index}`, payload: null })
    await trx.updateTable('outbox').set({ state: 'gave-up', endedAt: 0, lastError: 'down' }).execute()
    await enqueue(trx, { kind: 'webhook', key: 'fresh', payload: null })
  })
}

async function listStates(db: Db): Promise<string[]> {
  const jobs = await db.read.selectFrom('outbox').select(['id', 'kind', 'state']).orderBy('id').execute()
  return jobs.map(({ id, kind, state }) => `${id} ${kind} ${state}`)
}

test('a refund is tried again without the webhooks of months ago, which are dropped', async () => {
  await using test = await openTestDb()
  const { db, database } = test
  await giveUp(db, ['webhook', 'payment.refund', 'webhook', 'webhook', 'payment.withdraw'])
  expect(await runCli('outbox', ['replay', 'payment.refund', '5'], database.env)).toMatchObject({
    code: 0,
    stdout: '2 to be tried again.\n',
  })
  expect(await runCli('outbox', ['drop', '3'], database.env)).toMatchObject({
    code: 0,
    stdout: '1 dropped.\n',
  })
  expect(await runCli('outbox', ['drop', 'webhook'], database.env)).toMatchObject({
    code: 0,
    stdout: '2 dropped.\n',
  })
  expect(await listStates(db)).toEqual([
    '2 payment.refund waiting',
    '5 payment.withdraw waiting',
    '6 webhook waiting',
  ])
})

test('a word that names nothing that gave up changes nothing, whatever stands beside it', async () => {
  await using test = await openTestDb()
  const { db, database } = test
  await giveUp(db, ['payment.refund', 'webhook'])
  const before = await listStates(db)
  for (const args of [
    ['replay', 'all'],
    ['drop', 'all'],
    ['drop', 'webhook', 'payment.refunds'],
    ['replay', '1', '3'],
    ['drop', '1', '999999999999999'],
  ]) {
    const { code, stdout, stderr } = await runCli('outbox', args, database.env)
    expect([code, stdout]).toEqual([1, ''])
    expect(stderr).toBe(`Nothing that gave up is called ${args.at(-1)}. Nothing was changed.\n`)
  }
  expect(await listStates(db)).toEqual(before)
  const { code, stderr } = await runCli('outbox', ['drop'], database.env)
  expect([code, stderr]).toEqual([2, expect.stringContaining('npm run outbox -- drop KIND|ID...')])
})

test('the outbox lists failed refunds before waiting webhooks and counts the rest', async () => {
  await using test = await openTestDb()
  const { db, database } = test
  await giveUp(db, ['payment.refund'])
  await transaction(db, async (trx) => {
    for (let index = 0; index < 100; index += 1)
      await enqueue(trx, { kind: 'webhook', key: `later ${index}`, payload: null })
  })
  const { stdout } = await runCli('outbox', ['list'], database.env)
  const lines = stdout.trimEnd().split('\n')
  expect(lines[0]).toMatch(/^1 {2}gave-up {2}payment\.refund .*: down$/)
  expect(lines[1]).toMatch(/^102 {2}waiting {2}webhook /)
  expect(lines.slice(100)).toEqual(['And 2 more, not listed.'])
  expect((await runCli('outbox', ['list', 'done'], database.env)).stdout).toBe('Nothing.\n')
})
