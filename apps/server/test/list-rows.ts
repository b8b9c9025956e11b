import { sql } from 'kysely'
import type { Db } from '#db/db.ts'

/** Every row of every table as text, with the name of its table: to look for what must be nowhere. */
export async function listRows(db: Db): Promise<string[]> {
  const texts: string[] = []
  for (const table of await listTables(db)) {
    const { rows } = await sql`select * from ${sql.table(table)}`.execute(db.engine.reader)
    texts.push(...rows.map((row) => `${table} ${JSON.stringify(row)}`))
  }
  return texts
}

async function listTables({ engine }: Db): Promise<string[]> {
  const tables = await engine.reader.introspection.getTables()
  return tables.map(({ name }) => name)
}
