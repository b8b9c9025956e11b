import type { ChangeFeed } from '#db/change-feed.ts'
import type { Db, ReportFault } from '#db/db.ts'
import type { AddressIndex } from '#geo/search/address-index.ts'
import { buildAddressIndex, type NamedBook } from '#geo/search/build-address-index.ts'
import { type Dataset, listPublished, type PublishedImport, toDatasets } from '#geo/store/datasets.ts'
import { geoTopic } from '#geo/store/geo-import.ts'
import { readAddressBook } from '#geo/store/read-address-book.ts'

const retryMs = 2000

/** The database's maps and addresses in memory, until the next import. */
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
    // Subscribes before reading, so that an import published in between is noticed.
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

  /** The import behind `dataset-7`: the present or the previous one. */
  findTileImport(name: string): PublishedImport | undefined {
    return this.#imports.find((known) => known.hasTiles && toTileSourceName(known) === name)
  }

  async close(): Promise<void> {
    this.#isClosed = true
    this.#unsubscribe()
    clearTimeout(this.#retry)
    await this.#loading
  }

  /** The old map is served until the new one is ready, or as long as the new one cannot be read. */
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

  /** A change during a read is read afterwards. Of two parallel reads the older might finish last and win. */
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
    // Awaited before anything is replaced, so that style, tiles and addresses always belong to one import.
    const index = books.length === 0 ? undefined : await buildAddressIndex(books)
    this.#imports = imports
    this.#datasets = datasets
    this.#index = index
  }
}

export function toTileSourceName({ dataset, id }: PublishedImport): string {
  return `${dataset}-${id}`
}
