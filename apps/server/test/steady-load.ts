import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Order, OrderBody } from '@lavash/contract/orders'
import { vi } from 'vitest'
import type { Customer } from './order-desk.ts'

interface SteadyOrder {
  readonly key: string
  /** What happened to each request that was no answer. */
  readonly failures: string[]
  order?: Order
}

/** Between two orders of one customer: a load, and not a measurement. */
const paceMs = 50
const easyPaceMs = 500
const patienceMs = 45_000

/** Customers who order one thing after another for as long as the test wants, each as their browser would. */
export class SteadyLoad implements AsyncDisposable {
  readonly orders: SteadyOrder[] = []
  readonly #address: string
  readonly #body: OrderBody
  readonly #customers: Promise<void[]>
  #isOver = false
  #paceMs = paceMs

  constructor(address: string, customers: readonly Customer[], body: OrderBody) {
    this.#address = address
    this.#body = body
    this.#customers = Promise.all(customers.map((customer) => this.#orderOn(customer)))
  }

  get answered(): readonly Order[] {
    return this.orders.flatMap(({ order }) => order ?? [])
  }

  get failures(): readonly string[] {
    return this.orders.flatMap(({ failures }) => failures)
  }

  /** Until so many more orders stand: what was broken before works again. */
  async goOnFor(count: number): Promise<void> {
    const wanted = this.answered.length + count
    await waitUntil(() => this.answered.length >= wanted, 'orders that stand')
  }

  /** Until nobody is asking a second time. */
  async settle(): Promise<void> {
    const isRepeating = ({ failures, order }: SteadyOrder): boolean =>
      failures.length > 0 && order === undefined
    await waitUntil(() => !this.orders.some(isRepeating), 'an answer to the second request')
  }

  /** Fewer orders meanwhile: for what a load only makes longer, as the start of a process. */
  async atEase<Done>(work: () => Promise<Done>): Promise<Done> {
    this.#paceMs = easyPaceMs
    try {
      return await work()
    } finally {
      this.#paceMs = paceMs
    }
  }

  async end(): Promise<void> {
    this.#isOver = true
    await this.#customers
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.end()
  }

  async #orderOn(customer: Customer): Promise<void> {
    while (!this.#isOver) {
      const order: SteadyOrder = { key: randomUUID(), failures: [] }
      this.orders.push(order)
      // The key stays: whatever became of the first request, the second one means the same order.
      while (order.order === undefined) {
        if (order.failures.length > 5) throw new Error(order.failures.join(', '))
        const answer = await this.#send(customer, order.key)
        if (typeof answer === 'string') order.failures.push(answer)
        else order.order = answer
      }
      await sleep(this.#paceMs)
    }
  }

  async #send(customer: Customer, key: string): Promise<Order | string> {
    const headers = {
      'content-type': 'application/json',
      'idempotency-key': key,
      ...(await customer.headers()),
    }
    const url = `${this.#address}/api/v1/persons/${customer.personId}/orders`
    try {
      const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(this.#body) })
      const text = await answer.text()
      return answer.ok ? (JSON.parse(text) as Order) : `${answer.status} ${text}`
    } catch (error) {
      // What fetch throws when a connection breaks.
      if (error instanceof TypeError) return error.message
      throw error
    }
  }
}

async function waitUntil(isSo: () => boolean, what: string): Promise<void> {
  const look = (): void => {
    if (!isSo()) throw new Error(`Waited in vain for ${what}`)
  }
  await vi.waitFor(look, { timeout: patienceMs, interval: 20 })
}
