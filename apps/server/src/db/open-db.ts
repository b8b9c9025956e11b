import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { restMs } from '#db/change-feed.ts'
import type { Db, Engine, Reads, ReportFault } from '#db/db.ts'
import { openPostgres } from '#db/postgres.ts'
import { openSqlite } from '#db/sqlite.ts'
import { isInsideTransaction } from '#db/transaction.ts'

export interface DatabasePlace {
  /** PostgreSQL; without it one SQLite file in `folder`. */
  readonly url?: string | undefined
  readonly folder: string
  readonly poolSize: number
}

/** The name of the SQLite file in its folder. */
export const sqliteFile = 'lavash.db'

export async function openDb(place: DatabasePlace, report: ReportFault): Promise<Db> {
  const engine =
    place.url === undefined
      ? await openSqlite(join(place.folder, sqliteFile))
      : await openPostgres(place.url, { poolSize: place.poolSize, report })
  return toDb(engine, report)
}

function toDb(engine: Engine, report: ReportFault): Db {
  const changeListeners = new Set<() => void>()
  let announcing: Promise<void> | undefined
  let announceAgain = false

  /** Many commits at once need one wake-up, sent after the last of them. */
  async function announce(): Promise<void> {
    do {
      announceAgain = false
      await engine.announceChanges().catch((error: unknown) => report(error, 'announcing a change'))
      if (announceAgain) await sleep(restMs)
    } while (announceAgain)
    announcing = undefined
  }

  return {
    kind: engine.kind,
    engine,
    changeListeners,
    get read(): Reads {
      // A second connection would not see the transaction's writes. On a full pool it would wait for itself.
      if (isInsideTransaction())
        throw new Error('The outer database was used inside a transaction: use its trx')
      return engine.reader
    },
    wakeChangeFeeds: () => {
      for (const listener of changeListeners) listener()
      announceAgain = true
      announcing ??= announce()
    },
    close: async () => {
      await announcing
      await engine.close()
    },
  }
}
