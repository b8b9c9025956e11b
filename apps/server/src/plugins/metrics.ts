import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

export interface AnsweredRequest {
  readonly method: string
  readonly route: string
  readonly status: number
  /** Missing for an answer from memory. */
  readonly ms?: number
}

/** A figure that is computed when it is read: one value, or one for each label. */
export interface LookedUp {
  readonly name: string
  readonly help: string
  readonly label?: string
  readonly look: () => Promise<readonly { readonly label?: string; readonly value: number }[]>
}

/** Metrics of this process. Labels name routes and kinds, and never a person, an address or an order. */
export class Metrics {
  readonly #registry = new Registry()
  readonly #requests = new Counter({
    name: 'lavash_http_requests_total',
    help: 'Answers by route and status, those out of memory included',
    labelNames: ['method', 'route', 'status'],
    registers: [this.#registry],
  })
  readonly #requestSeconds = new Histogram({
    name: 'lavash_http_request_seconds',
    help: 'From the first byte of a request to the last of its answer; without answers out of memory',
    labelNames: ['method', 'route'],
    // Buckets from a menu out of memory to an order that waits for its payment page.
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [this.#registry],
  })
  readonly #orders = new Counter({
    name: 'lavash_orders_placed_total',
    help: 'New orders by delivery method and payment method',
    labelNames: ['delivery', 'payment'],
    registers: [this.#registry],
  })
  readonly #payments = new Counter({
    name: 'lavash_payments_settled_total',
    help: 'Online payments by provider and outcome',
    labelNames: ['provider', 'outcome'],
    registers: [this.#registry],
  })
  readonly #jobs = new Counter({
    name: 'lavash_jobs_ended_total',
    help: 'Attempts of the outbox by kind and outcome',
    labelNames: ['kind', 'outcome'],
    registers: [this.#registry],
  })
  #hasProcessFigures = false

  requestAnswered({ method, route, status, ms }: AnsweredRequest): void {
    this.#requests.inc({ method, route, status })
    if (ms !== undefined) this.#requestSeconds.observe({ method, route }, ms / 1000)
  }

  orderPlaced(delivery: string, payment: string): void {
    this.#orders.inc({ delivery, payment })
  }

  paymentSettled(provider: string, outcome: string): void {
    this.#payments.inc({ provider, outcome })
  }

  jobEnded(kind: string, outcome: string): void {
    this.#jobs.inc({ kind, outcome })
  }

  addLookedUp({ name, help, label, look }: LookedUp): void {
    const gauge = new Gauge({
      name,
      help,
      labelNames: label === undefined ? [] : [label],
      registers: [this.#registry],
      collect: async () => {
        const values = await look()
        gauge.reset()
        for (const one of values)
          gauge.set(label === undefined ? {} : { [label]: one.label ?? '' }, one.value)
      },
    })
  }

  async toText(): Promise<string> {
    // Metrics of event loop, memory and garbage collection. Collecting them costs a little, so it starts with the
    // first reader.
    if (!this.#hasProcessFigures) collectDefaultMetrics({ register: this.#registry })
    this.#hasProcessFigures = true
    return this.#registry.metrics()
  }
}
