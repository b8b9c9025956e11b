import Stripe from 'stripe'
import { type DoubleAnswer, type SeenRequest, startVendorDouble, type VendorDouble } from './vendor-double.ts'

const secrets = { STRIPE_SECRET_KEY: 'sk_test_4eC39HqLyjWD', STRIPE_WEBHOOK_SECRET: 'whsec_test_secret' }

export interface StripeSession {
  readonly id: string
  readonly object: 'checkout.session'
  readonly url: string | null
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid'
  readonly amount_total: number
  readonly currency: string
  readonly client_reference_id: string
  payment_intent: string | null
}

interface StripeRefund {
  readonly id: string
  readonly object: 'refund'
  readonly payment_intent: string
  status: string
}

/** Stripe as its reference describes it: Checkout Sessions, refunds, idempotency keys, signed events. */
export class StripeDouble implements AsyncDisposable {
  readonly sessions = new Map<string, StripeSession>()
  readonly refunds = new Map<string, StripeRefund>()
  /** Set to make the next calls fail that way. */
  trouble: DoubleAnswer | undefined
  /** Of a refund that is being made. */
  refundStatus = 'succeeded'
  readonly #answered = new Map<string, { text: string; answer: DoubleAnswer }>()
  #vendor: VendorDouble | undefined

  static async start(): Promise<StripeDouble> {
    const double = new StripeDouble()
    double.#vendor = await startVendorDouble((request) => double.#answer(request))
    return double
  }

  get env(): Readonly<Record<string, string>> {
    return { ...secrets, STRIPE_URL: this.#vendor?.url ?? '' }
  }

  /** `POST /v1/refunds`, in order. */
  get calls(): string[] {
    return (this.#vendor?.seen ?? []).map(({ method, path }) => `${method} ${path}`)
  }

  find(call: string): SeenRequest[] {
    return (this.#vendor?.seen ?? []).filter(({ method, path }) => `${method} ${path}` === call)
  }

  getSession(): StripeSession {
    const session = [...this.sessions.values()].at(-1)
    if (session === undefined) throw new Error('No session was made')
    return session
  }

  /** The customer pays on their page; whether an event follows is the test's to say. */
  complete(session: StripeSession): void {
    session.status = 'complete'
    session.payment_status = 'paid'
    session.payment_intent = `pi_${session.id}`
  }

  listRefunds(paymentIntent: string | null): StripeRefund[] {
    return [...this.refunds.values()].filter((refund) => refund.payment_intent === paymentIntent)
  }

  /** All that was paid, so one at a time: the next only when the one before has failed. */
  refund(paymentIntent: string): StripeRefund | undefined {
    if (this.listRefunds(paymentIntent).some(({ status }) => status !== 'failed')) return undefined
    const refund: StripeRefund = {
      id: `re_${this.refunds.size + 1}`,
      object: 'refund',
      payment_intent: paymentIntent,
      status: this.refundStatus,
    }
    this.refunds.set(refund.id, refund)
    return refund
  }

  /** An event as their webhook sends it: bytes, and the signature over them. */
  makeEvent(type: string, object: unknown, secret = secrets.STRIPE_WEBHOOK_SECRET) {
    const payload = JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } })
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret })
    return {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body: payload,
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#vendor?.[Symbol.asyncDispose]()
  }

  #answer(request: SeenRequest): DoubleAnswer {
    const { trouble } = this
    if (trouble !== undefined && !isKeptWithKey(trouble)) return trouble
    const key = request.headers['idempotency-key']
    if (typeof key !== 'string') return trouble ?? this.#act(request)
    const before = this.#answered.get(key)
    if (before !== undefined && before.text !== request.text) {
      return { status: 400, body: { error: { type: 'idempotency_error' } } }
    }
    const answer = before?.answer ?? trouble ?? this.#act(request)
    this.#answered.set(key, { text: request.text, answer })
    return answer
  }

  #act({ method, path, form }: SeenRequest): DoubleAnswer {
    const [, id = '', action] = /^\/v1\/checkout\/sessions\/([^/]+)(?:\/(expire))?$/.exec(path) ?? []
    const session = this.sessions.get(id)
    if (method === 'POST' && path === '/v1/checkout/sessions') return { body: this.#createSession(form) }
    if (session !== undefined && action === 'expire') {
      session.status = 'expired'
      return { body: session }
    }
    if (session !== undefined) return { body: session }
    if (path.startsWith('/v1/refunds')) return this.#actOnRefunds(method, path, form)
    return { status: 404, body: { error: { type: 'invalid_request_error', code: 'resource_missing' } } }
  }

  #actOnRefunds(method: string, path: string, form: Readonly<Record<string, string>>): DoubleAnswer {
    const { pathname, searchParams } = new URL(path, 'https://api.stripe.com')
    if (method === 'POST') {
      const made = this.refund(form['payment_intent'] ?? '')
      // A repetition is answered with what was said at first, whatever has become of it.
      if (made !== undefined) return { body: { ...made } }
      const error = { type: 'invalid_request_error', code: 'charge_already_refunded' }
      return { status: 400, body: { error } }
    }
    if (pathname !== '/v1/refunds') return { body: this.refunds.get(pathname.split('/')[3] ?? '') }
    const data = this.listRefunds(searchParams.get('payment_intent')).toReversed()
    return { body: { object: 'list', data, has_more: false } }
  }

  #createSession(form: Readonly<Record<string, string>>): StripeSession {
    const id = `cs_test_${this.sessions.size + 1}`
    const sums = Object.entries(form).filter(([name]) => name.endsWith('[unit_amount]'))
    const session: StripeSession = {
      id,
      object: 'checkout.session',
      url: `https://checkout.stripe.com/c/pay/${id}`,
      status: 'open',
      payment_status: 'unpaid',
      amount_total: sums.reduce((total, [, amount]) => total + Number(amount), 0),
      currency: form['line_items[0][price_data][currency]'] ?? '',
      client_reference_id: form['client_reference_id'] ?? '',
      payment_intent: null,
    }
    this.sessions.set(id, session)
    return session
  }
}

/** Once their API has begun, a key gets the same answer for a day, 500s included; what breaks on the way is not kept. */
function isKeptWithKey(trouble: DoubleAnswer): boolean {
  return typeof trouble === 'object' && 'body' in trouble && (trouble.status ?? 200) >= 500
}
