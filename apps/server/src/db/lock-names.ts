import { PostgresAdapter, sql } from 'kysely'
import type { Trx } from '#db/db.ts'

/**
 * Locks names until the transaction ends. It guards a limit over rows that do not exist yet, which no row lock
 * covers. Always lock names in the same order. On SQLite the transaction has the only write lock anyway.
 */
export async function lockNames(trx: Trx, names: readonly string[]): Promise<void> {
  if (!(trx.getExecutor().adapter instanceof PostgresAdapter)) return
  const locks = names.map((name) => sql`pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
  await sql`select ${sql.join(locks)}`.execute(trx)
}
