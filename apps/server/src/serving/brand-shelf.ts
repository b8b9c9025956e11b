import type { Slug } from '#catalogue/catalogue.ts'
import type { Db, ReportFault } from '#db/db.ts'
import { refuse } from '#errors.ts'
import { BrandSlot } from './brand-slot.ts'
import type { BrandEntry } from './catalogue-index.ts'
import { BrokenBrand, loadBrand, type LoadedBrand } from './load-brand.ts'

const comeBackSeconds = 5

export type Found<T> = T | undefined | Promise<T | undefined>

export interface ShelfOptions {
  readonly report: ReportFault
  /** Kept in memory at most; the brand that was read last stays, however large it is. */
  readonly maxBytes: number
}

/** The brands in memory: read when asked for, let go when others were asked for since and the bound is reached. */
export class BrandShelf {
  readonly #db: Db
  readonly #options: ShelfOptions
  readonly #slots = new Map<Slug, BrandSlot>()
  readonly #dropListeners = new Set<(slug: Slug) => void>()
  #tick = 0

  constructor(db: Db, options: ShelfOptions) {
    this.#db = db
    this.#options = options
  }

  get bytes(): number {
    return [...this.#slots.values()].reduce((sum, slot) => sum + slot.bytes, 0)
  }

  get slots(): readonly BrandSlot[] {
    return [...this.#slots.values()]
  }

  /** Brands whose newest version makes no sense. */
  get brokenSlugs(): Slug[] {
    return this.slots.filter(({ fault }) => fault instanceof BrokenBrand).map(({ slug }) => slug)
  }

  /** There at once when it is in memory. Refused where it cannot be read and never was. */
  find(slug: Slug): Found<BrandEntry> {
    const slot = this.#slots.get(slug) ?? this.#open(slug)
    slot.usedAt = ++this.#tick
    return slot.loaded?.entry ?? this.#load(slot)
  }

  findSlot(slug: Slug): BrandSlot | undefined {
    return this.#slots.get(slug)
  }

  /** Marks the brand as used, for answers that go past `find`. */
  touch(slug: Slug): void {
    const slot = this.#slots.get(slug)
    if (slot !== undefined) slot.usedAt = ++this.#tick
  }

  /** Called when a brand leaves memory. */
  onDrop(listener: (slug: Slug) => void): void {
    this.#dropListeners.add(listener)
  }

  /** Single flight: whoever asks while it is read waits for the same reading. */
  read(slot: BrandSlot): Promise<LoadedBrand | undefined> {
    slot.reading ??= this.#readWhole(slot).finally(() => {
      slot.reading = undefined
    })
    return slot.reading
  }

  async close(): Promise<void> {
    await Promise.allSettled(this.slots.flatMap(({ reading }) => reading ?? []))
  }

  #open(slug: Slug): BrandSlot {
    const slot = new BrandSlot(slug)
    this.#slots.set(slug, slot)
    return slot
  }

  async #load(slot: BrandSlot): Promise<BrandEntry | undefined> {
    if (slot.reading === undefined && !slot.canRead(performance.now())) throw toRefusal()
    try {
      return (await this.read(slot))?.entry
    } catch {
      // Reported where it happened. The other brands are served meanwhile.
      throw toRefusal()
    }
  }

  async #readWhole(slot: BrandSlot): Promise<LoadedBrand | undefined> {
    try {
      let loaded: LoadedBrand | undefined
      const before = slot.loaded
      do {
        slot.isStale = false
        loaded = await loadBrand(this.#db.read, slot.slug, slot.loaded)
        // A change that was heard meanwhile may not be in it.
      } while (slot.isStale)
      slot.succeed(loaded)
      if (loaded === undefined) this.#slots.delete(slot.slug)
      else loaded.entry.answers.forget(listGoneParts(before, loaded))
      this.#makeRoom(slot)
      return loaded
    } catch (error) {
      const isNews = String(error) !== String(slot.fault)
      slot.fail(error, performance.now())
      if (isNews) this.#options.report(error, `reading the brand ${slot.slug}`)
      throw error
    }
  }

  #makeRoom(kept: BrandSlot): void {
    let { bytes } = this
    if (bytes <= this.#options.maxBytes) return
    for (const slot of this.slots.toSorted((one, other) => one.usedAt - other.usedAt)) {
      if (bytes <= this.#options.maxBytes) return
      if (slot === kept || slot.reading !== undefined || slot.loaded === undefined) continue
      bytes -= slot.bytes
      this.#slots.delete(slot.slug)
      for (const listener of this.#dropListeners) listener(slot.slug)
    }
  }
}

function toRefusal() {
  return refuse('server.unavailable', { retryAfterSeconds: comeBackSeconds })
}

/** Parts that a version no longer has. */
function listGoneParts(before: LoadedBrand | undefined, now: LoadedBrand): ReadonlySet<unknown> {
  const gone = [...(before?.parts ?? [])].filter(([hash]) => !now.parts.has(hash))
  return new Set(gone.map(([, { value }]) => value))
}
