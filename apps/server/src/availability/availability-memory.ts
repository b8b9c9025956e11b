import { joinVenueStops, noStops, stopsAt, type VenueStops } from '@lavash/rulebook/availability/venue-stops'
import { parseStopKey, readAllStops, readStopsOf, type StopPlace } from '#availability/stop-rows.ts'
import { toVenueStops } from '#availability/to-venue-stops.ts'
import { stopsTopic } from '#catalogue/storing/apply-stops.ts'
import type { Clock } from '#clock.ts'
import type { ChangeFeed } from '#db/change-feed.ts'
import type { Change } from '#db/change-log.ts'
import type { Db, ReportFault } from '#db/db.ts'

const firstRetryMs = 100
const maxRetryMs = 5000
/** The product's clock may be set, so ends are looked at instead of waited for. */
const lookForEndsEveryMs = 1000

export interface AvailabilityTurn {
  /** What was stopped, prolonged or resumed; undefined where anything may differ. */
  readonly places: readonly StopPlace[] | undefined
}

export interface AvailabilityParts {
  readonly db: Db
  readonly changes: ChangeFeed
  readonly clock: Clock
  readonly report: ReportFault
}

/**
 * What every venue has stopped, as this process knows it. A change is read for its venue alone. While the database
 * cannot be read, the last state stays and the reading is tried again; placing an order asks the database itself.
 */
export class AvailabilityMemory {
  readonly #parts: AvailabilityParts
  readonly #scopes = new Map<number, { readonly stops: VenueStops; readonly nextEndMs: number }>()
  readonly #listeners = new Set<(turn: AvailabilityTurn) => void>()
  readonly #unsubscribe: () => void
  readonly #lookForEnds: NodeJS.Timeout
  /** The stops of a venue and of its brand, joined; made anew when either of the two is another object. */
  readonly #joined = new Map<number, { own: VenueStops; everywhere: VenueStops; both: VenueStops }>()
  #nextEndMs = Infinity
  #waiting: Change[] = []
  #reading: Promise<void> | undefined
  #retry: NodeJS.Timeout | undefined
  #retryMs = firstRetryMs
  #readUpToId = 0
  #isReady = false
  #isClosed = false

