import { buildApp } from '#app.ts'
import { makeClock } from '#clock.ts'
import { type Config, parseConfig } from '#config.ts'
import type { Environment } from '#config/variable.ts'
import { ChangeFeed } from '#db/change-feed.ts'
import { migrate } from '#db/migrate.ts'
import { migrations } from '#db/migrations/all.ts'
import { openDb } from '#db/open-db.ts'
import { ensureDemo, toDemoOptions } from '#demo/ensure-demo.ts'
import { StartProblem } from '#start-problem.ts'
import type { FastifyInstance } from 'fastify'

export interface RunningServer {
  readonly address: string
  /** Stops accepting, answers what has begun, ends the event streams, closes the database. */
  stop(): Promise<void>
}

/** Opens everything in order and closes it in the opposite one, also when the start fails halfway. */
export async function runServer(env: Environment): Promise<RunningServer> {
  const config = parseConfig(env)
  const closers: (() => Promise<unknown>)[] = []
  const closeAll = async (): Promise<void> => {
    for (const close of closers.splice(0).toReversed()) await close()
  }
  let app: FastifyInstance | undefined
  // Before there is an app there is no log: a fault that early also ends the start.
  const report = (error: unknown, during: string): void => app?.log.error({ err: error, during }, 'fault')
  try {
    const db = await openDb(config.database, report)
    closers.push(() => db.close())
    await migrate(db, migrations)
    // Tests bring their own data.
    if (config.mode !== 'test') await ensureDemo(db, toDemoOptions(config.isProduction))
    const changes = await ChangeFeed.start(db, report)
    closers.push(() => changes.close())
    const built = await buildApp({ config, db, clock: makeClock(config.startAt), changes })
    app = built
    closers.push(() => built.close())
    await listen(built, config)
    return { address: toAddress(built, config), stop: closeAll }
  } catch (error) {
    await closeAll()
    throw error
  }
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ host, port })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'EADDRINUSE') {
      throw new StartProblem(
        `Port ${port} is taken by another program. End that one or set PORT to a free port.`,
      )
    }
    if (code === 'EACCES') {
      throw new StartProblem(`Port ${port} may not be used by this user. Set PORT to one above 1023.`)
    }
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new StartProblem(`HOST is ${host}, which is not an address of this machine.`)
    }
    throw error
  }
}

function toAddress(app: FastifyInstance, config: Config): string {
  if (config.publicUrl !== undefined) return config.publicUrl
  const [bound] = app.addresses()
  const host = config.host === '0.0.0.0' || config.host === '::' ? 'localhost' : config.host
  const port = typeof bound === 'object' ? bound.port : config.port
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}
