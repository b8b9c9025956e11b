import { expect, test, vi } from 'vitest'
import { MovableClock } from '../../test/movable-clock.ts'
import { type OpenTestDb, openTestDb } from '../../test/open-test-db.ts'
import { ChangeFeed } from '#db/change-feed.ts'
import type { JobState } from '#db/tables/outbox.ts'
import { transaction } from '#db/transaction.ts'
import { endLease, enqueue, leaseJobs, listJobs, replayJobs } from '#jobs/outbox.ts'
import { GiveUp, type JobHandler, OutboxWorker } from '#jobs/outbox-worker.ts'

const dayMs = 24 * 3_600_000

/** Workers on one database. Their clock is later than every enqueued job. */
async function openWorkshop() {
  const test: OpenTestDb = await openTestDb()
  const { db } = test
  const report = (error: unknown): void => void test.faults.push(error)
  const changes = await ChangeFeed.start(db, report)
  const clock = new MovableClock('2099-01-01T00:00:00Z')
  const workers: OutboxWorker[] = []
  return {
    db,
    clock,
    faults: test.faults,
    add: (key: string) => transaction(db, (trx) => enqueue(trx, { kind: 'tell', key, payload: { key } })),
    employ: (tell: JobHandler): OutboxWorker => {
      const worker = new OutboxWorker({ db, changes, report, clock, handlers: { tell } })
      workers.push(worker)
      worker.start()
      return worker
    },
    untilState: (state: JobState, count = 1) =>
      vi.waitFor(async () => {
        const jobs = await listJobs(db.read, [state], 100)
        expect(jobs).toHaveLength(count)
        return jobs
      }, 15_000),
    [Symbol.asyncDispose]: async () => {
      for (const worker of workers) await worker.stop()
      await changes.close()
      await test[Symbol.asyncDispose]()
    },
  }
}

test('what is written with its cause is done, with its own key and the very bytes', async () => {
  await using shop = await openWorkshop()
  const done: [string, string][] = []
  shop.employ(async ({ key, payload }) => void done.push([key, payload]))
  await shop.add('one')
  await shop.add('one')
  await shop.untilState('done')
  expect(done).toEqual([['one', '{"key":"one"}']])
})

test('what was rolled back is never done', async () => {
  await using shop = await openWorkshop()
  const done: string[] = []
  shop.employ(async ({ key }) => void done.push(key))
  const broken = transaction(shop.db, async (trx) => {
    await enqueue(trx, { kind: 'tell', key: 'lost', payload: null })
    throw new Error('cut off')
  })
  await expect(broken).rejects.toThrow('cut off')
  await shop.add('kept')
  await shop.untilState('done')
  expect(done).toEqual(['kept'])
})

test('a failed attempt waits for its turn and comes again with the same key', async () => {
  await using shop = await openWorkshop()
  const tries: string[] = []
  shop.employ(async ({ key, attempts }) => {
    tries.push(`${key} ${attempts}`)
    if (attempts === 1) throw new Error('the other side is down')
  })
  await shop.add('one')
  const waiting = await vi.waitFor(async () => {
    const [job] = await listJobs(shop.db.read, ['waiting'], 1)
    expect(job?.lastError).toBe('the other side is down')
    return job
  }, 15_000)
  expect(waiting?.dueAt).toBeGreaterThan(shop.clock.now())
  shop.clock.advanceMs(2000)
  await shop.untilState('done')
  expect(tries).toEqual(['one 1', 'one 2'])
})

test('what fails for days gives up, is listed and can be replayed', async () => {
  await using shop = await openWorkshop()
  let isDown = true
  const keys = new Set<string>()
  shop.employ(async ({ key }) => {
    keys.add(key)
    if (isDown) throw new Error('still down')
  })
  await transaction(shop.db, async (trx) => {
    await enqueue(trx, { kind: 'tell', key: 'one', payload: null })
    // The tenth failure, after two days.
    await trx.updateTable('outbox').set({ attempts: 10 }).execute()
  })
  const [job] = await vi.waitFor(async () => {
    shop.clock.advanceMs(2 * dayMs)
    const jobs = await listJobs(shop.db.read, ['gave-up'], 1)
    expect(jobs).toMatchObject([{ attempts: 12, lastError: 'still down' }])
    return jobs
  }, 25_000)
  expect(shop.faults).toHaveLength(1)
  isDown = false
  expect(await transaction(shop.db, (trx) => replayJobs(trx, [job?.id ?? 0]))).toHaveLength(1)
  await shop.untilState('done')
  expect([...keys]).toEqual(['one'])
})

