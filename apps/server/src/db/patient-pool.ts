import { setTimeout as sleep } from 'node:timers/promises'
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type pg from 'pg'
import type { Admission } from '#db/admission.ts'

/** A restart takes a few seconds, and a request may take thirty. */
const patienceMs = 10_000
const tryAgainMs = 100
/** PostgreSQL's codes for shutdown, downtime and start, and the network's codes for a lost peer. */
const lostCodes = /^(?:57P0[123]|0800[036]|ECONNREFUSED|ECONNRESET|EPIPE)$/
/** Messages of `pg` without a code. The last one also comes when all connections were busy for too long. */
const lostMessages =
  /^Connection terminated|^Client has encountered a connection error|^timeout exceeded when trying to connect/

export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && lostCodes.test(String(error.code))) || lostMessages.test(error.message)
}

/**
 * Waits while PostgreSQL restarts or fails over: new work is delayed and an interrupted read is repeated, so
 * customers see a slow answer and not an error. transaction.ts repeats transactions.
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
      // Nothing was sent yet, so a retry cannot repeat anything.
      if (!isConnectionLost(error) || performance.now() > giveUpAt) throw error
      await sleep(tryAgainMs)
    }
  }
}

/** Outside a transaction there are only reads (`Reads` in db.ts), so a retry is safe. */
class RereadingClient implements PostgresPoolClient {
  readonly #pool: pg.Pool
  /** Undefined while the pool waits for another connection. */
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
    // Released first, because the pool may have no room for another one.
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
