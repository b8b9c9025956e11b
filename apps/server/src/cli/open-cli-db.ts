import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { database } from '#config/database.ts'
import { EnvironmentReader } from '#config/group.ts'
import type { Db } from '#db/db.ts'
import { migrate } from '#db/migrate.ts'
import { migrations } from '#db/migrations/all.ts'
import { type DatabasePlace, openDb, sqliteFile } from '#db/open-db.ts'
import { StartProblem } from '#start-problem.ts'

/** Opens the server's database for a command and migrates it. It needs no other configuration. */
export async function openCliDb(): Promise<Db> {
  const db = await open(readPlace())
  await migrate(db, migrations)
  return db
}

/** Opens the existing database unchanged: it creates none and migrates none. */
export async function openExistingDb(): Promise<Db> {
  const place = readPlace()
  if (place.url === undefined && !existsSync(join(place.folder, sqliteFile))) {
    throw new StartProblem(
      `There is no ${sqliteFile} in ${place.folder}. Check LAVASH_DATA and DATABASE_URL.`,
    )
  }
  return open(place)
}

function readPlace(): DatabasePlace {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const reader = new EnvironmentReader(process.env)
  const place = reader.read(database)
  if (place === undefined) throw new StartProblem(reader.problems.join('\n'))
  return { ...place, folder: resolve(place.folder) }
}

function open(place: DatabasePlace): Promise<Db> {
  return openDb(place, (error) => {
    throw error
  })
}

/** Resolves paths from the folder in which the command was typed, because npm changes to the root. */
export function toTypedPath(path: string): string {
  return resolve(process.env['INIT_CWD'] ?? '.', path)
}