test('where the other side says that no repetition helps there is none', async () => {
  await using shop = await openWorkshop()
  shop.employ(async () => {
    throw new GiveUp('gone')
  })
  await shop.add('one')
  expect(await shop.untilState('gave-up')).toMatchObject([{ attempts: 1, lastError: 'gone' }])
})

test('a worker that dies gives its lease back when the time is over, and has no say afterwards', async () => {
  await using shop = await openWorkshop()
  await shop.add('one')
  const now = shop.clock.now()
  const lease = { worker: 'dead', now, until: now + 60_000, kinds: ['tell'], max: 1 }
  const [leased] = await transaction(shop.db, (trx) => leaseJobs(trx, lease))
  const done: string[] = []
  shop.employ(async ({ key }) => void done.push(key))
  await shop.add('two')
  await shop.untilState('done')
  expect(done).toEqual(['two'])
  shop.clock.advanceMs(60_000)
  await shop.untilState('done', 2)
  expect(done).toEqual(['two', 'one'])
  const late = { state: 'waiting', dueAt: 0, error: 'back from the dead' } as const
  await transaction(shop.db, (trx) => endLease(trx, 'dead', leased?.id ?? 0, late))
  expect(await listJobs(shop.db.read, ['waiting'], 1)).toEqual([])
})

test('a long attempt of a living worker is not taken over', async () => {
  await using shop = await openWorkshop()
  const finish = Promise.withResolvers<void>()
  const begun: string[] = []
  const work: JobHandler = async ({ key }) => {
    begun.push(key)
    await finish.promise
  }
  shop.employ(work)
  await shop.add('one')
  await vi.waitFor(() => expect(begun).toEqual(['one']), 15_000)
  shop.clock.advanceMs(9000)
  const until = await vi.waitFor(async () => {
    const row = await shop.db.read.selectFrom('outbox').select('leasedUntil').executeTakeFirstOrThrow()
    expect(row.leasedUntil).toBe(shop.clock.now() + 10_000)
    return row.leasedUntil
  }, 15_000)
  shop.employ(work)
  finish.resolve()
  await shop.untilState('done')
  expect([begun, until]).toEqual([['one'], shop.clock.now() + 10_000])
})

test('a lease that its busy worker never heard of runs out', async () => {
  await using shop = await openWorkshop()
  const finish = Promise.withResolvers<void>()
  const begun: string[] = []
  shop.employ(async ({ key }) => {
    begun.push(key)
    if (key === 'long') await finish.promise
  })
  await shop.add('long')
  await vi.waitFor(() => expect(begun).toEqual(['long']), 15_000)
  const { leasedBy, leasedUntil } = await shop.db.read
    .selectFrom('outbox')
    .select(['leasedBy', 'leasedUntil'])
    .executeTakeFirstOrThrow()
  // As after a commit whose answer was lost: the row has a lease that the worker does not know of.
  await transaction(shop.db, async (trx) => {
    await enqueue(trx, { kind: 'tell', key: 'unheard', payload: null })
    await trx.updateTable('outbox').set({ leasedBy, leasedUntil }).where('key', '=', 'unheard').execute()
  })
  shop.clock.advanceMs(9000)
  await vi.waitFor(async () => {
    const rows = await shop.db.read.selectFrom('outbox').select('leasedUntil').orderBy('id').execute()
    expect(rows.map((row) => row.leasedUntil)).toEqual([shop.clock.now() + 10_000, leasedUntil])
  }, 15_000)
  shop.clock.advanceMs(1000)
  await vi.waitFor(() => expect(begun).toEqual(['long', 'unheard']), 15_000)
  finish.resolve()
  await shop.untilState('done', 2)
})

test('several workers share the work and nobody does it twice', async () => {
  await using shop = await openWorkshop()
  const done: string[] = []
  for (let worker = 0; worker < 3; worker++) shop.employ(async ({ key }) => void done.push(key))
  const keys = Array.from({ length: 40 }, (_, index) => `job ${index}`)
  await Promise.all(keys.map((key) => shop.add(key)))
  await shop.untilState('done', 40)
  expect(done.toSorted()).toEqual(keys.toSorted())
})

test('a worker that stops breaks its attempt off and leaves the job to the next', async () => {
  await using shop = await openWorkshop()
  const begun = Promise.withResolvers<void>()
  const worker = shop.employ(async (_job, signal) => {
    begun.resolve()
    await new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('stopped'))))
  })
  await shop.add('one')
  await begun.promise
  await worker.stop()
  shop.employ(async () => undefined)
  expect(await shop.untilState('done')).toMatchObject([{ attempts: 2 }])
})
