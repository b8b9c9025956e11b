import { setTimeout as sleep } from 'node:timers/promises'
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type pg from 'pg'
import type { Admission } from '#db/admission.ts'

/** A restart takes a few seconds; a request may take thirty. */
const patienceMs = 10_000
const tryAgainMs = 100
/** The server's own words for going down, being down and coming up, and the network's for a peer that is gone. */
const lostCodes = /^(?:57P0[123]|0800[036]|ECONNREFUSED|ECONNRESET|EPIPE)$/
/** What `pg` says without a code; the last also when all connections were taken for too long. */
const lostMessages =
  /^Connection terminated|^Client has encountered a connection error|^timeout exceeded when trying to connect/

export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && lostCodes.test(String(error.code))) || lostMessages.test(error.message)
}

/**
 * While PostgreSQL restarts or a standby takes over, work that has not begun waits for it, and a read that was cut off
 * is asked again: customers see a slow answer instead of a failed one. Transactions are run again by transaction.ts.
 */
export function toPatientPool(pool: pg.Pool, admission: Admission): PostgresPool {
  return {
    options: pool.options,
    connect: async () => {
      await admission.enter()
      try {
        return new RereadingClient(pool, await connect(pool), () => admission.leave())
      } catch (error) {
        admission.leave()
        throw error
      }
    },
    end: () => pool.end(),
  }
}

async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  const giveUpAt = performance.now() + patienceMs
  for (;;) {
    try {
      return await pool.connect()
    } catch (error) {
      // Nothing was sent yet, so nothing can happen twice.
      if (!isConnectionLost(error) || performance.now() > giveUpAt) throw error
      await sleep(tryAgainMs)
    }
  }
}

/** Outside a transaction there are only reads: see `Reads` in db.ts. */
class RereadingClient implements PostgresPoolClient {
  readonly #pool: pg.Pool
  /** None while it is looked for another one. */
  #client: pg.PoolClient | undefined
  readonly #leave: () => void
  #isInTransaction = false

  constructor(pool: pg.Pool, client: pg.PoolClient, leave: () => void) {
    this.#pool = pool
    this.#client = client
    this.#leave = leave
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  query<R>(
    sql: string | PostgresCursor<R>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof sql !== 'string') throw new Error('Rows are not streamed here')
    return this.#ask(sql, parameters)
  }

  release(isBroken?: boolean): void {
    this.#client?.release(isBroken)
    this.#leave()
  }

  async #ask<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    if (/^(?:begin|start transaction)\b/.test(sql)) this.#isInTransaction = true
    try {
      return await this.#send(sql, parameters)
    } catch (error) {
      if (this.#isInTransaction || !isConnectionLost(error)) throw error
    }
    // Given back first: the pool may have no room for another.
    this.#client?.release(true)
    this.#client = undefined
    this.#client = await connect(this.#pool)
    return this.#send(sql, parameters)
  }

  async #send<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    if (this.#client === undefined) throw new Error('The connection was given back')
    const { command, rowCount, rows } = await this.#client.query(sql, [...parameters])
    return { command: command as PostgresQueryResult<R>['command'], rowCount: rowCount ?? 0, rows }
  }
}
