import { createHmac, timingSafeEqual } from 'node:crypto'
import { type SandboxCallback, sandboxCallbackSchema } from '@lavash/contract/payments'
import { pathOf } from '@lavash/contract/paths'
import { Value } from 'typebox/value'
import {
  type CallbackReading,
  type PaymentProvider,
  type PaymentRequest,
  type PaymentWord,
  ProviderFailure,
} from '#providers/payments/payment-provider.ts'

/** A payment as the sandbox bank stores it. */
export interface SandboxPayment {
  readonly paymentId: string
  readonly amountMinor: number
  readonly currency: string
  readonly secret: string
  readonly status: PaymentWord['status']
}

/** Storage of the sandbox bank, implemented by the caller, because providers do not know the database. */
export interface SandboxBooks {
  /** Idempotent: the same request changes nothing. */
  open(request: PaymentRequest): Promise<void>
  find(paymentId: string): Promise<SandboxPayment | undefined>
  refund(paymentId: string): Promise<void>
}

/** An acquirer without money: a page of this server offers the bank's possible outcomes. */
export function createSandboxProvider(books: SandboxBooks): PaymentProvider {
  return {
    name: 'sandbox',
    open: async (request) => {
      await books.open(request)
      const path = pathOf('sandbox.page', { paymentId: request.id })
      return { providerPaymentId: request.id, redirectUrl: `${request.serverOrigin}${path}` }
    },
    ask: async (paymentId) => {
      const payment = await books.find(paymentId)
      return payment ?? new ProviderFailure('an unknown payment')
    },
    refund: async ({ id }) => {
      const payment = await books.find(id)
      if (payment?.status !== 'paid') return new ProviderFailure('nothing was paid')
      await books.refund(id)
      return { status: 'refunded', refundId: `refund-${id}` }
    },
    readCallback: ({ body }) => readCallback(books, body),
  }
}

/** A callback of the sandbox, signed with the payment's own secret, so that nobody has to configure one. */
export function makeSandboxCallback(
  { paymentId, amountMinor, secret }: SandboxPayment,
  status: SandboxCallback['status'],
): SandboxCallback {
  const said = { paymentId, status, amount: amountMinor }
  return { ...said, signature: sign(said, secret) }
}

async function readCallback(books: SandboxBooks, body: Buffer): Promise<CallbackReading> {
  const callback = parseCallback(body)
  if (callback === undefined) return { kind: 'unreadable' }
  const payment = await books.find(callback.paymentId)
  // An unknown payment and a wrong signature get the same answer, so that ids cannot be probed.
  if (payment === undefined || !isSignedBy(callback, payment.secret)) return { kind: 'forged' }
  return {
    kind: 'word',
    paymentId: callback.paymentId,
    word: { status: callback.status, amountMinor: callback.amount, currency: payment.currency },
  }
}

function parseCallback(body: Buffer): SandboxCallback | undefined {
  try {
    const parsed: unknown = JSON.parse(body.toString('utf8'))
    return Value.Check(sandboxCallbackSchema, parsed) ? parsed : undefined
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

function isSignedBy(callback: SandboxCallback, secret: string): boolean {
  const actual = Buffer.from(callback.signature)
  const expected = Buffer.from(sign(callback, secret))
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}

function sign({ paymentId, status, amount }: Omit<SandboxCallback, 'signature'>, secret: string): string {
  return createHmac('sha256', secret).update(`${paymentId}.${status}.${amount}`).digest('hex')
}
