import { migrate } from '#db/migrate.ts'
import { migrations } from '#db/migrations/all.ts'
import { openDb } from '#db/open-db.ts'
import { ensureDemo } from '#demo/ensure-demo.ts'

/** A process of its own that starts on the database of its environment as a server would, and tells what it did. */
const db = await openDb(
  { url: process.env['DATABASE_URL'], folder: process.env['LAVASH_DATA'] ?? '', poolSize: 2 },
  (error) => {
    throw error
  },
)
await migrate(db, migrations)
let pictures = 0
await ensureDemo(db, {
  isProduction: false,
  brandsFolder: process.argv[2] ?? '',
  nowMs: Date.now(),
  say: () => undefined,
  onPicture: () => {
    pictures += 1
  },
})
await db.close()
process.stdout.write(`${pictures}\n`)
