import { readStoredCatalogue } from '#catalogue/storing/read-stored-catalogue.ts'
import { catalogueTopic } from '#catalogue/storing/stored-catalogue.ts'
import type { ChangeFeed } from '#db/change-feed.ts'
import type { Change } from '#db/change-log.ts'
import type { Db, ReportFault } from '#db/db.ts'
import { type CatalogueIndex, toCatalogueIndex } from './catalogue-index.ts'

const firstRetryMs = 100
const maxRetryMs = 5000

/** One reading anew: what was, what is, and the changes that led there. */
export interface CatalogueTurn {
  readonly before: CatalogueIndex
  readonly now: CatalogueIndex
  readonly changes: readonly Change[]
  /** Every change of the log up to this id is in `now`. */
  readonly upToId: number
}

export type CatalogueListener = (turn: CatalogueTurn) => void

/**
 * The catalogue as this process knows it: read once per change and swapped whole. While the database cannot be
 * read, customers keep the last one that could, and it is tried again.
 */
export class CatalogueMemory {
  readonly #db: Db
  readonly #feed: ChangeFeed
  readonly #report: ReportFault
  readonly #listeners = new Set<CatalogueListener>()
  readonly #unsubscribe: () => void
  #current: CatalogueIndex | undefined
  #upToId = 0
  #newestId = 0
  #waiting: Change[] = []
  #reading: Promise<void> | undefined
  #retry: NodeJS.Timeout | undefined
  #retryMs = firstRetryMs
  #closed = false

  private constructor(db: Db, feed: ChangeFeed, report: ReportFault) {
    this.#db = db
    this.#feed = feed
    this.#report = report
    // Before the first reading: what is committed meanwhile must not be missed.
    this.#unsubscribe = feed.subscribe(catalogueTopic, this.#hear)
  }

  static async start(db: Db, feed: ChangeFeed, report: ReportFault): Promise<CatalogueMemory> {
    const memory = new CatalogueMemory(db, feed, report)
    const { deliveredId, lastId } = feed
    memory.#current = toCatalogueIndex(await readStoredCatalogue(db))
    memory.#upToId = deliveredId
    memory.#newestId = lastId
    if (memory.#waiting.length > 0) memory.#wake()
    return memory
  }

  get current(): CatalogueIndex {
    if (this.#current === undefined) throw new Error('The catalogue is asked for before it was read')
    return this.#current
  }

  /** Where a listener that reads the current catalogue starts from: other topics do not hold it back. */
  get upToId(): number {
    const isIdle = this.#waiting.length === 0 && this.#reading === undefined
    return isIdle ? this.#feed.deliveredId : this.#upToId
  }

  /** The newest change that is in the current catalogue; one that commits late may be missing below it. */
  get newestId(): number {
    return this.#newestId
  }

  /** Called after the swap, so that whoever is told to read again reads the new one. */
  subscribe(listener: CatalogueListener): () => void {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  async close(): Promise<void> {
    this.#closed = true
    this.#unsubscribe()
    clearTimeout(this.#retry)
    await this.#reading
  }

  readonly #hear = (change: Change): void => {
    this.#waiting.push(change)
    if (this.#current !== undefined) this.#wake()
  }

  #wake(): void {
    if (this.#closed || this.#reading !== undefined || this.#retry !== undefined) return
    // In a microtask, so that changes which are delivered together cost one reading.
    this.#reading = Promise.resolve()
      .then(() => this.#readAnew())
      .catch((error: unknown) => {
        this.#report(error, 'reading the catalogue')
        this.#scheduleRetry()
      })
      .finally(() => {
        this.#reading = undefined
        if (this.#waiting.length > 0) this.#wake()
      })
  }

  async #readAnew(): Promise<void> {
    const changes = [...this.#waiting]
    const { deliveredId: upToId, lastId } = this.#feed
    const before = this.current
    const now = toCatalogueIndex(await readStoredCatalogue(this.#db))
    // Only now: a reading that failed leaves its changes to the next one.
    this.#waiting = this.#waiting.slice(changes.length)
    this.#retryMs = firstRetryMs
    this.#current = now
    this.#upToId = upToId
    this.#newestId = lastId
    this.#tell({ before, now, changes, upToId })
  }

  #scheduleRetry(): void {
    if (this.#closed) return
    this.#retry = setTimeout(() => {
      this.#retry = undefined
      this.#wake()
    }, this.#retryMs)
    this.#retry.unref()
    this.#retryMs = Math.min(this.#retryMs * 2, maxRetryMs)
  }

  #tell(turn: CatalogueTurn): void {
    for (const listener of this.#listeners) {
      try {
        listener(turn)
      } catch (error) {
        this.#report(error, 'telling of a changed catalogue')
      }
    }
  }
}
