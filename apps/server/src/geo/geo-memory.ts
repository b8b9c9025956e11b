import type { ChangeFeed } from '#db/change-feed.ts'
import type { Db, ReportFault } from '#db/db.ts'
import type { AddressIndex } from '#geo/search/address-index.ts'
import { buildAddressIndex, type NamedBook } from '#geo/search/build-address-index.ts'
import { type Dataset, listPublished, type PublishedImport, toDatasets } from '#geo/store/datasets.ts'
import { geoTopic } from '#geo/store/geo-import.ts'
import { readAddressBook } from '#geo/store/read-address-book.ts'

const retryMs = 2000

/** What the map and the address search need of the database, in memory until the next import. */
export class GeoMemory {
  readonly #db: Db
  readonly #report: ReportFault
  readonly #unsubscribe: () => void
  #imports: readonly PublishedImport[] = []
  #datasets: readonly Dataset[] = []
  #index: AddressIndex | undefined
  #loading: Promise<void> | undefined
  #isStale = false
  #isClosed = false
  #retry: NodeJS.Timeout | undefined

  private constructor(db: Db, changes: ChangeFeed, report: ReportFault) {
    this.#db = db
    this.#report = report
    this.#unsubscribe = changes.subscribe(geoTopic, () => this.#reload())
  }

  static async start(db: Db, changes: ChangeFeed, report: ReportFault): Promise<GeoMemory> {
    // Subscribed before it reads: an import published in between is heard of.
    const memory = new GeoMemory(db, changes, report)
    await memory.#loadAlone()
    return memory
  }

  get datasets(): readonly Dataset[] {
    return this.#datasets
  }

  get index(): AddressIndex | undefined {
    return this.#index
  }

  /** The import behind `dataset-7`, the present one or the one before it. */
  findTileImport(name: string): PublishedImport | undefined {
    return this.#imports.find((known) => known.hasTiles && toTileSourceName(known) === name)
  }

  async close(): Promise<void> {
    this.#isClosed = true
    this.#unsubscribe()
    clearTimeout(this.#retry)
    await this.#loading
  }

  /** The old map is shown until the new one is ready, or for as long as it cannot be read. */
  #reload(): void {
    if (this.#isClosed) return
    if (this.#loading !== undefined) {
      this.#isStale = true
      return
    }
    this.#loadAlone().catch((error: unknown) => {
      this.#report(error, 'reading the maps')
      if (!this.#isClosed) this.#retry = setTimeout(() => this.#reload(), retryMs)
    })
  }

  /** What changes meanwhile is read afterwards: of two at once the older might end last, and stay. */
  async #loadAlone(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#loading = promise
    try {
      await this.#load()
    } finally {
      this.#loading = undefined
      resolve()
      if (this.#isStale) {
        this.#isStale = false
        this.#reload()
      }
    }
  }

  async #load(): Promise<void> {
    const imports = await listPublished(this.#db.read)
    const datasets = toDatasets(imports)
    const books: NamedBook[] = []
    for (const { name, addresses } of datasets) {
      if (addresses !== undefined)
        books.push({ dataset: name, book: await readAddressBook(this.#db, addresses.id) })
    }
    // Awaited before anything is replaced: style, tiles and addresses of one import appear together.
    const index = books.length === 0 ? undefined : await buildAddressIndex(books)
    this.#imports = imports
    this.#datasets = datasets
    this.#index = index
  }
}

export function toTileSourceName({ dataset, id }: PublishedImport): string {
  return `${dataset}-${id}`
}
