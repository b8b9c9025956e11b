import { AsyncLocalStorage } from 'node:async_hooks'
import { refuse } from '#errors.ts'

const comeBackSeconds = 1

/** A request that waits for the database, as far as a queue has to know it. */
export interface Asker {
  /** The database has worked for it before: refused now, that work would be lost. */
  readonly isServed: boolean
  readonly noteServed: () => void
  readonly isGone: () => boolean
  /** Calls back when the customer hangs up; gives back how to stop listening. */
  readonly onGone: (leave: () => void) => () => void
}

const asking = new AsyncLocalStorage<Asker>()

/** What `work` asks of the database, it asks for this request. Timers and workers have no asker: they are few, and always admitted. */
export function runFor<T>(asker: Asker, work: () => T): T {
  return asking.run(asker, work)
}

interface Waiting<Item> {
  readonly item: Item
  readonly stopListening: (() => void) | undefined
}

/**
 * A queue that ends somewhere. Without a bound an overloaded server answers everybody after they have gone: it works for
 * nobody, and never recovers. A request beyond the bound is refused at once with 503, and one whose customer hangs up
 * leaves the queue.
 */
export class BoundedQueue<Item> {
  readonly #max: number
  /** Workers, timers and requests that were served before. */
  readonly #first: Waiting<Item>[] = []
  readonly #waiting: Waiting<Item>[] = []

  constructor(max: number) {
    this.#max = max
  }

  /** Without those that go first: they are never refused. */
  get length(): number {
    return this.#waiting.length
  }

  get isFull(): boolean {
    return this.#waiting.length >= this.#max
  }

  /** `leave` is told why the item left the queue before its turn. Throws where there is no room. */
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

/** A fixed number of places, and a bounded queue for them. */
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
    // The place goes on to the next one.
    if (next === undefined) this.#taken -= 1
    else next()
  }
}

function toOverload(): Error {
  return refuse('server.unavailable', { retryAfterSeconds: comeBackSeconds })
}
