import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CompiledQuery } from 'kysely'
import { startPostgres } from '../../../scripts/postgres.mjs'
import type { Bench, BenchRow } from './bench.ts'
import type { Db } from '#db/db.ts'
import { migrate } from '#db/migrate.ts'
import { migrations } from '#db/migrations/all.ts'
import { openDb } from '#db/open-db.ts'
import { transaction } from '#db/transaction.ts'
import { pruneJobs, selectUndoneJobs } from '#jobs/outbox.ts'

const doneJobs = 1_000_000
const prunedAtOnce = 200
const rounds = 9
/** Reading a million rows takes half a second and more. */
const atMostMs = { count: 10, prune: 100 }

export const bench: Bench = {
  title: `The outbox with ${doneJobs.toLocaleString('en')} done jobs: counting for /metrics, and pruning`,
  run: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'lavash-bench-outbox-'))
    const cluster = mkdtempSync(join(tmpdir(), 'lavash-bench-postgres-'))
    try {
      const onSqlite = await measureOn('SQLite', { folder })
      const postgres = await startPostgres({ folder: cluster, durable: true })
      try {
        return [...onSqlite, ...(await measureOn('PostgreSQL', { folder, url: postgres.url }))]
      } finally {
        await postgres.stop()
      }
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

async function measureOn(title: string, place: { folder: string; url?: string }): Promise<BenchRow[]> {
  const db = await openDb({ ...place, poolSize: 1 }, (error) => {
    throw error
  })
  try {
    await migrate(db, migrations)
    await transaction(db, async (trx) => {
      if (db.kind === 'postgres') await trx.executeQuery(CompiledQuery.raw('set local statement_timeout = 0'))
      await trx.executeQuery(CompiledQuery.raw(toFilling(db.kind)))
      if (db.kind === 'postgres') await trx.executeQuery(CompiledQuery.raw('analyze outbox'))
    })
    const count = await measureLeast(() => selectUndoneJobs(db.read).execute())
    const prune = await measureLeast(() => transaction(db, (trx) => pruneJobs(trx, doneJobs, prunedAtOnce)))
    return [
      { name: `${title}, counted`, value: count, unit: 'ms', limit: { atMost: atMostMs.count } },
      {
        name: `  ${prunedAtOnce} pruned`,
        value: prune,
        unit: 'ms',
        limit: { atMost: atMostMs.prune },
      },
    ]
  } finally {
    await db.close()
  }
}

/** Half of them are old enough to be pruned. */
function toFilling(kind: Db['kind']): string {
  const columns =
    '"kind", "key", "payload", "state", "attempts", "createdAt", "dueAt", "leasedUntil", "endedAt"'
  const row = `'webhook', cast(n as text), '{}', 'done', 1, 0, 0, 0, 2 * n`
  const numbers =
    kind === 'postgres'
      ? `generate_series(1, ${doneJobs}) as numbers(n)`
      : `(with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${doneJobs}) select n from numbers)`
  return `insert into "outbox" (${columns}) select ${row} from ${numbers}`
}

async function measureLeast(work: () => Promise<unknown>): Promise<number> {
  let least = Infinity
  for (let round = 0; round < rounds; round++) {
    const startedAt = performance.now()
    await work()
    least = Math.min(least, performance.now() - startedAt)
  }
  return least
}
