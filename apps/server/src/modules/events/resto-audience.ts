import type { RestoEvent } from '@lavash/contract/events'
import { venueState } from '@lavash/rulebook/time/week-schedule'
import type { AvailabilityMemory, AvailabilityTurn } from '#availability/availability-memory.ts'
import type { Clock } from '#clock.ts'
import { toRestoEvents, toStopEvents } from '#modules/events/to-resto-events.ts'
import type { EventStream } from '#plugins/event-stream.ts'
import type { RestoEntry } from '#serving/catalogue-index.ts'
import type { CatalogueMemory, CatalogueTurn } from '#serving/catalogue-memory.ts'

/** The product's clock may be set, so the hour is looked at instead of waited for. */
const clockCheckMs = 1000

interface Room {
  readonly streams: Set<EventStream>
  isOpen: boolean
}

/** Everybody who listens to venues in this process. */
export class RestoAudience {
  readonly #catalogue: CatalogueMemory
  readonly #clock: Clock
  readonly #rooms = new Map<number, Room>()
  readonly #clockCheck: NodeJS.Timeout
  readonly #availability: AvailabilityMemory
  readonly #unsubscribe: (() => void)[]

  constructor(catalogue: CatalogueMemory, availability: AvailabilityMemory, clock: Clock) {
    this.#catalogue = catalogue
    this.#availability = availability
    this.#clock = clock
    this.#unsubscribe = [
      catalogue.subscribe((turn) => this.#tellTurn(turn)),
      availability.subscribe((turn) => this.#tellStops(turn)),
    ]
    this.#clockCheck = setInterval(() => this.#tellHours(), clockCheckMs)
    this.#clockCheck.unref()
  }

  join(resto: RestoEntry, stream: EventStream): void {
    const room = this.#rooms.get(resto.id) ?? { streams: new Set(), isOpen: this.isOpen(resto) }
    this.#rooms.set(resto.id, room)
    room.streams.add(stream)
  }

  leave(restoId: number, stream: EventStream): void {
    const room = this.#rooms.get(restoId)
    room?.streams.delete(stream)
    if (room?.streams.size === 0) this.#rooms.delete(restoId)
  }

  isOpen({ resto, schedule }: RestoEntry): boolean {
    return venueState(schedule, this.#clock.now(), resto.timeZone).kind === 'open'
  }

  close(): void {
    clearInterval(this.#clockCheck)
    for (const unsubscribe of this.#unsubscribe) unsubscribe()
  }

  /** Where a listener may resume from: what either of the two has not read yet it is told again. */
  get upToId(): number {
    return Math.min(this.#catalogue.upToId, this.#availability.upToId)
  }

  isStopped({ id, brand }: RestoEntry, positionId: number): boolean {
    return this.#availability.stopsOf(id, brand.id).positions.has(positionId)
  }

  #tellTurn({ before, now, changes }: CatalogueTurn): void {
    const { upToId } = this
    for (const [restoId, room] of this.#rooms) {
      // A venue that the import took away is told of it as well.
      const resto = now.restos.get(restoId) ?? before.restos.get(restoId)
      if (resto === undefined) continue
      const isStopped = (id: number): boolean => this.isStopped(resto, id)
      for (const event of toRestoEvents(resto, changes, now, isStopped)) tell(room, event, upToId)
    }
  }

  #tellStops({ places }: AvailabilityTurn): void {
    const { upToId } = this
    const now = this.#catalogue.current
    for (const [restoId, room] of this.#rooms) {
      const resto = now.restos.get(restoId)
      if (resto === undefined) continue
      const isStopped = (id: number): boolean => this.isStopped(resto, id)
      for (const event of toStopEvents(resto, places, now, isStopped)) tell(room, event, upToId)
    }
  }

  /** Without an id: the hour is not in the change log, so it is no place to resume from. */
  #tellHours(): void {
    for (const [restoId, room] of this.#rooms) {
      const resto = this.#catalogue.current.restos.get(restoId)
      if (resto === undefined) continue
      const isOpen = this.isOpen(resto)
      if (isOpen === room.isOpen) continue
      room.isOpen = isOpen
      tell(room, toHoursEvent(isOpen))
    }
  }
}

export function toHoursEvent(isOpen: boolean): RestoEvent {
  return { type: isOpen ? 'resto.opened' : 'resto.closed' }
}

function tell({ streams }: Room, data: RestoEvent, id?: number): void {
  for (const stream of streams) stream.send({ ...(id !== undefined && { id }), data })
}
