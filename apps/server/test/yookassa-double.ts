import { type DoubleAnswer, type SeenRequest, startVendorDouble, type VendorDouble } from './vendor-double.ts'

export interface YookassaPayment {
  readonly id: string
  status: 'pending' | 'succeeded' | 'canceled'
  paid: boolean
  readonly amount: { value: string; currency: string }
  readonly confirmation: { type: 'redirect'; confirmation_url: string }
  readonly metadata: Readonly<Record<string, string>>
}

interface YookassaRefund {
  readonly id: string
  readonly payment_id: string
  readonly amount: YookassaPayment['amount']
  status: string
}

interface PaymentBody {
  readonly amount: YookassaPayment['amount']
  readonly metadata: Readonly<Record<string, string>>
}

/** YooKassa as its reference describes it: payments with redirect, refunds, Idempotence-Key, unsigned notifications. */
export class YookassaDouble implements AsyncDisposable {
  readonly payments = new Map<string, YookassaPayment>()
  readonly refunds = new Map<string, YookassaRefund>()
  trouble: DoubleAnswer | undefined
  /** What is asked for is done, and nobody hears of it. */
  losesAnswers = false
  /** Of a refund that is being made. */
  refundStatus = 'succeeded'
  readonly #answered = new Map<string, DoubleAnswer>()
  #vendor: VendorDouble | undefined

  static async start(): Promise<YookassaDouble> {
    const double = new YookassaDouble()
    double.#vendor = await startVendorDouble((request) => {
      const answer = double.trouble ?? double.#answer(request)
      return double.losesAnswers ? 'drop' : answer
    })
    return double
  }

  get env(): Readonly<Record<string, string>> {
    return {
      YOOKASSA_SHOP_ID: '100500',
      YOOKASSA_SECRET_KEY: 'test_secret',
      YOOKASSA_URL: this.#vendor?.url ?? '',
    }
  }

  get calls(): string[] {
    return (this.#vendor?.seen ?? []).map(({ method, path }) => `${method} ${path}`)
  }

  find(call: string): SeenRequest[] {
    return (this.#vendor?.seen ?? []).filter(({ method, path }) => `${method} ${path}` === call)
  }

  getPayment(): YookassaPayment {
    const payment = [...this.payments.values()].at(-1)
    if (payment === undefined) throw new Error('No payment was made')
    return payment
  }

  listRefunds({ id }: Pick<YookassaPayment, 'id'>): YookassaRefund[] {
    return [...this.refunds.values()].filter((refund) => refund.payment_id === id)
  }

  /** As after a day. */
  forgetKeys(): void {
    this.#answered.clear()
  }

  decide(payment: YookassaPayment, status: 'succeeded' | 'canceled'): void {
    payment.status = status
    payment.paid = status === 'succeeded'
  }

  /** Nothing in it is signed: anybody could send the same. */
  makeNotification(event: string, object: unknown): RequestInit {
    return {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ type: 'notification', event, object }),
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#vendor?.[Symbol.asyncDispose]()
  }

  #answer(request: SeenRequest): DoubleAnswer {
    const key = request.headers['idempotence-key']
    if (request.method === 'POST' && key === undefined) {
      return { status: 400, body: { type: 'error', code: 'invalid_request', parameter: 'Idempotence-Key' } }
    }
    const answer = this.#answered.get(String(key)) ?? this.#act(request)
    if (key !== undefined) this.#answered.set(String(key), answer)
    return answer
  }

  #act({ method, path, text }: SeenRequest): DoubleAnswer {
    if (method === 'POST' && path === '/payments') {
      return { body: this.#createPayment(JSON.parse(text) as PaymentBody) }
    }
    if (method === 'POST' && path === '/refunds') {
      return this.#createRefund(JSON.parse(text) as Pick<YookassaRefund, 'payment_id' | 'amount'>)
    }
    const { pathname, searchParams } = new URL(path, 'https://api.yookassa.ru')
    if (pathname === '/refunds') {
      const items = this.listRefunds({ id: searchParams.get('payment_id') ?? '' })
      return { body: { type: 'list', items } }
    }
    const [, kind, id = ''] = path.split('/')
    const found = kind === 'refunds' ? this.refunds.get(id) : this.payments.get(id)
    return found === undefined ? { status: 404, body: { type: 'error', code: 'not_found' } } : { body: found }
  }

  /** The whole sum, so one at a time: the next only when the one before was called off. */
  #createRefund({ payment_id, amount }: Pick<YookassaRefund, 'payment_id' | 'amount'>): DoubleAnswer {
    if (this.listRefunds({ id: payment_id }).some(({ status }) => status !== 'canceled')) {
      return { status: 400, body: { type: 'error', code: 'invalid_request', parameter: 'amount.value' } }
    }
    const refund = { id: `refund-${this.refunds.size + 1}`, payment_id, amount, status: this.refundStatus }
    this.refunds.set(refund.id, refund)
    // A repetition is answered with what was said at first, whatever has become of it.
    return { body: { ...refund } }
  }

  #createPayment({ amount, metadata }: PaymentBody): YookassaPayment {
    const id = `23d93cac-000f-5000-8000-${String(this.payments.size).padStart(12, '0')}`
    const confirmation_url = `https://yoomoney.ru/api-pages/v2/payment-confirm/epl?orderId=${id}`
    const payment: YookassaPayment = {
      id,
      status: 'pending',
      paid: false,
      amount,
      confirmation: { type: 'redirect', confirmation_url },
      metadata,
    }
    this.payments.set(id, payment)
    return payment
  }
}
