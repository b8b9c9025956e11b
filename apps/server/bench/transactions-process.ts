import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { join } from 'node:path'
import pg from 'pg'
import { storeWithoutPictures } from '../test/store-without-pictures.ts'
import { makeOrderStatements } from './order-statements.ts'
import { endWithBench, reportToBench } from './report-to-bench.ts'
import { readDemoBrand } from '#catalogue/testing/read-demo-brand.ts'
import { migrate } from '#db/migrate.ts'
import { migrations } from '#db/migrations/all.ts'
import { openDb, sqliteFile } from '#db/open-db.ts'
import { transaction } from '#db/transaction.ts'
import { recognisePerson } from '#modules/persons/repository.ts'

/**
 * `transactions-process.ts FOLDER AT_ONCE LINES`: the statements of an order and nothing in between, with the driver, the
 * tables and the durability of the product, on SQLite in FOLDER or on the PostgreSQL of DATABASE_URL.
 */
const [, , folder = '', atOnceText = '8', linesText = '1'] = process.argv
const url = process.env['DATABASE_URL']
const atOnce = Number(atOnceText)
const lines = Number(linesText)
endWithBench()
const personId = await prepare()
const once = url === undefined || url === '' ? openSqlite() : await openPostgres(url)
reportToBench({}, async (forMs) => {
  let count = 0
  const endAt = performance.now() + forMs
  const work = async (connection: number): Promise<void> => {
    while (performance.now() < endAt) {
      await once(connection)
      count += 1
    }
  }
  await Promise.all(Array.from({ length: atOnce }, (_, connection) => work(connection)))
  return count
})

async function prepare(): Promise<string> {
  const place = { url: url === '' ? undefined : url, folder, poolSize: 1 }
  const db = await openDb(place, (error) => {
    throw error
  })
  await migrate(db, migrations)
  // Orders refer to dishes and venues.
  await storeWithoutPictures(db, await readDemoBrand('ugolyok'))
  const account = { provider: 'phone' as const, subject: 'bench', known: {} }
  const id = await transaction(db, (trx) => recognisePerson(trx, account, Date.now()))
  await db.close()
  return id
}

function openSqlite(): (connection: number) => Promise<void> {
  const database = new DatabaseSync(join(folder, sqliteFile), { enableForeignKeyConstraints: true })
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
  const prepared = new Map<string, StatementSync>()
  return async () => {
    database.exec('begin immediate')
    for (const { sql, values } of makeOrderStatements(personId, lines)) {
      const statement = prepared.get(sql) ?? database.prepare(sql)
      prepared.set(sql, statement)
      statement.run(...values)
    }
    database.exec('commit')
  }
}

async function openPostgres(address: string): Promise<(connection: number) => Promise<void>> {
  const clients = Array.from({ length: atOnce }, () => new pg.Client({ connectionString: address }))
  await Promise.all(clients.map((client) => client.connect()))
  return async (connection) => {
    const client = clients[connection]
    if (client === undefined) throw new Error('There is no such connection')
    await client.query('begin')
    for (const { sql, values } of makeOrderStatements(personId, lines)) {
      await client.query(toNumbered(sql), [...values])
    }
    await client.query('commit')
  }
}

/** PostgreSQL numbers its parameters. */
function toNumbered(sql: string): string {
  let number = 0
  return sql.replaceAll('?', () => `$${(number += 1)}`)
}
