import { afterEach, expect, test, vi } from 'vitest'
import { MovableClock } from '../../test/movable-clock.ts'
import { testOnPostgres } from '../../test/test-on-postgres.ts'
import { openTestDb } from '../../test/open-test-db.ts'
import { holdTransaction } from '../../test/hold-transaction.ts'
import { ChangeFeed } from '#db/change-feed.ts'
import type { Trx } from '#db/db.ts'
import type { JobState } from '#db/tables/outbox.ts'
import { transaction } from '#db/transaction.ts'
import {
  countJobs,
  dropJobs,
  enqueue,
  leaseJobs,
  listJobs,
  pruneJobs,
  renewLeases,
  replayJobs,
} from '#jobs/outbox.ts'
import { type JobHandler, OutboxWorker } from '#jobs/outbox-worker.ts'

const dayMs = 24 * 3_600_000

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

async function openOutbox() {
  const opened = await openTestDb()
  const { db } = opened
  const changes = await ChangeFeed.start(db, (error) => opened.faults.push(error))
  const clock = new MovableClock('2099-01-01T00:00:00Z')
  const workers: OutboxWorker[] = []
  const write = <T>(work: (trx: Trx) => Promise<T>): Promise<T> => transaction(db, work)
  return {
    db,
    clock,
    write,
    add: (key: string, kind = 'tell') => write((trx) => enqueue(trx, { kind, key, payload: null })),
    employ: (tell: JobHandler): OutboxWorker => {
      const report = (error: unknown): void => void opened.faults.push(error)
      const worker = new OutboxWorker({ db, changes, report, clock, handlers: { tell } })
      workers.push(worker)
      worker.start()
      return worker
    },
    /** Keys in the order of insertion. */
    keys: async (state: JobState) =>
      (await listJobs(db.read, [state], 100)).map(({ key }) => key).toReversed(),
    set: (key: string, change: Record<string, number | string | null>) =>
      write((trx) => trx.updateTable('outbox').set(change).where('key', '=', key).execute()),
    lease: (worker: string, max: number, kinds = ['tell']) => {
      const now = clock.now()
      return (trx: Trx) => leaseJobs(trx, { worker, now, until: now + 1000, kinds, max })
    },
    [Symbol.asyncDispose]: async () => {
      for (const worker of workers) await worker.stop()
      await changes.close()
      await opened[Symbol.asyncDispose]()
    },
  }
}

test('an attempt that hangs is broken off after forty seconds and made again later', async () => {
  await using outbox = await openOutbox()
  const limit = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
  const begun = Promise.withResolvers<void>()
  outbox.employ(async (_job, signal) => {
    begun.resolve()
    await new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('too long'))))
  })
  await outbox.add('one')
  await begun.promise
  expect(timeout).toHaveBeenCalledWith(40_000)
  limit.abort()
  await vi.waitFor(async () => {
    const [job] = await listJobs(outbox.db.read, ['waiting'], 1)
    expect(job).toMatchObject({ attempts: 1, lastError: 'too long' })
    expect(job?.dueAt).toBeGreaterThan(outbox.clock.now())
  }, 8000)
})

// On SQLite the second worker waits for the single writer.
testOnPostgres(
  'two workers at once take different jobs: the second passes over what the first is taking',
  async () => {
    await using outbox = await openOutbox()
    await outbox.add('one')
    await outbox.add('two')
    const first = await holdTransaction(outbox.db, outbox.lease('first', 1))
    const second = await outbox.write(outbox.lease('second', 2))
    await first.end()
    expect([first.value, second].map((jobs) => jobs.map(({ key }) => key))).toEqual([['one'], ['two']])
  },
)

test('a lease takes free jobs of its kinds, the longest due first', async () => {
  await using outbox = await openOutbox()
  const now = outbox.clock.now()
  for (const key of ['due later', 'leased', 'done', 'second', 'first', 'third']) await outbox.add(key)
  await outbox.add('of another kind', 'other')
  await outbox.set('due later', { dueAt: now + 1 })
  await outbox.set('leased', { leasedBy: 'somebody', leasedUntil: now + 1 })
  await outbox.set('done', { state: 'done' })
  await outbox.set('first', { dueAt: now - 1000, leasedBy: 'dead', leasedUntil: now })
  await outbox.set('second', { dueAt: now - 500 })
  await outbox.set('third', { dueAt: now })
  const two = await outbox.write(outbox.lease('me', 2))
  expect(two.map(({ key }) => key).toSorted()).toEqual(['first', 'second'])
  const rest = await outbox.write(outbox.lease('me', 9))
  expect(rest.map(({ key }) => key)).toEqual(['third'])
})

