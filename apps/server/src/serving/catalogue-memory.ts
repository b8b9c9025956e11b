import type { Slug } from '#catalogue/catalogue.ts'
import { catalogueTopic } from '#catalogue/versions/catalogue-topic.ts'
import { anyKey, type ChangeFeed } from '#db/change-feed.ts'
import type { Change } from '#db/change-log.ts'
import type { Db, ReportFault } from '#db/db.ts'
import { BrandShelf, type Found } from './brand-shelf.ts'
import type { BrandEntry } from './catalogue-index.ts'
import { Directory } from './directory.ts'

const retryMs = 500

/** What changes have made of one brand; `now` is missing where it is not in memory, or was removed. */
export interface BrandTurn {
  readonly slug: Slug
  readonly now: BrandEntry | undefined
  readonly changes: readonly Change[]
  /** Every change of the brand up to this id of the log is in `now`. */
  readonly upToId: number
}

export type BrandListener = (turn: BrandTurn) => void

export interface MemoryOptions {
  readonly report: ReportFault
  readonly maxBytes: number
}

/**
 * The catalogue as this process knows it: the directory always, a brand once it was asked for. Changes are taken in
 * brand by brand; while one cannot be read, its customers keep the last version that could.
 */
export class CatalogueMemory {
  readonly directory = new Directory()
  readonly #db: Db
  readonly #feed: ChangeFeed
  readonly #report: ReportFault
  readonly shelf: BrandShelf
  readonly #listeners = new Set<BrandListener>()
  readonly #unsubscribe: () => void
  readonly #retries = new Set<NodeJS.Timeout>()
  #waiting: Change[] = []
  #upToId = 0
  #working: Promise<void> | undefined
  #isStarted = false
  #isClosed = false

  private constructor(db: Db, feed: ChangeFeed, options: MemoryOptions) {
    this.#db = db
    this.#feed = feed
    this.#report = options.report
    this.shelf = new BrandShelf(db, options)
    // Before the first reading: what is committed meanwhile must not be missed.
    this.#unsubscribe = feed.subscribe(catalogueTopic, this.#hear)
  }

  static async start(db: Db, feed: ChangeFeed, options: MemoryOptions): Promise<CatalogueMemory> {
    const memory = new CatalogueMemory(db, feed, options)
    await memory.directory.refresh(db.read)
    memory.#isStarted = true
    memory.#wake()
    return memory
  }

  /** Where a listener that reads now resumes from: every change up to here is in memory. */
  get upToId(): number {
    return this.#working === undefined ? this.#feed.deliveredId : this.#upToId
  }

  /** The newest change this process has heard of. */
  get lastId(): number {
    return this.#feed.lastId
  }

  /** There at once when it is in memory. */
  find(slug: Slug | undefined): Found<BrandEntry> {
    return slug === undefined || this.directory.find(slug) === undefined ? undefined : this.shelf.find(slug)
  }

  /** What is in memory now; nothing is read. */
  peek(slug: Slug): BrandEntry | undefined {
    return this.shelf.findSlot(slug)?.loaded?.entry
  }

  /** Resolves when all changes heard so far are in memory, or could not be read. */
  async settle(): Promise<void> {
    await this.#working
  }

  /** Called after the swap, so that whoever is told to read again reads the new one. */
  subscribe(listener: BrandListener): () => void {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true
    this.#unsubscribe()
    for (const retry of this.#retries) clearTimeout(retry)
    await this.#working
    await this.shelf.close()
  }

  readonly #hear = (change: Change): void => {
    this.#waiting.push(change)
    for (const slot of this.shelf.slots) {
      if (slot.reading !== undefined && isAbout(change, slot.slug)) slot.isStale = true
    }
    if (this.#isStarted) this.#wake()
  }

  #wake(): void {
    if (this.#isClosed || this.#working !== undefined || this.#waiting.length === 0) return
    // In a microtask, so that changes which are delivered together cost one reading.
    this.#working = Promise.resolve()
      .then(() => this.#takeIn())
      .catch((error: unknown) => {
        this.#report(error, 'reading the catalogue')
        this.#retry(retryMs, () => this.#wake())
        return 'later'
      })
      .then((outcome) => {
        this.#working = undefined
        if (outcome !== 'later') this.#wake()
      })
  }

  async #takeIn(): Promise<void> {
    const changes = [...this.#waiting]
    const upToId = this.#feed.deliveredId
    this.#upToId = upToId
    const isAny = changes.some(({ key }) => key === anyKey)
    const published = [...new Set(changes.map(({ key }) => key))]
    await this.directory.refresh(this.#db.read, isAny ? undefined : published)
    // Only now: what failed so far leaves its changes to the next try.
    this.#waiting = this.#waiting.slice(changes.length)
    const slugs = isAny ? this.shelf.slots.map(({ slug }) => slug) : published
    for (const slug of slugs) {
      await this.#renew({ slug, changes: changes.filter((change) => isAbout(change, slug)), upToId })
    }
    // Listeners of brands that are not in memory know nothing for certain either.
    if (isAny) this.#tell({ slug: anyKey, now: undefined, changes, upToId })
  }

  async #renew(turn: Omit<BrandTurn, 'now'>): Promise<void> {
    const slot = this.shelf.findSlot(turn.slug)
    if (slot === undefined) return this.#tell({ ...turn, now: undefined })
    try {
      await this.shelf.read(slot)
      this.#tell({ ...turn, now: slot.loaded?.entry })
    } catch {
      // Its customers keep what they have, and hear of it when it can be read.
      const waitMs = slot.fail(slot.fault, performance.now())
      this.#retry(waitMs, () => void this.#renew(turn))
    }
  }

  #retry(afterMs: number, work: () => void): void {
    if (this.#isClosed) return
    const timer = setTimeout(() => {
      this.#retries.delete(timer)
      work()
    }, afterMs)
    timer.unref()
    this.#retries.add(timer)
  }

  #tell(turn: BrandTurn): void {
    for (const listener of this.#listeners) {
      try {
        listener(turn)
      } catch (error) {
        this.#report(error, 'telling of a changed catalogue')
      }
    }
  }
}

function isAbout({ key }: Change, slug: Slug): boolean {
  return key === anyKey || key === slug
}
