import { migrate } from '#db/migrate.ts'
import { migrations } from '#db/migrations/all.ts'
import { openDb } from '#db/open-db.ts'

/** A process of its own that migrates the database of its environment and prints how many migrations it applied. */
const db = await openDb(
  { url: process.env['DATABASE_URL'], folder: process.env['LAVASH_DATA'] ?? '', poolSize: 2 },
  (error) => {
    throw error
  },
)
const applied = await migrate(db, migrations)
await db.close()
process.stdout.write(`${applied.length}\n`)
