import { AsyncResource } from 'node:async_hooks'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { BoundedQueue, noteServed } from '#db/admission.ts'
import type { Trx } from '#db/db.ts'
import type { Tables } from '#db/tables.ts'

/** As many share a commit at most: other processes wait for the file's write lock meanwhile. */
const maxJoined = 32
/** A quarter of a second's work: whoever comes after them is refused. */
const maxWaiting = 256

interface Turn {
  readonly run: (trx: Trx) => Promise<void>
  /** Tells the caller how it ended, once that is on disk. */
  readonly tell: () => void
  readonly fail: (error: unknown) => void
}

/**
 * SQLite writes one transaction at a time and spends most of it waiting for the disk to say that it has it. Those that
 * come together run one after another inside one transaction of the file, each behind a savepoint, and share that wait:
 * ten customers who order at once wait for the disk once. Each still succeeds or fails alone.
 */
export class JoinedCommits {
  readonly #writer: Kysely<Tables>
  /** Straight to the file, inside the writer's transaction: three words need no query builder. */
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
        // Requests that are at the door get in before the disk is waited for.
        if (this.#waiting.length === 0) await nextTurn()
        const next = joined.length < maxJoined ? this.#waiting.shift() : undefined
        if (next !== undefined) joined.push(next)
      }
      await trx.commit().execute()
    } catch (error) {
      // A full disk has taken everything back by itself; what counts is the error that came first.
      await trx
        .rollback()
        .execute()
        .catch(() => undefined)
      throw error
    }
  }

  /** The turn alone; where that cannot be, `error` goes on and fails all that have joined. */
  #takeBack(error: unknown): void {
    try {
      this.#exec('rollback to turn')
    } catch {
      // A full disk has taken the whole transaction back, savepoints too. That they are gone helps nobody: why does.
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
      // Otherwise the work would run with the trace of whoever came first.
      run: (trx) => caller.runInAsyncScope(run, undefined, trx),
      tell: () => tell(),
      fail: reject,
    }
  }
}
