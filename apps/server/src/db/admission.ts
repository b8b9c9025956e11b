import { AsyncLocalStorage } from 'node:async_hooks'
import { refuse } from '#errors.ts'

const comeBackSeconds = 1

/** A request in a queue for the database. */
export interface Asker {
  /** True once the database has worked for the request. A refusal after that would waste the work. */
  readonly isServed: boolean
  readonly noteServed: () => void
  readonly isGone: () => boolean
  /** Registers a callback for the customer's disconnect. Returns a function that unregisters it. */
  readonly onGone: (leave: () => void) => () => void
}

const asking = new AsyncLocalStorage<Asker>()

/**
 * Runs `work` so that its queries belong to this request. Timers and workers belong to none: they are few and always
 * admitted.
 */
export function runFor<T>(asker: Asker, work: () => T): T {
  return asking.run(asker, work)
}

interface Waiting<Item> {
  readonly item: Item
  readonly stopListening: (() => void) | undefined
}

/**
 * A bounded queue. An unbounded queue never recovers from overload: the server would answer customers who have left.
 * A request beyond the bound gets 503 at once, and a disconnected request leaves the queue.
 */
export class BoundedQueue<Item> {
  readonly #max: number
  /** Workers, timers, and requests that the database has served before. */
  readonly #first: Waiting<Item>[] = []
  readonly #waiting: Waiting<Item>[] = []

  constructor(max: number) {
    this.#max = max
  }

  /** Without the items that go first, which are never refused. */
  get length(): number {
    return this.#waiting.length
  }

  get isFull(): boolean {
    return this.#waiting.length >= this.#max
  }

  /** Calls `leave` with the reason if the item leaves the queue before its turn. Throws if the queue is full. */
  push(item: Item, leave: (reason: Error) => void): void {
    const asker = asking.getStore()
    const isFirst = asker === undefined || asker.isServed
    if (!isFirst && (this.isFull || asker.isGone())) throw toOverload()
    const waiting: Waiting<Item> = {
      item,
      stopListening: asker?.onGone(() => {
        if (remove(this.#first, waiting) || remove(this.#waiting, waiting)) leave(toOverload())
      }),
    }
    const queue = isFirst ? this.#first : this.#waiting
    queue.push(waiting)
  }

  shift(): Item | undefined {
    const next = this.#first.shift() ?? this.#waiting.shift()
    next?.stopListening?.()
    return next?.item
  }
}

function remove<Item>(queue: Item[], item: Item): boolean {
  const index = queue.indexOf(item)
  if (index >= 0) queue.splice(index, 1)
  return index >= 0
}

export function noteServed(): void {
  asking.getStore()?.noteServed()
}

/** A fixed number of slots with a bounded queue. */
export class Admission {
  readonly #places: number
  readonly #queue: BoundedQueue<() => void>
  #taken = 0

  constructor(places: number, maxWaiting: number) {
    this.#places = places
    this.#queue = new BoundedQueue(maxWaiting)
  }

  get isFull(): boolean {
    return this.#queue.isFull
  }

  get waiting(): number {
    return this.#queue.length
  }

  async enter(): Promise<void> {
    if (this.#taken < this.#places) this.#taken += 1
    else await new Promise<void>((resolve, reject) => this.#queue.push(resolve, reject))
    noteServed()
  }

  leave(): void {
    const next = this.#queue.shift()
    // Gives the slot to the next item.
    if (next === undefined) this.#taken -= 1
    else next()
  }
}

function toOverload(): Error {
  return refuse('server.unavailable', { retryAfterSeconds: comeBackSeconds })
}
