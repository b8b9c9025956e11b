import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { inTime } from '#db/in-time.ts'

/** Whether the database answers this process in time. Passes the reason to `warn` if it does not. */
export async function isDatabaseUp(
  db: Db,
  withinMs: number,
  warn: (error: unknown) => void,
): Promise<boolean> {
  try {
    await inTime(sql`select 1`.execute(db.read), withinMs)
    return true
  } catch (error) {
    warn(error)
    return false
  }
}
