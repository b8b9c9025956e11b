import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { database } from '#config/database.ts'
import { EnvironmentReader } from '#config/group.ts'
import type { Db } from '#db/db.ts'
import { migrate } from '#db/migrate.ts'
import { migrations } from '#db/migrations/all.ts'
import { openDb } from '#db/open-db.ts'
import { StartProblem } from '#start-problem.ts'

/** The server's database for a command, brought up to this program. Needs no more configuration than that. */
export async function openCliDb(): Promise<Db> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const reader = new EnvironmentReader(process.env)
  const place = reader.read(database)
  if (place === undefined) throw new StartProblem(reader.problems.join('\n'))
  const db = await openDb({ ...place, folder: resolve(place.folder) }, (error) => {
    throw error
  })
  await migrate(db, migrations)
  return db
}

/** Paths are meant from where the command was typed; npm itself moves to the root. */
export function toTypedPath(path: string): string {
  return resolve(process.env['INIT_CWD'] ?? '.', path)
}
