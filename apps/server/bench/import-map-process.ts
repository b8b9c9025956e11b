import { migrate } from '#db/migrate.ts'
import { migrations } from '#db/migrations/all.ts'
import { openDb } from '#db/open-db.ts'
import { importMap } from '#geo/importing/import-map.ts'

/** Imports one file in a process of its own and prints what it took. */
const [file = '', folder = ''] = process.argv.slice(2)
const db = await openDb({ folder, poolSize: 1 }, (error) => {
  throw error
})
await migrate(db, migrations)
const startedAt = performance.now()
const { tiles, addresses } = await importMap(db, file, { dataset: 'large' })
const seconds = (performance.now() - startedAt) / 1000
await db.close()
const megabytes = process.resourceUsage().maxRSS / 1024
process.stdout.write(JSON.stringify({ seconds, megabytes, tiles, houses: addresses?.houseNumbers ?? 0 }))
