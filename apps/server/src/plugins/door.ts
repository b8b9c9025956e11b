import type { ServerResponse } from 'node:http'

export const comeBackSeconds = 1

/**
 * A fifth of a second's work. Requests wait for the event loop before they wait for the database, so the database's own
 * queue does not fill where the loop is the bottleneck: the requests are counted from the moment they are read.
 */
const maxUnserved = 128

/** The personal calls that were read and that the database has not begun to work for. */
export class Door {
  readonly #isDatabaseFull: () => boolean
  readonly #unserved = new Set<ServerResponse>()

  constructor(isDatabaseFull: () => boolean) {
    this.#isDatabaseFull = isDatabaseFull
  }

  /** Whether one more is refused. */
  isShut(): boolean {
    return this.#unserved.size >= maxUnserved || this.#isDatabaseFull()
  }

  enter(response: ServerResponse): void {
    this.#unserved.add(response)
    response.once('close', () => this.#unserved.delete(response))
  }

  /** The database works for it: it waits for a vendor or for the disk now, and keeps nobody out. */
  leave(response: ServerResponse): void {
    this.#unserved.delete(response)
  }
}
