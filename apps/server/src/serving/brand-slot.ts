import type { Slug } from '#catalogue/catalogue.ts'
import type { LoadedBrand } from './load-brand.ts'

/** When something was last used, as a count: whatever was used before has a lower one. */
export interface Usage {
  usedAt: number
}

const firstRetryMs = 100
const maxRetryMs = 5000

/** What this process knows of one brand that somebody has asked for. */
export class BrandSlot implements Usage {
  readonly slug: Slug
  usedAt = 0
  loaded: LoadedBrand | undefined
  /** The reading under way: whoever asks meanwhile waits for it. */
  reading: Promise<LoadedBrand | undefined> | undefined
  /** Something changed since the reading under way began. */
  isStale = false
  /** Why it could not be read the last time. */
  fault: unknown
  #retryAt = 0
  #retryMs = firstRetryMs

  constructor(slug: Slug) {
    this.slug = slug
  }

  get bytes(): number {
    return this.loaded === undefined ? 0 : this.loaded.bytes + this.loaded.entry.answers.bytes
  }

  /** After a failure the database is left alone for a moment, however many ask. */
  canRead(now: number): boolean {
    return now >= this.#retryAt
  }

  succeed(loaded: LoadedBrand | undefined): void {
    this.loaded = loaded
    this.fault = undefined
    this.#retryAt = 0
    this.#retryMs = firstRetryMs
  }

  /** Gives back after how many milliseconds to try again. */
  fail(fault: unknown, now: number): number {
    this.fault = fault
    const waitMs = this.#retryMs
    this.#retryAt = now + waitMs
    this.#retryMs = Math.min(this.#retryMs * 2, maxRetryMs)
    return waitMs
  }
}
