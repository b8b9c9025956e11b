import type { BoardEvent } from '@lavash/contract/board'
import { isoWithOffset } from '@lavash/rulebook/time/time-zone'
import type { Clock } from '#clock.ts'
import { anyKey, type ChangeFeed } from '#db/change-feed.ts'
import type { Db, ReportFault } from '#db/db.ts'
import { findBoardRows, toBoardOrders } from '#modules/board/board-orders.ts'
import { orderTopic, parseOrderKey } from '#ordering/order-rows.ts'
import type { EventStream } from '#plugins/event-stream.ts'

interface Room {
  readonly streams: Set<EventStream>
  /** Orders that have changed since the last reading. */
  readonly changed: Set<string>
  /** Readings of one venue follow one another, so that an order never goes back to an older state. */
  reading: Promise<void>
}

export interface BoardAudienceParts {
  readonly db: Db
  readonly clock: Clock
  readonly changes: ChangeFeed
  readonly report: ReportFault
}

/**
 * Every open board of this process, by venue. A changed order is read once for all boards of its venue, and orders of venues
 * without a board are not read at all.
 */
export class BoardAudience {
  readonly #parts: BoardAudienceParts
  readonly #rooms = new Map<number, Room>()
  readonly #unsubscribe: () => void

  constructor(parts: BoardAudienceParts) {
    this.#parts = parts
    this.#unsubscribe = parts.changes.subscribe(orderTopic, ({ key }) => {
      if (key === anyKey) return this.#tellAll()
      const { restoId, orderId } = parseOrderKey(key)
      return this.#tellOrder(restoId, orderId)
    })
  }

  join(restoId: number, stream: EventStream): void {
    const room = this.#rooms.get(restoId) ?? {
      streams: new Set(),
      changed: new Set(),
      reading: Promise.resolve(),
    }
    this.#rooms.set(restoId, room)
    room.streams.add(stream)
  }

  leave(restoId: number, stream: EventStream): void {
    const room = this.#rooms.get(restoId)
    room?.streams.delete(stream)
    if (room?.streams.size === 0) this.#rooms.delete(restoId)
  }

  close(): void {
    this.#unsubscribe()
  }

  /** The events that bring a board up to date with these orders. */
  async toEvents(orderIds: readonly string[]): Promise<BoardEvent[]> {
    if (orderIds.length === 0) return []
    const { db, clock } = this.#parts
    const rows = await findBoardRows(db.read, orderIds)
    const orders = await toBoardOrders(db.read, rows)
    return orders.map((order, index) => ({
      type: 'board.order',
      now: isoWithOffset(clock.now(), rows[index]?.timeZone ?? 'UTC'),
      order,
    }))
  }

  #tellAll(): void {
    const id = this.#parts.changes.deliveredId
    for (const { streams } of this.#rooms.values()) {
      for (const stream of streams) stream.send({ id, data: { type: 'board.changed' } satisfies BoardEvent })
    }
  }

  #tellOrder(restoId: number, orderId: string): void {
    const room = this.#rooms.get(restoId)
    if (room === undefined) return
    room.changed.add(orderId)
    room.reading = room.reading
      .then(() => this.#read(room))
      .catch((error: unknown) => {
        this.#parts.report(error, 'reading the orders of a board')
        // A client resumes with the last id it received, so it misses nothing.
        for (const stream of room.streams) stream.close()
      })
  }

  async #read({ changed, streams }: Room): Promise<void> {
    if (changed.size === 0) return
    const orderIds = [...changed]
    changed.clear()
    // Read before the orders: a change during the reading has a higher id and is sent again.
    const id = this.#parts.changes.deliveredId
    for (const data of await this.toEvents(orderIds)) for (const stream of streams) stream.send({ id, data })
  }
}
