import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Db, Reads, Trx } from '#db/db.ts'
import { hasRecordedChange } from '#db/change-log.ts'

const maxAttempts = 6
const inside = new AsyncLocalStorage<true>()

export function isInsideTransaction(): boolean {
  return inside.getStore() === true
}

/**
 * Runs `work` in one transaction: all of it is on disk when this resolves, nothing of it when it throws.
 * Await nothing but SQL in it: on SQLite the whole product's writes wait meanwhile.
 * It runs again after a lost race (deadlock, serialisation), so it must have no effect but its SQL.
 */
export async function transaction<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  if (isInsideTransaction()) throw new Error('A transaction was begun inside another')
  for (let attempt = 1; ; attempt++) {
    try {
      return await runOnce(db, work)
    } catch (error) {
      if (attempt >= maxAttempts || !db.engine.isRetryable(error)) throw error
      await sleep(Math.random() * 2 ** attempt * 5)
    }
  }
}

async function runOnce<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  let changed = false
  const result = await db.engine.writer.transaction().execute(async (trx) => {
    const value = await inside.run(true, () => work(trx))
    changed = hasRecordedChange(trx)
    return value
  })
  if (changed) db.wakeChangeFeeds()
  return result
}

/** Several reads that see one moment of the database, for building a cache from more than one query. */
export function snapshot<T>(db: Db, work: (reads: Reads) => Promise<T>): Promise<T> {
  if (isInsideTransaction()) throw new Error('A snapshot was begun inside a transaction')
  return db.engine.reader
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((reads) => inside.run(true, () => work(reads)))
}
