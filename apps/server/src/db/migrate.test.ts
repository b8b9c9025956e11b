import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { makeDatabase } from '../../test/make-database.ts'
import { migrate } from '#db/migrate.ts'
import { migrations } from '#db/migrations/all.ts'
import { openDb } from '#db/open-db.ts'
import type { Db } from '#db/db.ts'

const fail = (error: unknown): never => {
  throw error
}

async function withEmptyDatabase(
  work: (open: () => Promise<Db>, env: Record<string, string>) => Promise<void>,
) {
  const database = await makeDatabase({ empty: true })
  const opened: Db[] = []
  try {
    await work(async () => {
      const db = await openDb(database.place, fail)
      opened.push(db)
      return db
    }, database.env)
  } finally {
    for (const db of opened) await db.close()
    await database.remove()
  }
}

test('a new database gets every migration, a second start finds nothing to do', async () => {
  await withEmptyDatabase(async (open) => {
    const db = await open()
    await expect(migrate(db, migrations)).resolves.toEqual(migrations.map((migration) => migration.name))
    await expect(migrate(db, migrations)).resolves.toEqual([])
  })
})

test('migrations carry their numbers in order', () => {
  const numbers = migrations.map((migration) => Number(/^(\d{4})-[a-z0-9-]+$/.exec(migration.name)?.[1]))
  expect(numbers).toEqual(numbers.map((_, index) => index + 1))
})

test('two processes that start together migrate once', async () => {
  await withEmptyDatabase(async (open, env) => {
    const program = fileURLToPath(new URL('../../test/migrate-process.ts', import.meta.url))
    const runs = Array.from({ length: 3 }, async () => {
      const child = spawn(process.execPath, [program], { env: { ...process.env, ...env } })
      let output = ''
      child.stdout.on('data', (chunk) => (output += String(chunk)))
      child.stderr.on('data', (chunk) => (output += String(chunk)))
      const [code] = await once(child, 'close')
      return { code: Number(code), output: output.trim() }
    })
    const results = await Promise.all(runs)
    expect(results.map((result) => result.code)).toEqual([0, 0, 0])
    const applied = results.map((result) => Number(result.output)).toSorted((a, b) => a - b)
    expect(applied).toEqual([0, 0, migrations.length])
    const db = await open()
    await expect(migrate(db, migrations)).resolves.toEqual([])
  })
})

test('a migration that fails leaves nothing behind', async () => {
  await withEmptyDatabase(async (open) => {
    const db = await open()
    const broken = {
      name: '9999-broken',
      up: async (trx: Parameters<(typeof migrations)[number]['up']>[0]) => {
        await trx.schema.createTable('halfway').addColumn('id', 'integer').execute()
        throw new Error('halfway')
      },
    }
    await expect(migrate(db, [...migrations, broken])).rejects.toThrow('halfway')
    await expect(migrate(db, migrations)).resolves.toEqual(migrations.map((migration) => migration.name))
  })
})

test('a database newer than the program is told as such', async () => {
  await withEmptyDatabase(async (open) => {
    const db = await open()
    await migrate(db, [...migrations, { name: '9998-from-the-future', up: () => Promise.resolve() }])
    await expect(migrate(db, migrations)).rejects.toThrow(/newer than this program.*9998-from-the-future/)
  })
})

test('a version runs beside the next one when its migrations only add', async () => {
  await withEmptyDatabase(async (open) => {
    const db = await open()
    const adding = { name: '9998-adds', onlyAdds: true as const, up: () => Promise.resolve() }
    const changing = { name: '9999-changes', up: () => Promise.resolve() }
    await migrate(db, [...migrations, adding])
    await expect(migrate(db, migrations)).resolves.toEqual([])
    await migrate(db, [...migrations, adding, changing])
    await expect(migrate(db, migrations)).rejects.toThrow(/it has had 9999-changes, which/)
  })
})
