import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { storeWithoutPictures } from '../test/store-without-pictures.ts'
import { CompiledQuery } from 'kysely'
import { makeLargeCatalogue } from './make-large-catalogue.ts'
import { makeOrderStatements } from './order-statements.ts'
import { endWithBench, getPort, reportToBench } from './report-to-bench.ts'
import { buildApp } from '#app.ts'
import type { Catalogue } from '#catalogue/catalogue.ts'
import { readDemoBrand } from '#catalogue/testing/read-demo-brand.ts'
import { readStoredCatalogue } from '../test/read-stored-catalogue.ts'
import { makeClock } from '#clock.ts'
import { parseConfig } from '#config.ts'
import { ChangeFeed } from '#db/change-feed.ts'
import { migrate } from '#db/migrate.ts'
import { migrations } from '#db/migrations/all.ts'
import { openDb } from '#db/open-db.ts'
import { transaction } from '#db/transaction.ts'
import { recognisePerson } from '#modules/persons/repository.ts'
import { loadTokenKeys } from '#tokens/load-token-keys.ts'
import { Tokens } from '#tokens/tokens.ts'

/** What the bench has to know to ask it. */
export interface ServedCatalogue {
  readonly port: number
  readonly menuIds: readonly number[]
  readonly restoIds: readonly number[]
  readonly customers: readonly BenchCustomer[]
}

interface BenchCustomer {
  readonly personId: string
  readonly token: string
  /** Signed by the server, and of no family. */
  readonly refreshToken: string
  /** One of the orders that were there from the start; empty where there were none. */
  readonly orderId: string
}

const customerCount = 32
let nights = 0
const nightMs = 40 * 24 * 3_600_000
const ownOrders = 20
const size = process.argv[2] ?? 'demo'
const orderCount = Number(process.argv[3] ?? 0)

/** `serve-catalogue.ts demo|RESTOS,MENUS,POSITIONS [ORDERS]`: the real server in a process of its own, at noon on a Monday. */
const folder = mkdtempSync(join(tmpdir(), 'lavash-bench-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
endWithBench()
const fail = (error: unknown): void => {
  throw error
}
const config = parseConfig({
  ...(process.env['DATABASE_URL'] && { DATABASE_URL: process.env['DATABASE_URL'] }),
  LAVASH_DATA: folder,
  LAVASH_NOW: '2026-11-16T12:00:00+03:00',
  LOG_LEVEL: 'warn',
  REQUESTS_PER_MINUTE: '1000000',
  OPEN_ORDERS_MAX: '1000000',
  ORDERS_PER_HOUR: '1000000',
})
const db = await openDb(config.database, fail)
await migrate(db, migrations)
await storeWithoutPictures(db, await readCatalogue())
const clock = makeClock(config.startAt)
const app = await buildApp({ config, db, clock, changes: await ChangeFeed.start(db, fail) })
await app.listen({ host: '127.0.0.1', port: 0 })
const [brand] = (await readStoredCatalogue(db)).brands
if (brand === undefined) throw new Error('No brand was stored')
const served: ServedCatalogue = {
  port: getPort(app.server.address()),
  menuIds: brand.catalogue.menus.map(({ slug }) => brand.ids.get('menu', slug)),
  restoIds: brand.catalogue.restos.map(({ slug }) => brand.ids.get('resto', slug)),
  customers: await makeCustomers(),
}
reportToBench(served, passNight)

async function readCatalogue(): Promise<Catalogue> {
  if (size === 'demo') return readDemoBrand('ugolyok')
  const [restos = 1, menus = 1, positions = 1] = size.split(',').map(Number)
  return makeLargeCatalogue({ restos, menus, positions })
}

async function makeCustomers(): Promise<ServedCatalogue['customers']> {
  const tokens = new Tokens(await loadTokenKeys({ config, db }), clock)
  return Promise.all(
    Array.from({ length: customerCount }, async (_, index) => {
      const account = { provider: 'phone' as const, subject: `bench-${index}`, known: {} }
      const personId = await transaction(db, (trx) => recognisePerson(trx, account, clock.now()))
      const token = await tokens.signAccess(personId)
      const family = { personId, familyId: personId, tokenId: personId, expiresAt: clock.now() + 60_000_000 }
      const refreshToken = await tokens.signRefresh(family)
      return { personId, token, refreshToken, orderId: index === 0 ? await fillOrders(personId) : '' }
    }),
  )
}

/** All orders so far become those of an earlier day: a venue gives out its short numbers anew each day. */
async function passNight(): Promise<number> {
  nights += 1
  await transaction(db, (trx) =>
    trx
      .updateTable('orders')
      .set({ day: `night ${nights}`, status: 'COMPLETED', createdAt: clock.now() - nightMs })
      .where('day', 'not like', 'night %')
      .execute(),
  )
  return nights
}

/** Twenty of the customer, and all the others of somebody else: what is found among them is what is measured. */
async function fillOrders(personId: string): Promise<string> {
  if (orderCount === 0) return ''
  const account = { provider: 'phone' as const, subject: 'everybody-else', known: {} }
  const otherId = await transaction(db, (trx) => recognisePerson(trx, account, clock.now()))
  await transaction(db, async (trx) => {
    for (let order = 0; order < orderCount; order++) {
      const owner = order % Math.ceil(orderCount / ownOrders) === 0 ? personId : otherId
      for (const { sql, values } of makeOrderStatements(owner, 1)) {
        await trx.executeQuery(CompiledQuery.raw(sql, [...values]))
      }
    }
  })
  const row = await db.read
    .selectFrom('orders')
    .select('id')
    .where('personId', '=', personId)
    .executeTakeFirstOrThrow()
  return row.id
}
