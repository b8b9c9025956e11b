import type { FastifyInstance } from 'fastify'
import { makeDatabase, type TestDatabase } from './make-database.ts'
import { MovableClock } from './movable-clock.ts'
import { buildApp } from '#app.ts'
import { type Config, parseConfig } from '#config.ts'
import { ChangeFeed } from '#db/change-feed.ts'
import type { Db } from '#db/db.ts'
import { migrate } from '#db/migrate.ts'
import { migrations } from '#db/migrations/all.ts'
import { openDb } from '#db/open-db.ts'

export interface TestServer extends AsyncDisposable {
  /** `http://127.0.0.1:port`, a real listening server. */
  readonly url: string
  readonly app: FastifyInstance
  readonly config: Config
  readonly db: Db
  readonly database: TestDatabase
  readonly clock: MovableClock
  readonly changes: ChangeFeed
  fetch(path: string, init?: RequestInit): Promise<Response>
  close(): Promise<void>
}

export interface TestServerOptions {
  readonly env?: Readonly<Record<string, string>>
  /** Where the clock stands: a Monday noon in the demo brand's zone unless told. */
  readonly now?: string
  /** Another server's database, to be the second process on it. */
  readonly database?: TestDatabase
  readonly storefrontFolder?: string
  readonly officeFolder?: string
  /** Adds what only this test needs, before the server listens. */
  readonly extend?: (app: FastifyInstance) => void
}

/** The real app on a random port with a database of its own: `await using server = await startTestServer()`. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const database = options.database ?? (await makeDatabase())
  const config = parseConfig({
    NODE_ENV: 'test',
    PORT: '0',
    LOG_LEVEL: 'silent',
    REQUESTS_PER_MINUTE: '1000000',
    OPEN_ORDERS_MAX: '1000000',
    ORDERS_PER_HOUR: '1000000',
    // The customer's puzzle in its easiest form; a test of another captcha sets both to ''.
    ALTCHA_KEY: 'test-key-of-the-embedded-captcha',
    ALTCHA_COST: '1',
    ...database.env,
    ...options.env,
  })
  const report = (error: unknown): void => app?.log.error({ err: error }, 'fault')
  const db = await openDb({ ...config.database, poolSize: database.place.poolSize }, report)
  await migrate(db, migrations)
  const clock = new MovableClock(options.now ?? '2026-11-16T12:00:00+03:00')
  const changes = await ChangeFeed.start(db, report)
  const { storefrontFolder, officeFolder } = options
  const app = await buildApp({ config, db, clock, changes, storefrontFolder, officeFolder })
  options.extend?.(app)
  const url = await app.listen({ host: '127.0.0.1', port: 0 })

  async function close(): Promise<void> {
    await app.close()
    await changes.close()
    await db.close()
    if (options.database === undefined) await database.remove()
  }

  return {
    url,
    app,
    config,
    db,
    database,
    clock,
    changes,
    fetch: (path, init) => fetch(`${url}${path}`, init),
    close,
    [Symbol.asyncDispose]: close,
  }
}
