import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { storeWithoutPictures } from '../test/store-without-pictures.ts'
import { makeLargeCatalogue } from './make-large-catalogue.ts'
import { getPort, reportToBench } from './report-to-bench.ts'
import { buildApp } from '#app.ts'
import { readDemoBrand } from '#catalogue/testing/read-demo-brand.ts'
import { readStoredCatalogue } from '#catalogue/storing/read-stored-catalogue.ts'
import { makeClock } from '#clock.ts'
import { parseConfig } from '#config.ts'
import { ChangeFeed } from '#db/change-feed.ts'
import { migrate } from '#db/migrate.ts'
import { migrations } from '#db/migrations/all.ts'
import { openDb } from '#db/open-db.ts'

/** `serve-catalogue.ts demo|large`: the real server in a process of its own. */
const folder = mkdtempSync(join(tmpdir(), 'lavash-bench-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
process.once('SIGTERM', () => process.exit(0))
const fail = (error: unknown): void => {
  throw error
}
const config = parseConfig({ LAVASH_DATA: folder, LOG_LEVEL: 'warn', REQUESTS_PER_MINUTE: '1000000' })
const db = await openDb(config.database, fail)
await migrate(db, migrations)
const catalogue =
  process.argv[2] === 'large'
    ? makeLargeCatalogue({ restos: 100, menus: 20, positions: 10_000 })
    : await readDemoBrand('ugolyok')
await storeWithoutPictures(db, catalogue)
const app = await buildApp({ config, db, clock: makeClock(), changes: await ChangeFeed.start(db, fail) })
await app.listen({ host: '127.0.0.1', port: 0 })
const [brand] = (await readStoredCatalogue(db)).brands
const menuIds = brand?.catalogue.menus.map(({ slug }) => brand.ids.get('menu', slug)) ?? []
reportToBench({ port: getPort(app.server.address()), menuIds })
