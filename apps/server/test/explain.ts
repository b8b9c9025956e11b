import { type Compilable, CompiledQuery, sql } from 'kysely'
import type { Trx } from '#db/db.ts'

/** How the database would run a statement: one line a step, of SQLite or of PostgreSQL. */
export async function explain(trx: Trx, query: Compilable): Promise<string> {
  const { sql: text, parameters } = query.compile()
  const isPostgres = text.includes('$1')
  // A small table is read whole, however many indexes it has.
  if (isPostgres) await sql`set local enable_seqscan = off`.execute(trx)
  const asked = `explain ${isPostgres ? '' : 'query plan '}${text}`
  const { rows } = await trx.executeQuery<Record<string, unknown>>(CompiledQuery.raw(asked, [...parameters]))
  return rows.map((row) => String(row['QUERY PLAN'] ?? row['detail'])).join('\n')
}
