import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import type { DatabasePlace } from '#db/open-db.ts'

export interface TestDatabase {
  readonly place: DatabasePlace
  /** The environment that leads a process of its own to the same database. */
  readonly env: Record<string, string>
  remove(): Promise<void>
}

/** A database of the test's own, of the kind this project runs on; `empty` has no tables yet, `template` is PostgreSQL's. */
export async function makeDatabase(
  options: { empty?: boolean; template?: string } = {},
): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'lavash-data-'))
  if (process.env['LAVASH_TEST_DATABASE'] !== 'postgres') {
    return {
      place: { folder, poolSize: 1 },
      env: { LAVASH_DATA: folder },
      remove: () => Promise.resolve(rmSync(folder, { recursive: true, force: true })),
    }
  }
  const server = inject('postgresUrl')
  const name = `lavash_${randomUUID().replaceAll('-', '')}`
  const template = options.empty === true ? 'template0' : (options.template ?? inject('postgresTemplate'))
  await runOn(server, `create database ${name} template ${template}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return {
    place: { url: url.href, folder, poolSize: 10 },
    env: { DATABASE_URL: url.href, LAVASH_DATA: folder },
    remove: async () => {
      await runOn(server, `drop database if exists ${name} with (force)`)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function runOn(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
