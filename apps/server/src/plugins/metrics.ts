import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client'
import { type AnsweredRequest, RequestFigures } from '#plugins/request-figures.ts'

/** A figure that is looked up when somebody asks: one value, or one for each label. */
export interface LookedUp {
  readonly name: string
  readonly help: string
  readonly label?: string
  readonly look: () => Promise<readonly { readonly label?: string; readonly value: number }[]>
}

/** What this process has done. Labels name routes and kinds, never a person, an address or an order. */
export class Metrics {
  readonly #registry = new Registry()
  readonly #requests = new RequestFigures()
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

  requestAnswered(request: AnsweredRequest): void {
    this.#requests.count(request)
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
    // Event loop, memory, garbage: watching them costs a little, so it begins when somebody looks.
    if (!this.#hasProcessFigures) collectDefaultMetrics({ register: this.#registry })
    this.#hasProcessFigures = true
    return `${this.#requests.toText()}\n${await this.#registry.metrics()}`
  }
}
