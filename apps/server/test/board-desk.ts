import type { Board, BoardEvent, BoardOrderAnswer } from '@lavash/contract/board'
import type { Order } from '@lavash/contract/orders'
import { OrderDesk } from './order-desk.ts'
import { readEvents } from './read-events.ts'
import { addStaff, OfficeBrowser } from './staff-desk.ts'

type Named = Pick<Order, 'id'>

/** The demonstration's venue with customers on one side and people at its counter on the other. */
export class BoardDesk {
  readonly orders: OrderDesk
  readonly restoId: number
  readonly brandId: number

  private constructor(orders: OrderDesk) {
    this.orders = orders
    this.restoId = orders.id('resto', 'centre')
    this.brandId = orders.server.id('ugolyok', 'brand', 'ugolyok')
  }

  static async open(): Promise<BoardDesk> {
    return new BoardDesk(await OrderDesk.open())
  }

  path(rest = ''): string {
    return `/1/restos/${this.restoId}/board${rest}`
  }

  stepPath({ id }: Named, step: string): string {
    return this.path(`/orders/${id}/${step}`)
  }

  async counter(name: string): Promise<OfficeBrowser> {
    return this.#enter({ name, role: 'COUNTER', restoIds: [this.restoId] })
  }

  async owner(): Promise<OfficeBrowser> {
    return this.#enter({ role: 'OWNER' })
  }

  async #enter(person: Omit<Parameters<typeof addStaff>[1], 'brandId'>): Promise<OfficeBrowser> {
    const { server } = this.orders
    const browser = new OfficeBrowser(server)
    browser.take(await addStaff(server, { brandId: this.brandId, ...person }))
    return browser
  }

  async find(counter: OfficeBrowser, order: Named): Promise<BoardOrderAnswer | undefined> {
    const { orders } = await counter.ask<Board>('GET', this.path())
    return orders.find(({ id }) => id === order.id)
  }

  /** Listens as a board does. */
  async listen(counter: OfficeBrowser, lastId?: string): Promise<HeardBoard> {
    const stop = new AbortController()
    const cookie = [...counter.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(`${this.orders.server.url}${this.path('/events')}`, {
      headers: { cookie, ...(lastId !== undefined && { 'last-event-id': lastId }) },
      signal: stop.signal,
    })
    if (!answer.ok) throw new Error(`The stream was refused: ${answer.status}`)
    return new HeardBoard(readEvents(answer), stop)
  }

  close(): Promise<void> {
    return this.orders[Symbol.asyncDispose]()
  }
}

export class HeardBoard {
  readonly #events: ReturnType<typeof readEvents>
  readonly #stop: AbortController

  constructor(events: ReturnType<typeof readEvents>, stop: AbortController) {
    this.#events = events
    this.#stop = stop
  }

  async next(): Promise<{ id: string; event: BoardEvent | undefined; isOver: boolean }> {
    const { value, done } = await this.#events.next()
    return { id: value?.id ?? '', event: value?.data as BoardEvent | undefined, isOver: done === true }
  }

  /** Every state that is told until this order has this status. */
  async until({ id }: Named, status: Order['status']): Promise<{ id: string; order: BoardOrderAnswer }[]> {
    const heard = []
    for (;;) {
      const { id: eventId, event, isOver } = await this.next()
      if (isOver) throw new Error('The stream is over')
      if (event?.type !== 'board.order') continue
      heard.push({ id: eventId, order: event.order })
      if (event.order.id === id && event.order.status === status) return heard
    }
  }

  async isOver(): Promise<true> {
    for (;;) if ((await this.next()).isOver) return true
  }

  stop(): void {
    this.#stop.abort()
  }
}
