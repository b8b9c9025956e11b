import { anyKey, type ChangeFeed } from '#db/change-feed.ts'
import type { Db, ReportFault } from '#db/db.ts'
import {
  listOrderEvents,
  type OrderEventRow,
  type OrderRow,
  orderTopic,
  parseOrderKey,
} from '#ordering/order-rows.ts'
import { toOrderEvent } from '#ordering/to-order.ts'
import type { EventStream } from '#plugins/event-stream.ts'

interface Listener {
  readonly stream: EventStream
  lastId: number
}

interface Room {
  readonly timeZone: string
  readonly listeners: Set<Listener>
  /** Readings of one order run one after the other, so that events keep their order. */
  reading: Promise<void>
}

/** All clients of this process that watch an order. The change may come from any process. */
export class OrderAudience {
  readonly #db: Db
  readonly #report: ReportFault
  readonly #rooms = new Map<string, Room>()
  readonly #unsubscribe: () => void

  constructor(db: Db, changes: ChangeFeed, report: ReportFault) {
    this.#db = db
    this.#report = report
    this.#unsubscribe = changes.subscribe(orderTopic, ({ key }) => {
      const ids = key === anyKey ? this.#rooms.keys() : [parseOrderKey(key).orderId]
      for (const orderId of ids) this.#tellNews(orderId)
    })
  }

  /** Sends the events after `afterId`, then every later one. Returns a function that unsubscribes. */
  join({ id, timeZone }: OrderRow, stream: EventStream, afterId: number): () => void {
    const room = this.#rooms.get(id) ?? { timeZone, listeners: new Set(), reading: Promise.resolve() }
    this.#rooms.set(id, room)
    const listener: Listener = { stream, lastId: afterId }
    room.listeners.add(listener)
    this.#tellNews(id)
    return () => {
      room.listeners.delete(listener)
      if (room.listeners.size === 0 && this.#rooms.get(id) === room) this.#rooms.delete(id)
    }
  }

  close(): void {
    this.#unsubscribe()
  }

  #tellNews(orderId: string): void {
    const room = this.#rooms.get(orderId)
    if (room === undefined) return
    room.reading = room.reading
      .then(() => this.#read(orderId, room))
      .catch((error: unknown) => {
        this.#report(error, 'reading the events of an order')
        // A client resumes with the last id it received, so it misses nothing.
        for (const { stream } of room.listeners) stream.close()
      })
  }

  async #read(orderId: string, room: Room): Promise<void> {
    if (room.listeners.size === 0) return
    const firstNeeded = Math.min(...[...room.listeners].map(({ lastId }) => lastId))
    const events = await listOrderEvents(this.#db.read, [orderId], firstNeeded)
    for (const event of events) tell(room, event)
  }
}

function tell({ listeners, timeZone }: Room, event: OrderEventRow): void {
  for (const listener of listeners) {
    if (event.id <= listener.lastId) continue
    listener.lastId = event.id
    listener.stream.send({ id: event.id, data: toOrderEvent(event, timeZone) })
  }
}
