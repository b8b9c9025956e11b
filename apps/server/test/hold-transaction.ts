import { sql } from 'kysely'
import { expect, vi } from 'vitest'
import type { Db, Trx } from '#db/db.ts'
import { transaction } from '#db/transaction.ts'

export interface HeldTransaction<T> {
  /** What the work in it gave. */
  readonly value: T
  /** Lets it go on, up to its commit. */
  end(): Promise<void>
}

/**
 * One side of a race, stopped in its middle: the other side meets its locks for certain, not by luck. What it does
 * last may come after the pause: a row that is only locked holds off fewer statements than a changed one.
 */
export async function holdTransaction<T>(
  db: Db,
  work: (trx: Trx) => Promise<T>,
  afterPause: (trx: Trx) => Promise<unknown> = () => Promise.resolve(),
): Promise<HeldTransaction<T>> {
  const begun = Promise.withResolvers<T>()
  const mayEnd = Promise.withResolvers<void>()
  const ended = transaction(db, async (trx) => {
    begun.resolve(await work(trx))
    await mayEnd.promise
    await afterPause(trx)
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
