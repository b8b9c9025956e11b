import { randomUUID } from 'node:crypto'
import type { ErrorAnswer, ErrorItem } from '@lavash/contract/errors'
import type { Order, OrderBody, OrderStatus } from '@lavash/contract/orders'
import type { Preflight, PreflightBody } from '@lavash/contract/preflight'
import { type DemoServer, startDemoServer } from './start-demo-server.ts'
import type { TestServer, TestServerOptions } from './start-test-server.ts'
import { transaction } from '#db/transaction.ts'
import { Refusal } from '#errors.ts'
import { recognisePerson } from '#modules/persons/repository.ts'
import { changeOrderStatus } from '#ordering/change-order-status.ts'
import { loadTokenKeys } from '#tokens/load-token-keys.ts'
import { Tokens } from '#tokens/tokens.ts'

export interface Customer {
  readonly personId: string
  /** A fresh token each time: the test may have moved the clock. */
  headers(): Promise<Record<string, string>>
}

type Fields<T> = { [Key in keyof T]?: T[Key] | undefined }

export interface Answer<T> {
  readonly status: number
  /** What the call answers when all goes well. */
  readonly body: T
  readonly errors: readonly ErrorItem[]
  readonly codes: readonly string[]
}

const jsonType = { 'content-type': 'application/json' }

/** In the middle of the zone 'centre-near': 149 ₽ from 400 ₽, 79 ₽ from 700 ₽, free from 1200 ₽. */
const nearCentre = { lat: 43.9941, lng: 34.1966 }

/** The demo venues with somebody who orders: three salads to a place near the centre cost 897 + 79 ₽. */
export class OrderDesk implements AsyncDisposable {
  readonly server: DemoServer

  constructor(server: DemoServer) {
    this.server = server
  }

  static async open(options: TestServerOptions = {}): Promise<OrderDesk> {
    return new OrderDesk(await startDemoServer(options))
  }

  id(kind: 'resto' | 'menu' | 'position' | 'modifier-item' | 'promo-code', slug: string): number {
    return this.server.id('ugolyok', kind, slug)
  }

  line(slug: string, price: number, count = 1): OrderBody['positions'][number] {
    const menuId = this.id('menu', 'main')
    return {
      id: this.id('position', slug),
      menuId,
      count,
      modifiers: [],
      name: slug,
      price,
      sum: price * count,
    }
  }

  preflightBody(): PreflightBody {
    return {
      restoId: this.id('resto', 'centre'),
      deliveryType: 'DELIVERY',
      payType: 'CARD_UPON_RECEIPT',
      positions: [this.line('salad-tabbouleh', 29_900, 3)],
      address: 'Приветный, Центральный проспект, 20',
      location: nearCentre,
    }
  }

  orderBody(fields: Partial<OrderBody> = {}): OrderBody {
    const { address = '', location = nearCentre, ...common } = this.preflightBody()
    return {
      ...common,
      payType: 'CARD_UPON_RECEIPT',
      positions: [this.line('salad-tabbouleh', 29_900, 3)],
      personCount: 2,
      person: { name: 'Анна', phone: '+7 900 000-00-01' },
      deliveryPlace: { address, location },
      expectedTotal: 97_600,
      ...fields,
    }
  }

  /** A field that is undefined is left out. */
  preflight(fields: Fields<PreflightBody> = {}, customer?: Customer): Promise<Answer<Preflight>> {
    const path = `/1/persons/${customer === undefined ? '' : `${customer.personId}/`}orders/preflight`
    return this.post(path, { body: { ...this.preflightBody(), ...fields }, customer })
  }

  /** Another key each time unless told. */
  place(
    customer: Customer,
    fields: Partial<OrderBody> = {},
    key: string = randomUUID(),
  ): Promise<Answer<Order>> {
    const path = `/api/v1/persons/${customer.personId}/orders`
    return this.post(path, { body: this.orderBody(fields), customer, headers: { 'idempotency-key': key } })
  }

  async placed(customer: Customer, fields: Partial<OrderBody> = {}): Promise<Order> {
    const { status, body, codes } = await this.place(customer, fields)
    if (status !== 201) throw new Error(`Not placed: ${codes.join(', ')}`)
    return body
  }

  async get<T>(customer: Customer, path: string): Promise<Answer<T>> {
    const headers = await customer.headers()
    return toAnswer(await this.server.fetch(`/api/v1/persons/${customer.personId}${path}`, { headers }))
  }

  /** A personal call without a method of its own here. */
  async send<T>(customer: Customer, method: string, path: string, body?: unknown): Promise<Answer<T>> {
    const headers = { ...(await customer.headers()), ...(body !== undefined && jsonType) }
    const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }
    return toAnswer(await this.server.fetch(`/api/v1/persons/${customer.personId}${path}`, init))
  }

  async post<T>(path: string, { body, customer, headers = {} }: PostOptions): Promise<Answer<T>> {
    const answer = await this.server.fetch(path, {
      method: 'POST',
      headers: { ...jsonType, ...headers, ...(await customer?.headers()) },
      body: JSON.stringify(body ?? {}),
    })
    return toAnswer(answer)
  }

  /** Steps of the kitchen, made in this process as the command line makes them in its own. */
  async move(order: Pick<Order, 'id'>, ...steps: readonly OrderStatus[]): Promise<void> {
    const { clock, config, db } = this.server
    const parts = { clock, sendsWebhooks: config.webhooks !== undefined }
    for (const to of steps) {
      const moved = await transaction(db, (trx) =>
        changeOrderStatus(trx, parts, order.id, { to, by: 'operator', cause: 'operator' }),
      )
      if (moved instanceof Refusal) throw moved
    }
  }

  customer(subject: string = randomUUID()): Promise<Customer> {
    return makeCustomer(this.server, subject)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.server.close()
  }
}

interface PostOptions {
  readonly body?: unknown
  readonly customer?: Customer | undefined
  readonly headers?: Readonly<Record<string, string>>
}

/** Signing in by phone has its own tests; here somebody is simply known. */
export async function makeCustomer(
  { db, config, clock }: Pick<TestServer, 'db' | 'config' | 'clock'>,
  subject: string = randomUUID(),
): Promise<Customer> {
  const personId = await transaction(db, (trx) =>
    recognisePerson(trx, { provider: 'phone', subject, known: {} }, clock.now()),
  )
  const tokens = new Tokens(await loadTokenKeys({ config, db }), clock)
  return {
    personId,
    headers: async () => ({ authorization: `Bearer ${await tokens.signAccess(personId)}` }),
  }
}

async function toAnswer<T>(answer: Response): Promise<Answer<T>> {
  const { status } = answer
  const text = await answer.text()
  const body = JSON.parse(text === '' ? '{}' : text) as T & Partial<ErrorAnswer>
  const errors = body.errors ?? []
  return { status, body, errors, codes: errors.map(({ code }) => code) }
}
