import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Db, Reads, Trx } from '#db/db.ts'
import { hasRecordedChange } from '#db/change-log.ts'
import { measure, runOutsideSpans } from '#tracing/span.ts'

const maxAttempts = 6

/** The connection was lost during the commit: the transaction may have been committed or not. */
export class UncertainCommit extends Error {
  override readonly name = 'UncertainCommit'

  constructor(cause: unknown) {
    super('The connection was lost while a transaction was committed', { cause })
  }
}

const inside = new AsyncLocalStorage<true>()

export function isInsideTransaction(): boolean {
  return inside.getStore() === true
}

/**
 * Runs `work` in one transaction: all its writes are on disk when this resolves, none when it throws. Await only SQL
 * in it, because on SQLite all writes of the product wait. It runs again after a lost race (deadlock, serialisation)
 * or a lost connection, so it must have no other effect. A connection that is lost during the commit is thrown as an
 * UncertainCommit.
 */
export async function transaction<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  if (isInsideTransaction()) throw new Error('A transaction was begun inside another')
  for (let attempt = 1; ; attempt++) {
    let isCommitting = false
    try {
      return await runOnce(db, async (trx) => {
        const value = await work(trx)
        isCommitting = true
        return value
      })
    } catch (error) {
      const isLost = db.engine.isConnectionLost(error)
      if (isLost && isCommitting) throw new UncertainCommit(error)
      if (attempt >= maxAttempts || !(isLost || db.engine.isRetryable(error))) throw error
      await sleep(Math.random() * 2 ** attempt * 5)
    }
  }
}

async function runOnce<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  let changed = false
  const system = db.kind === 'postgres' ? 'postgresql' : db.kind
  const result = await measure('transaction', { 'db.system.name': system }, () =>
    db.engine.write(async (trx) => {
      const value = await inside.run(true, () => work(trx))
      changed = hasRecordedChange(trx)
      return value
    }),
  )
  if (changed) runOutsideSpans(() => db.wakeChangeFeeds())
  return result
}

/** Runs several reads on one snapshot, for a cache that needs more than one query. */
export function snapshot<T>(db: Db, work: (reads: Reads) => Promise<T>): Promise<T> {
  if (isInsideTransaction()) throw new Error('A snapshot was begun inside a transaction')
  return db.engine.reader
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((reads) => inside.run(true, () => work(reads)))
}
