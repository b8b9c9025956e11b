import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathOf } from '@lavash/contract/paths'
import { startPostgres } from '../../../scripts/postgres.mjs'
import { storeWithoutPictures } from '../test/store-without-pictures.ts'
import type { Bench, BenchRow } from './bench.ts'
import { type StartedServer, startServer } from './start-server.ts'
import { addStop, removeStop, type StopPlace } from '#availability/stop-rows.ts'
import { readStoredCatalogue } from '../test/read-stored-catalogue.ts'
import { readDemoBrand } from '#catalogue/testing/read-demo-brand.ts'
import type { Db } from '#db/db.ts'
import { migrate } from '#db/migrate.ts'
import { migrations } from '#db/migrations/all.ts'
import { openDb } from '#db/open-db.ts'
import { transaction } from '#db/transaction.ts'

const processCount = 3
const promisedMs = 1000
/** Each stops the dish and gives it back. */
const rounds = 10

interface Dish {
  readonly id: number
  readonly menuId: number
  /** At every venue, so that the menu says it. */
  readonly place: StopPlace
}

export const bench: Bench = {
  title: `A stopped dish, until ${processCount} processes on one PostgreSQL all say so`,
  run: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'lavash-bench-agreement-'))
    const postgres = await startPostgres({ folder, durable: true })
    const servers: StartedServer[] = []
    try {
      const db = await openDb({ url: postgres.url, folder, poolSize: 2 }, (error) => {
        throw error
      })
      try {
        const dish = await fill(db)
        const env = { DATABASE_URL: postgres.url, LAVASH_DATA: folder, REQUESTS_PER_MINUTE: '1000000' }
        while (servers.length < processCount) servers.push(await startServer(env))
        return [
          ...(await measure('woken by NOTIFY', servers, dish, db)),
          // As behind a pooler that passes no LISTEN on: nobody is told, and everybody looks.
          ...(await measure('where NOTIFY is lost', servers, dish, {
            ...db,
            wakeChangeFeeds: () => undefined,
          })),
        ]
      } finally {
        await db.close()
      }
    } finally {
      for (const server of servers) await server.stop()
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

async function fill(db: Db): Promise<Dish> {
  await migrate(db, migrations)
  await storeWithoutPictures(db, await readDemoBrand('ugolyok'))
  const [brand] = (await readStoredCatalogue(db)).brands
  if (brand === undefined) throw new Error('No brand was stored')
  const id = brand.ids.get('position', 'cola')
  return { id, menuId: brand.ids.get('menu', 'main'), place: { scopeId: brand.id, thingId: id } }
}

async function measure(
  name: string,
  servers: readonly StartedServer[],
  dish: Dish,
  db: Db,
): Promise<BenchRow[]> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    for (const isStopped of [true, false]) {
      await transaction<unknown>(db, (trx) =>
        isStopped
          ? addStop(trx, dish.place, {
              kind: 'position',
              sinceMs: Date.now(),
              untilMs: null,
              author: 'bench',
            })
          : removeStop(trx, dish.place),
      )
      const committedAt = performance.now()
      await Promise.all(servers.map((server) => waitUntilSaid(server, dish, isStopped)))
      times.push(performance.now() - committedAt)
    }
  }
  const sorted = times.toSorted((one, other) => one - other)
  return [
    { name: `${name}, the middle of ${sorted.length}`, value: sorted[sorted.length >> 1] ?? 0, unit: 'ms' },
    { name: '  the slowest', value: sorted.at(-1) ?? 0, unit: 'ms', limit: { atMost: promisedMs } },
  ]
}

async function waitUntilSaid({ address }: StartedServer, dish: Dish, isStopped: boolean): Promise<void> {
  for (;;) {
    const answer = await fetch(address + pathOf('menus.positions', { menuId: dish.menuId }))
    const positions = (await answer.json()) as { id: number; isStopped: boolean }[]
    if (positions.find(({ id }) => id === dish.id)?.isStopped === isStopped) return
    await sleep(5)
  }
}
