import type { Kysely } from 'kysely'
import { BoundedQueue, noteServed } from '#db/admission.ts'
import type { Trx } from '#db/db.ts'
import type { Tables } from '#db/tables.ts'

/** One transaction of Kysely for each caller. SQLite has one writer, so they wait for each other and for the disk. */
export class JoinedCommits {
  readonly #writer: Kysely<Tables>
  readonly #waiting = new BoundedQueue<() => Promise<void>>(256)
  #isWriting = false

  constructor(writer: Kysely<Tables>) {
    this.#writer = writer
  }

  get waiting(): number {
    return this.#waiting.length
  }

  get isFull(): boolean {
    return this.#waiting.isFull
  }

  run<T>(work: (trx: Trx) => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const turn = async () => {
        noteServed()
        await this.#writer.transaction().execute(work).then(resolve, reject)
      }
      this.#waiting.push(turn, reject)
      if (!this.#isWriting) void this.#write()
    })
  }

  async #write(): Promise<void> {
    this.#isWriting = true
    for (let turn = this.#waiting.shift(); turn !== undefined; turn = this.#waiting.shift()) await turn()
    this.#isWriting = false
  }
}
