import Stripe from 'stripe'
import {
  type CallbackReading,
  type OpenedPayment,
  type PaidPayment,
  type PaymentProvider,
  type PaymentRequest,
  type PaymentWord,
  ProviderFailure,
  type Refund,
} from '#providers/payments/payment-provider.ts'
import { measure } from '#tracing/span.ts'

export interface StripeSettings {
  readonly secretKey: string
  readonly webhookSecret: string
  readonly url: string
  readonly timeoutMs?: number
}

const defaultTimeoutMs = 5000

/** Their page speaks no Montenegrin; Croatian is the closest it has. */
const pageLocales = { ru: 'ru', en: 'en', cnr: 'hr' } as const

/** Checkout Sessions: https://docs.stripe.com/api/checkout/sessions. */
export function createStripeProvider(settings: StripeSettings): PaymentProvider {
  const { protocol, hostname, port } = new URL(settings.url)
  const stripe = new Stripe(settings.secretKey, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    ...(port !== '' && { port }),
    timeout: settings.timeoutMs ?? defaultTimeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
  })
  return {
    name: 'stripe',
    open: (request) => guard(() => open(stripe, request)),
    ask: (id) => guard(async () => toWord(await stripe.checkout.sessions.retrieve(id))),
    refund: (payment) => guard(() => refund(stripe, payment)),
    withdraw: (id) => guard(() => expire(stripe, id)),
    readCallback: async ({ body, headers }) => {
      const signature = headers['stripe-signature']
      if (typeof signature !== 'string') return { kind: 'forged' }
      try {
        return toReading(stripe.webhooks.constructEvent(body, signature, settings.webhookSecret))
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError) return { kind: 'forged' }
        // The signature was right and the body is no JSON.
        if (error instanceof SyntaxError) return { kind: 'unreadable' }
        throw error
      }
    },
  }
}

async function open(stripe: Stripe, request: PaymentRequest): Promise<OpenedPayment | ProviderFailure> {
  const metadata = { paymentId: request.id }
  const session = await stripe.checkout.sessions.create(
    {
      mode: 'payment',
      client_reference_id: request.id,
      metadata,
      payment_intent_data: { metadata, description: request.title },
      line_items: request.lines.map(({ name, amountMinor }) => ({
        quantity: 1,
        price_data: {
          currency: request.currency.toLowerCase(),
          unit_amount: amountMinor,
          product_data: { name },
        },
      })),
      ...(request.email !== null && { customer_email: request.email }),
      locale: pageLocales[request.locale],
      success_url: request.returnUrl,
      cancel_url: request.returnUrl,
    },
    { idempotencyKey: request.id },
  )
  return session.url === null
    ? new ProviderFailure('a session without a page')
    : { providerPaymentId: session.id, redirectUrl: session.url }
}

async function refund(stripe: Stripe, payment: PaidPayment): Promise<Refund | ProviderFailure> {
  const begun =
    payment.refundId === null
      ? await createRefund(stripe, payment)
      : await stripe.refunds.retrieve(payment.refundId)
  if (begun === 'done-before') return { status: 'refunded', refundId: payment.id }
  if (begun.status === 'succeeded') return { status: 'refunded', refundId: begun.id }
  return begun.status === 'pending' || begun.status === 'requires_action'
    ? { status: 'waiting', refundId: begun.id }
    : new ProviderFailure(`the refund is ${begun.status ?? 'without a status'}`)
}

async function createRefund(
  stripe: Stripe,
  { id, providerPaymentId }: PaidPayment,
): Promise<Stripe.Refund | 'done-before'> {
  const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(providerPaymentId)
  const intentId = typeof intent === 'string' ? intent : intent?.id
  if (intentId === undefined) throw new Error('Stripe says that a session was paid and names no payment')
  try {
    return await stripe.refunds.create({ payment_intent: intentId }, { idempotencyKey: `refund-${id}` })
  } catch (error) {
    // Their keys are forgotten after a day; that the money went back is not.
    if (error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded') {
      return 'done-before'
    }
    throw error
  }
}

async function expire(stripe: Stripe, sessionId: string): Promise<undefined> {
  const { status } = await stripe.checkout.sessions.retrieve(sessionId)
  if (status === 'open') await stripe.checkout.sessions.expire(sessionId)
}

const sessionEvents = new Set([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
])

function toReading(event: Stripe.Event): CallbackReading {
  if (!sessionEvents.has(event.type)) return { kind: 'irrelevant' }
  const session = event.data.object as Stripe.Checkout.Session
  // A session of somebody else who uses the same account.
  if (session.client_reference_id === null) return { kind: 'irrelevant' }
  const isDeclined = event.type === 'checkout.session.async_payment_failed'
  const word = toWord(session)
  return {
    kind: 'word',
    paymentId: session.client_reference_id,
    word: isDeclined ? { ...word, status: 'failed' } : word,
  }
}

/** A card that is declined leaves the session open: the customer tries another one on their page. */
function toWord(session: Stripe.Checkout.Session): PaymentWord {
  return {
    status: statusOf(session),
    amountMinor: session.amount_total ?? 0,
    currency: (session.currency ?? '').toUpperCase(),
  }
}

function statusOf({ status, payment_status: paid }: Stripe.Checkout.Session): PaymentWord['status'] {
  if (paid === 'paid') return 'paid'
  return status === 'expired' ? 'failed' : 'waiting'
}

/** Their errors become values; whatever is not theirs is a fault of ours. */
async function guard<T>(work: () => Promise<T>): Promise<T | ProviderFailure> {
  try {
    // Their library sends it: the call is measured as a whole, with its one repetition.
    return await measure('stripe', {}, work)
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    // Their message may quote what we sent, the customer's address included.
    return new ProviderFailure([error.type, error.statusCode, error.code].filter(Boolean).join(' '))
  }
}
