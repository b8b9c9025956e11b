/**
 * Fast path: transactions that arrive together share one commit of SQLite. Ten customers who order at once wait 2.3
 * times as long if each has a commit of its own (`npm run bench -- fast-paths`, docs/decisions/fast-paths.md).
 */
import { AsyncResource } from 'node:async_hooks'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { BoundedQueue, noteServed } from '#db/admission.ts'
import type { Trx } from '#db/db.ts'
import type { Tables } from '#db/tables.ts'

/** Bounds one commit, because other processes wait for the file's write lock meanwhile. */
const maxJoined = 32
/**
 * libuv accepts one connection in a turn of the event loop. With 32 orders in a turn, customers waited in the kernel until
 * its queue was full too, and then for seconds: nobody refused them.
 */
const turnsBetween = 3
/** About a quarter of a second's work. A longer queue is refused. */
const maxWaiting = 256

interface Turn {
  readonly run: (trx: Trx) => Promise<void>
  /** Resolves the caller's promise, once the commit is on disk. */
  readonly tell: () => void
  readonly fail: (error: unknown) => void
}

/**
 * SQLite writes one transaction at a time, and most of its time is the wait for the disk. Turns that arrive together run
 * one after another inside one transaction of the file and share that wait. Each has a savepoint, so it succeeds or
 * fails alone.
 */
export class JoinedCommits {
  readonly #writer: Kysely<Tables>
  /** Runs savepoint statements on the file directly, inside the writer's transaction. */
  readonly #exec: (sql: string) => void
  readonly #waiting = new BoundedQueue<Turn>(maxWaiting)
  #isWriting = false

  constructor(writer: Kysely<Tables>, exec: (sql: string) => void) {
    this.#writer = writer
    this.#exec = exec
  }

  get waiting(): number {
    return this.#waiting.length
  }

  get isFull(): boolean {
    return this.#waiting.isFull
  }

  run<T>(work: (trx: Trx) => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#waiting.push(this.#toTurn(work, resolve, reject), reject)
      if (!this.#isWriting) void this.#write()
    })
  }

  async #write(): Promise<void> {
    this.#isWriting = true
    for (let first = this.#waiting.shift(); first !== undefined; first = this.#waiting.shift()) {
      const joined = [first]
      try {
        await this.#commit(joined)
        for (const turn of joined) turn.tell()
      } catch (error) {
        for (const turn of joined) turn.fail(error)
      }
    }
    this.#isWriting = false
  }

  async #commit(joined: Turn[]): Promise<void> {
    const trx = await this.#writer.startTransaction().execute()
    try {
      for (const turn of joined) {
        await turn.run(trx)
        // Accepts waiting requests before waiting for the disk, and refuses those beyond the limit.
        for (let turns = 0; turns < turnsBetween; turns++) await nextTurn()
        const next = joined.length < maxJoined ? this.#waiting.shift() : undefined
        if (next !== undefined) joined.push(next)
      }
      await trx.commit().execute()
    } catch (error) {
      // On a full disk SQLite has rolled back by itself, and this fails. The first error is the one to report.
      await trx
        .rollback()
        .execute()
        .catch(() => undefined)
      throw error
    }
  }

  /** Rolls one turn back. If that fails, `error` is thrown and fails every turn of the commit. */
  #takeBack(error: unknown): void {
    try {
      this.#exec('rollback to turn')
    } catch {
      // On a full disk SQLite has rolled back the whole transaction with its savepoints. The cause is the first error.
      throw error
    }
  }

  #toTurn<T>(
    work: (trx: Trx) => Promise<T>,
    resolve: (value: T) => void,
    reject: (error: unknown) => void,
  ): Turn {
    let tell = (): void => undefined
    const run = async (trx: Trx): Promise<void> => {
      noteServed()
      this.#exec('savepoint turn')
      try {
        const value = await work(trx)
        tell = () => resolve(value)
      } catch (error) {
        this.#takeBack(error)
        reject(error)
      }
      this.#exec('release turn')
    }
    const caller = new AsyncResource('turn')
    return {
      // Without this the work would run with the trace context of the first turn.
      run: (trx) => caller.runInAsyncScope(run, undefined, trx),
      tell: () => tell(),
      fail: reject,
    }
  }
}
