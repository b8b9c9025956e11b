import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { openTestDb } from '../../test/open-test-db.ts'
import { ChangeFeed } from '#db/change-feed.ts'
import { recordChange } from '#db/change-log.ts'
import { openDb } from '#db/open-db.ts'
import { transaction } from '#db/transaction.ts'

test('the server works on after PostgreSQL has dropped all its connections', async () => {
  await using test = await openTestDb()
  const feed = await ChangeFeed.start(test.db, (error) => test.faults.push(error))
  const keys: string[] = []
  feed.subscribe('menu', (change) => keys.push(change.key))
  await dropOtherConnections()
  await vi.waitFor(() => expect(test.faults.length).toBeGreaterThan(0), 15_000)
  await vi.waitFor(() => transaction(test.db, (trx) => recordChange(trx, 'menu', 'after')), {
    timeout: 15_000,
    interval: 50,
  })
  await vi.waitFor(() => expect(keys).toContain('after'), 15_000)
  await feed.close()

  async function dropOtherConnections(): Promise<void> {
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(test.db.read)
  }
})

test('a database that was opened for nothing keeps no connection, and so no process', async () => {
  await using test = await openTestDb()
  const unused = await openDb(test.database.place, () => undefined)
  await unused.close()
  await vi.waitFor(async () => {
    const connections = await sql`select 1 from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`.execute(
      test.db.read,
    )
    expect(connections.rows).toEqual([])
  }, 15_000)
})

test('a PostgreSQL that is not there is told in one sentence, without its password', async () => {
  const place = { url: 'postgres://cook:s3cret@127.0.0.1:1/lavash', folder: '', poolSize: 1 }
  const opening = openDb(place, () => undefined)
  await expect(opening).rejects.toThrow(/^PostgreSQL at 127\.0\.0\.1:1\/lavash cannot be used .*DATABASE_URL/)
  await expect(opening).rejects.not.toThrow('s3cret')
})
