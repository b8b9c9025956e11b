import { PostgresAdapter, sql } from 'kysely'
import type { Trx } from '#db/db.ts'

/**
 * Until this transaction ends, nobody else gets past these names: for a limit over rows that do not exist yet, which no
 * row lock covers. Always name them in the same order. On SQLite the transaction holds the only write lock anyway.
 */
export async function lockNames(trx: Trx, names: readonly string[]): Promise<void> {
  if (!(trx.getExecutor().adapter instanceof PostgresAdapter)) return
  const locks = names.map((name) => sql`pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
  await sql`select ${sql.join(locks)}`.execute(trx)
}