test('every hour jobs that were done more than seven days ago are deleted, and those that gave up are kept', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  await using outbox = await openOutbox()
  const now = outbox.clock.now()
  for (const key of ['old', 'young', 'given up']) await outbox.add(key)
  await outbox.set('old', { state: 'done', endedAt: now - 7 * dayMs - 1 })
  await outbox.set('young', { state: 'done', endedAt: now - 7 * dayMs })
  await outbox.set('given up', { state: 'gave-up', endedAt: now - 70 * dayMs })
  outbox.employ(async () => undefined)
  vi.advanceTimersByTime(3_600_000)
  await vi.waitFor(async () => expect(await outbox.keys('done')).toEqual(['young']), 8000)
  expect(await outbox.keys('gave-up')).toEqual(['given up'])
  expect(await outbox.write((trx) => pruneJobs(trx, now + 1, 10))).toBe(1)
  expect(await outbox.keys('done')).toEqual([])
})

test('an operator replays and drops failed jobs only, by number or by kind', async () => {
  await using outbox = await openOutbox()
  for (const key of ['one', 'two', 'three']) await outbox.add(key)
  for (const key of ['four', 'five']) await outbox.add(key, 'other')
  await outbox.add('waits')
  for (const key of ['one', 'two', 'three', 'four', 'five']) {
    await outbox.set(key, { state: 'gave-up', attempts: 12, endedAt: 5 })
  }
  const [, , three] = (await listJobs(outbox.db.read, ['gave-up'], 100)).toReversed()
  expect(await countJobs(outbox.db.read, ['gave-up', 'waiting'])).toBe(6)
  expect(await outbox.write((trx) => replayJobs(trx, [three?.id ?? 0]))).toEqual([
    { id: three?.id, kind: 'tell' },
  ])
  expect(await outbox.keys('waiting')).toEqual(['three', 'waits'])
  const waiting = await listJobs(outbox.db.read, ['waiting'], 100)
  const replayed = waiting.find(({ key }) => key === 'three')
  expect(replayed).toMatchObject({ attempts: 0 })
  expect(await outbox.write((trx) => dropJobs(trx, ['other']))).toHaveLength(2)
  expect(await outbox.keys('gave-up')).toEqual(['one', 'two'])
  expect(await outbox.write((trx) => replayJobs(trx, ['other']))).toEqual([])
  expect(await outbox.write((trx) => dropJobs(trx, ['tell']))).toHaveLength(2)
  expect(await outbox.keys('waiting')).toEqual(['three', 'waits'])
})

test('a lease is renewed for the worker that has it, and for work that is not done', async () => {
  await using outbox = await openOutbox()
  for (const key of ['own', 'foreign', 'done']) await outbox.add(key)
  const until = outbox.clock.now() + 5000
  await outbox.set('own', { leasedBy: 'one', leasedUntil: 1 })
  await outbox.set('foreign', { leasedBy: 'other', leasedUntil: 1 })
  await outbox.set('done', { leasedBy: 'one', leasedUntil: 1, state: 'done' })
  const jobs = await outbox.db.read.selectFrom('outbox').select(['id', 'key']).execute()
  await outbox.write((trx) =>
    renewLeases(
      trx,
      'one',
      jobs.map(({ id }) => id),
      until,
    ),
  )
  const leases = await outbox.db.read
    .selectFrom('outbox')
    .select(['key', 'leasedUntil'])
    .orderBy('id')
    .execute()
  expect(leases.map(({ key, leasedUntil }) => [key, leasedUntil])).toEqual([
    ['own', until],
    ['foreign', 1],
    ['done', 1],
  ])
})

test('a job that is done is not done again by the same key: money goes back once', async () => {
  await using outbox = await openOutbox()
  await outbox.add('refund 1')
  await outbox.set('refund 1', { state: 'done', endedAt: 1 })
  await outbox.add('refund 1')
  expect([await outbox.keys('done'), await outbox.keys('waiting')]).toEqual([['refund 1'], []])
})
