import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Db } from '#db/db.ts'
import { recordChange } from '#db/change-log.ts'
import { migrate } from '#db/migrate.ts'
import { migrations } from '#db/migrations/all.ts'
import { openDb } from '#db/open-db.ts'
import { transaction } from '#db/transaction.ts'

const fail = (error: unknown): never => {
  throw error
}

async function withFile(work: (db: Db, folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'lavash-sqlite-'))
  const db = await openDb({ folder, poolSize: 1 }, fail)
  try {
    await migrate(db, migrations)
    await work(db, folder)
  } finally {
    await db.close()
    rmSync(folder, { recursive: true })
  }
}

async function pragma(db: Db, name: string): Promise<unknown> {
  const { rows } = await sql<Record<string, unknown>>`${sql.raw(`pragma ${name}`)}`.execute(db.engine.writer)
  return Object.values(rows[0] ?? {})[0]
}

test('the file is kept in WAL, synced at every commit, with foreign keys watched', async () => {
  await withFile(async (db) => {
    expect(await pragma(db, 'journal_mode')).toBe('wal')
    expect(await pragma(db, 'synchronous')).toBe(2)
    expect(await pragma(db, 'foreign_keys')).toBe(1)
  })
})

test('a write outside a transaction is refused by the file itself', async () => {
  await withFile(async (db) => {
    const write = sql`insert into changes (topic, key, at) values ('menu', '1', 0)`.execute(db.read)
    await expect(write).rejects.toThrow('readonly')
  })
})

test('a writer waits for another process without stopping the world', async () => {
  await withFile(async (db, folder) => {
    const holder = spawn(process.execPath, [
      '-e',
      `const { DatabaseSync } = require('node:sqlite')
       const db = new DatabaseSync(process.argv[1])
       db.exec('begin immediate')
       console.log('held')
       process.stdin.once('data', () => { db.exec('commit'); db.close(); process.exit() })`,
      join(folder, 'lavash.db'),
    ])
    await once(holder.stdout, 'data')
    const writing = transaction(db, (trx) => recordChange(trx, 'menu', 'waited'))
    // Reads go on meanwhile; were the event loop blocked, this line would not be reached before the time-out.
    await expect(db.read.selectFrom('changes').selectAll().execute()).resolves.toEqual([])
    holder.stdin.write('let go\n')
    await writing
    await expect(db.read.selectFrom('changes').select('key').execute()).resolves.toEqual([{ key: 'waited' }])
  })
})

test('a folder that cannot be written is told in one sentence that names the variable', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lavash-sqlite-'))
  writeFileSync(join(folder, 'file'), '')
  const opening = openDb({ folder: join(folder, 'file', 'inside'), poolSize: 1 }, fail)
  await expect(opening).rejects.toThrow(/cannot be opened for writing .*LAVASH_DATA/)
  rmSync(folder, { recursive: true })
})
