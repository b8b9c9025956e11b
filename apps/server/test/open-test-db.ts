import { makeDatabase, type TestDatabase } from './make-database.ts'
import type { Db } from '#db/db.ts'
import { migrate } from '#db/migrate.ts'
import { migrations } from '#db/migrations/all.ts'
import { openDb } from '#db/open-db.ts'

export interface OpenTestDb extends AsyncDisposable {
  readonly db: Db
  readonly database: TestDatabase
  /** Faults reported in the background since the start. */
  readonly faults: unknown[]
}

/** A migrated database without a server: `await using test = await openTestDb()`. */
export async function openTestDb(): Promise<OpenTestDb> {
  const database = await makeDatabase()
  const faults: unknown[] = []
  const db = await openDb(database.place, (error) => faults.push(error))
  await migrate(db, migrations)
  return {
    db,
    database,
    faults,
    [Symbol.asyncDispose]: async () => {
      await db.close()
      await database.remove()
    },
  }
}
