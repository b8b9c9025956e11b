import type { ServerResponse } from 'node:http'

export const comeBackSeconds = 1

/**
 * A fifth of a second's work. Where the event loop is the bottleneck, requests wait for it and the database's queue
 * stays empty. So requests count from the moment they are read.
 */
const maxUnserved = 128

/** Counts personal calls that were read and that the database has not begun to serve. */
export class Door {
  readonly #isDatabaseFull: () => boolean
  readonly #unserved = new Set<ServerResponse>()

  constructor(isDatabaseFull: () => boolean) {
    this.#isDatabaseFull = isDatabaseFull
  }

  /** Whether the next call is refused. */
  isShut(): boolean {
    return this.#unserved.size >= maxUnserved || this.#isDatabaseFull()
  }

  enter(response: ServerResponse): void {
    this.#unserved.add(response)
    response.once('close', () => this.#unserved.delete(response))
  }

  /** The database works for the call. It waits for a vendor or the disk now and blocks no other call. */
  leave(response: ServerResponse): void {
    this.#unserved.delete(response)
  }
}
