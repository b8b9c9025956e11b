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

test('between two transactions that share a commit the event loop turns, so that newcomers are accepted', async () => {
  await withFile(async (db) => {
    let turns = 0
    let isCounting = true
    const count = (): void => {
      turns += 1
      if (isCounting) setImmediate(count)
    }
    setImmediate(count)
    const seen: number[] = []
    await Promise.all(
      Array.from({ length: 20 }, () =>
        transaction(db, async (trx) => {
          seen.push(turns)
          await recordChange(trx, 'menu', '7')
        }),
      ),
    )
    isCounting = false
    for (const [index, turn] of seen.slice(1).entries()) {
      expect(turn - (seen[index] ?? 0)).toBeGreaterThanOrEqual(3)
    }
  })
})

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
    // Reads go on meanwhile. If the event loop were blocked, this line would time out.
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

test('those who write at once wait for the disk together, and each fails alone', async () => {
  await withFile(async (db) => {
    const told: string[] = []
    const write = async (key: string): Promise<void> => {
      await transaction(db, async (trx) => {
        await recordChange(trx, 'menu', key)
        told.push(`wrote ${key}`)
        if (key === '2') throw new Error('refused')
      })
      told.push(`told ${key}`)
    }
    const ended = await Promise.allSettled(['1', '2', '3'].map(write))
    expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(told).toEqual(['wrote 1', 'wrote 2', 'wrote 3', 'told 1', 'told 3'])
    expect(await listKeys(db)).toEqual(['1', '3'])
  })
})

test('what is told as written is in the file, also when the disk is full', async () => {
  await withFile(async (db) => {
    const pages = Number(await pragma(db, 'page_count')) + 4
    await pragma(db, `max_page_count = ${pages}`)
    const keys = ['small 1', `large ${'x'.repeat(100_000)}`, 'small 2']
    const ended = await Promise.allSettled(
      keys.map((key) => transaction(db, (trx) => recordChange(trx, 'menu', key))),
    )
    const reasons = ended.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))
    // The error must not be about a missing savepoint: on a full disk SQLite rolls the whole transaction back.
    expect(new Set(reasons)).toEqual(new Set(['Error: database or disk is full']))
    expect(await listKeys(db)).toEqual(keys.filter((_, index) => ended[index]?.status === 'fulfilled'))
    await pragma(db, 'max_page_count = 1000000')
    await transaction(db, (trx) => recordChange(trx, 'menu', 'later'))
    expect((await listKeys(db)).at(-1)).toBe('later')
  })
})

async function listKeys(db: Db): Promise<string[]> {
  const rows = await db.read.selectFrom('changes').select('key').orderBy('id').execute()
  return rows.map(({ key }) => key)
}
