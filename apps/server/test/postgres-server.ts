import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrate } from '#db/migrate.ts'
import { migrations } from '#db/migrations/all.ts'
import { openDb } from '#db/open-db.ts'
import { startPostgres } from '../../../scripts/postgres.mjs'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
    postgresTemplate: string
  }
}

/** One PostgreSQL for the run, and in it one migrated database that every test copies. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['DATABASE_URL_TEST']
  const own =
    given === undefined || given === ''
      ? await startPostgres({ folder: mkdtempSync(join(tmpdir(), 'lavash-postgres-')) })
      : undefined
  const url = own?.url ?? given ?? ''
  const template = `lavash_template_${process.pid}_${Date.now()}`
  await runOn(url, `create database ${template}`)
  const db = await openDb({ url: withDatabase(url, template), folder: '', poolSize: 1 }, (error) => {
    throw error
  })
  await migrate(db, migrations)
  await db.close()
  project.provide('postgresUrl', url)
  project.provide('postgresTemplate', template)
  return async () => {
    if (own === undefined) {
      for (const name of [`${template}_demo`, template]) await runOn(url, `drop database if exists ${name}`)
    } else await own.stop()
  }
}

async function runOn(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}