  private constructor(parts: AvailabilityParts) {
    this.#parts = parts
    // Before the first reading: what is committed meanwhile must not be missed.
    this.#unsubscribe = parts.changes.subscribe(stopsTopic, (change) => {
      this.#waiting.push(change)
      if (this.#isReady) this.#wake()
    })
    this.#lookForEnds = setInterval(() => this.#endPast(), lookForEndsEveryMs)
    this.#lookForEnds.unref()
  }

  static async start(parts: AvailabilityParts): Promise<AvailabilityMemory> {
    const memory = new AvailabilityMemory(parts)
    const { deliveredId } = parts.changes
    await memory.#readAll()
    memory.#readUpToId = deliveredId
    memory.#isReady = true
    if (memory.#waiting.length > 0) memory.#wake()
    return memory
  }

  /** Of a venue, those for all venues of its brand included. Those whose end has passed are gone. */
  stopsOf(restoId: number, brandId: number): VenueStops {
    this.#endPast()
    const own = this.#scopes.get(restoId)?.stops ?? noStops
    const everywhere = this.#scopes.get(brandId)?.stops ?? noStops
    if (own === noStops) return everywhere
    if (everywhere === noStops) return own
    const known = this.#joined.get(restoId)
    if (known?.own === own && known.everywhere === everywhere) return known.both
    const both = joinVenueStops(own, everywhere)
    this.#joined.set(restoId, { own, everywhere, both })
    return both
  }

  /** Stopped at every venue of the brand at once. The same object until that changes. */
  everywhereStopsOf(brandId: number): VenueStops {
    this.#endPast()
    return this.#scopes.get(brandId)?.stops ?? noStops
  }

  /** Every change of the log up to this id is in here: where a listener may resume from. */
  get upToId(): number {
    const isIdle = this.#waiting.length === 0 && this.#reading === undefined
    return isIdle ? this.#parts.changes.deliveredId : this.#readUpToId
  }

  /** Called when a venue's stops differ, also when one has ended by itself. */
  subscribe(listener: (turn: AvailabilityTurn) => void): () => void {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true
    this.#unsubscribe()
    clearInterval(this.#lookForEnds)
    clearTimeout(this.#retry)
    await this.#reading
  }

  #wake(): void {
    if (this.#isClosed || this.#reading !== undefined || this.#retry !== undefined) return
    // In a microtask, so that changes which are delivered together cost one reading.
    this.#reading = Promise.resolve()
      .then(() => this.#readChanged())
      .catch((error: unknown) => {
        this.#parts.report(error, 'reading the stops')
        this.#scheduleRetry()
      })
      .finally(() => {
        this.#reading = undefined
        if (this.#waiting.length > 0) this.#wake()
      })
  }

  async #readChanged(): Promise<void> {
    const changes = [...this.#waiting]
    const { deliveredId } = this.#parts.changes
    const places = changes.flatMap(({ key }) => parseStopKey(key) ?? [])
    const isAnything = places.length < changes.length
    if (isAnything) await this.#readAll()
    else await this.#readScopes([...new Set(places.map(({ scopeId }) => scopeId))])
    // Only now: a reading that failed leaves its changes to the next one.
    this.#waiting = this.#waiting.slice(changes.length)
    this.#retryMs = firstRetryMs
    this.#readUpToId = deliveredId
    this.#tell({ places: isAnything ? undefined : places })
  }

  async #readAll(): Promise<void> {
    const rows = await readAllStops(this.#parts.db.read)
    this.#scopes.clear()
    this.#joined.clear()
    this.#nextEndMs = Infinity
    for (const [scopeId, own] of Map.groupBy(rows, (row) => row.scopeId))
      this.#set(scopeId, toVenueStops(own))
  }

  async #readScopes(scopeIds: readonly number[]): Promise<void> {
    const rows = Map.groupBy(await readStopsOf(this.#parts.db.read, scopeIds), ({ scopeId }) => scopeId)
    for (const scopeId of scopeIds) this.#set(scopeId, toVenueStops(rows.get(scopeId) ?? []))
  }

  #set(scopeId: number, stops: VenueStops): void {
    const left = stopsAt(stops, this.#parts.clock.now())
    const ends = listEnds(left)
    if (ends.length === 0) {
      this.#scopes.delete(scopeId)
      return
    }
    const nextEndMs = ends.reduce((next, [, untilMs]) => Math.min(next, untilMs ?? Infinity), Infinity)
    this.#scopes.set(scopeId, { stops: left, nextEndMs })
    // Too early at worst, when a stop was taken back: then it is looked for once in vain.
    this.#nextEndMs = Math.min(this.#nextEndMs, nextEndMs)
  }

  /** Takes out what has ended. Asked with every look at the stops; the interval is for listeners alone. */
  #endPast(): void {
    const nowMs = this.#parts.clock.now()
    if (nowMs < this.#nextEndMs) return
    this.#nextEndMs = Infinity
    const places: StopPlace[] = []
    for (const [scopeId, { stops, nextEndMs }] of this.#scopes) {
      if (nextEndMs > nowMs) {
        this.#nextEndMs = Math.min(this.#nextEndMs, nextEndMs)
        continue
      }
      for (const [thingId, untilMs] of listEnds(stops)) {
        if (untilMs !== null && untilMs <= nowMs) places.push({ scopeId, thingId })
      }
      this.#set(scopeId, stops)
    }
    if (places.length > 0) this.#tell({ places })
  }

  #scheduleRetry(): void {
    if (this.#isClosed) return
    this.#retry = setTimeout(() => {
      this.#retry = undefined
      this.#wake()
    }, this.#retryMs)
    this.#retry.unref()
    this.#retryMs = Math.min(this.#retryMs * 2, maxRetryMs)
  }

  #tell(turn: AvailabilityTurn): void {
    for (const listener of this.#listeners) {
      try {
        listener(turn)
      } catch (error) {
        this.#parts.report(error, 'telling of stops')
      }
    }
  }
}

function listEnds({ positions, modifierItems }: VenueStops): [number, number | null][] {
  return [...positions, ...modifierItems]
}
