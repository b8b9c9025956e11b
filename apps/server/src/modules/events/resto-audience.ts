import type { RestoEvent } from '@lavash/contract/events'
import { venueState } from '@lavash/rulebook/time/week-schedule'
import type { AvailabilityMemory, AvailabilityTurn } from '#availability/availability-memory.ts'
import type { Clock } from '#clock.ts'
import { anyKey } from '#db/change-feed.ts'
import { type HeardResto, toRestoEvents, toStopEvents } from '#modules/events/to-resto-events.ts'
import type { EventStream } from '#plugins/event-stream.ts'
import type { RestoEntry } from '#serving/catalogue-index.ts'
import type { BrandTurn, CatalogueMemory } from '#serving/catalogue-memory.ts'

/** Tests and the demonstration may set the clock, so the hour is polled instead of awaited. */
const clockCheckMs = 1000

/** Held beside the brand, because the brand may leave memory while a client still listens. */
interface Room {
  readonly streams: Set<EventStream>
  readonly restoId: number
  readonly brandId: number
  readonly slug: string
  hours: Hours
  isOpen: boolean
}

type Hours = Pick<RestoEntry, 'schedule'> & { readonly timeZone: RestoEntry['resto']['timeZone'] }

/** All clients of this process that listen to venues. */
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
    const { id: restoId, brand } = resto
    const room = this.#rooms.get(restoId) ?? {
      streams: new Set(),
      restoId,
      brandId: brand.id,
      slug: brand.slug,
      hours: toHours(resto),
      isOpen: this.isOpen(resto),
    }
    this.#rooms.set(restoId, room)
    room.streams.add(stream)
  }

  leave(restoId: number, stream: EventStream): void {
    const room = this.#rooms.get(restoId)
    room?.streams.delete(stream)
    if (room?.streams.size === 0) this.#rooms.delete(restoId)
  }

  isOpen(resto: RestoEntry): boolean {
    return this.#isOpenAt(toHours(resto))
  }

  close(): void {
    clearInterval(this.#clockCheck)
    for (const unsubscribe of this.#unsubscribe) unsubscribe()
  }

  /** The position to resume from: the older of both readings, so that neither loses a change. */
  get upToId(): number {
    return Math.min(this.#catalogue.upToId, this.#availability.upToId)
  }

  toHeard(entry: RestoEntry): HeardResto {
    return this.#toHeard({ restoId: entry.id, brandId: entry.brand.id, slug: entry.brand.slug }, entry)
  }

  #toHeard(
    { restoId: id, brandId, slug }: Pick<Room, 'restoId' | 'brandId' | 'slug'>,
    entry: RestoEntry | undefined,
  ): HeardResto {
    const isStopped = (positionId: number): boolean =>
      this.#availability.stopsOf(id, brandId).positions.has(positionId)
    return { id, brandId, slug, entry, isStopped }
  }

  #isOpenAt({ schedule, timeZone }: Hours): boolean {
    return venueState(schedule, this.#clock.now(), timeZone).kind === 'open'
  }

  #tellTurn({ slug, now, changes }: BrandTurn): void {
    const { upToId } = this
    for (const room of this.#rooms.values()) {
      if (room.slug !== slug && slug !== anyKey) continue
      // An import may remove a venue. Its listeners are told as well.
      const resto = now?.restosById.get(room.restoId)
      if (resto !== undefined) room.hours = toHours(resto)
      for (const event of toRestoEvents(this.#toHeard(room, resto), changes)) tell(room, event, upToId)
    }
  }

  #tellStops({ places }: AvailabilityTurn): void {
    const { upToId } = this
    for (const room of this.#rooms.values()) {
      const resto = this.#catalogue.peek(room.slug)?.restosById.get(room.restoId)
      for (const event of toStopEvents(this.#toHeard(room, resto), places)) tell(room, event, upToId)
    }
  }

  /** The hour event has no id: it is not in the change log, so a client cannot resume from it. */
  #tellHours(): void {
    for (const room of this.#rooms.values()) {
      const isOpen = this.#isOpenAt(room.hours)
      if (isOpen === room.isOpen) continue
      room.isOpen = isOpen
      tell(room, toHoursEvent(isOpen))
    }
  }
}

function toHours({ schedule, resto }: RestoEntry): Hours {
  return { schedule, timeZone: resto.timeZone }
}

export function toHoursEvent(isOpen: boolean): RestoEvent {
  return { type: isOpen ? 'resto.opened' : 'resto.closed' }
}

function tell({ streams }: Room, data: RestoEvent, id?: number): void {
  for (const stream of streams) stream.send({ ...(id !== undefined && { id }), data })
}
