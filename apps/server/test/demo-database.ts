import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { copyPictures } from './copy-pictures.ts'
import { copyDemo, ensureDemoFolder } from './demo-cache.ts'
import { makeDatabase, type TestDatabase } from './make-database.ts'
import type { DatabasePlace } from '#db/open-db.ts'
import { openDb } from '#db/open-db.ts'
import { ensureDemo } from '#demo/ensure-demo.ts'

/** Any fixed number: the test processes of one run agree on it. */
const templateLock = 5_282_741

/**
 * A database of the test's own with both demo brands, of the kind this project runs on:
 * `startTestServer({ database: await makeDemoDatabase() })`, and `remove()` it afterwards.
 * Ids are the same on both kinds. End-to-end tests, which are no vitest, take `copyDemo` of demo-cache.ts.
 */
export async function makeDemoDatabase(): Promise<TestDatabase> {
  if (process.env['LAVASH_TEST_DATABASE'] === 'postgres') {
    return makeDatabase({ template: await ensureDemoTemplate() })
  }
  const folder = mkdtempSync(join(tmpdir(), 'lavash-demo-'))
  await copyDemo(folder)
  return {
    place: { folder, poolSize: 1 },
    env: { LAVASH_DATA: folder },
    remove: () => Promise.resolve(rmSync(folder, { recursive: true, force: true })),
  }
}

/** One template a run; its pictures come from the cached file, so that nothing is encoded again. */
async function ensureDemoTemplate(): Promise<string> {
  const server = inject('postgresUrl')
  const base = inject('postgresTemplate')
  const name = `${base}_demo`
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [templateLock])
    const known = await client.query('select 1 from pg_database where datname = $1', [name])
    if (known.rowCount === 0) await buildTemplate(client, name, base)
    return name
  } finally {
    // Ends the session and its lock with it.
    await client.end()
  }
}

async function buildTemplate(client: pg.Client, name: string, base: string): Promise<void> {
  const draft = `${name}_draft`
  await client.query(`drop database if exists ${draft}`)
  await client.query(`create database ${draft} template ${base}`)
  const url = new URL(inject('postgresUrl'))
  url.pathname = `/${draft}`
  await fill({ url: url.href, folder: '', poolSize: 2 })
  // Renamed when it is whole: a template that was begun must not be taken for one.
  await client.query(`alter database ${draft} rename to ${name}`)
}

async function fill(place: DatabasePlace): Promise<void> {
  const fail = (error: unknown): never => {
    throw error
  }
  const cached = await openDb({ folder: await ensureDemoFolder(), poolSize: 1 }, fail)
  const db = await openDb(place, fail)
  try {
    await copyPictures(cached, db)
    const silent = { say: () => undefined, onPicture: () => undefined }
    await ensureDemo(db, { isProduction: false, nowMs: Date.now(), ...silent })
  } finally {
    await db.close()
    await cached.close()
  }
}
