import { sql } from 'kysely'
import { expect, vi } from 'vitest'
import type { Db, Trx } from '#db/db.ts'
import { transaction } from '#db/transaction.ts'

export interface HeldTransaction<T> {
  /** What the work in it gave. */
  readonly value: T
  /** Commits it. */
  end(): Promise<void>
}

/** One side of a race, stopped before its commit: the other side meets its locks for certain, not by luck. */
export async function holdTransaction<T>(
  db: Db,
  work: (trx: Trx) => Promise<T>,
): Promise<HeldTransaction<T>> {
  const begun = Promise.withResolvers<T>()
  const mayEnd = Promise.withResolvers<void>()
  const ended = transaction(db, async (trx) => {
    begun.resolve(await work(trx))
    await mayEnd.promise
  })
  ended.catch(begun.reject)
  const value = await begun.promise
  return {
    value,
    end: () => {
      mayEnd.resolve()
      return ended
    },
  }
}

/** Waits until a statement of this database waits for a lock. On SQLite all writes queue behind the held one. */
export async function untilSomebodyWaits(db: Db): Promise<void> {
  if (db.kind === 'sqlite') return
  await vi.waitFor(async () => {
    const waiting = await sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db.read)
    expect(waiting.rows).not.toEqual([])
  }, 8000)
}
