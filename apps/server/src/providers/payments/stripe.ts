import type { Locale } from '@lavash/rulebook/site/locales'
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

/** Stripe's page has no Montenegrin, and Croatian is the closest. Without a row the page follows the browser. */
const pageLocales: Partial<Record<Locale, 'ru' | 'en' | 'hr'>> = { ru: 'ru', en: 'en', cnr: 'hr' }

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
    open: (request) => guard(() => open(stripe, request), isKeptWithKey),
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
        // The signature is valid and the body is not JSON.
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
      // Card only: by the account's settings the page could offer transfers, which take days. An order waits for
      // minutes.
      allowed_payment_method_types: ['card'],
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
      locale: pageLocales[request.locale] ?? 'auto',
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
  const status = refundStatuses[begun.status ?? '']
  return status === undefined
    ? new ProviderFailure(`the refund is ${begun.status ?? 'without a status'}`)
    : { status, refundId: begun.id }
}

const refundStatuses: Readonly<Record<string, Refund['status']>> = {
  pending: 'waiting',
  requires_action: 'waiting',
  succeeded: 'refunded',
  failed: 'failed',
  canceled: 'failed',
}

async function createRefund(
  stripe: Stripe,
  { providerPaymentId, refundKey }: PaidPayment,
): Promise<Stripe.Refund> {
  const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(providerPaymentId)
  const intentId = typeof intent === 'string' ? intent : intent?.id
  if (intentId === undefined) throw new Error('Stripe says that a session was paid and names no payment')
  try {
    return await stripe.refunds.create({ payment_intent: intentId }, { idempotencyKey: refundKey })
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded')) throw error
    // The key may be forgotten after a day. The list of refunds is not, so take the earlier refund from it.
    const { data } = await stripe.refunds.list({ payment_intent: intentId })
    const valid = data.find(({ status }) => status !== 'failed' && status !== 'canceled')
    if (valid === undefined) throw error
    return valid
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
  // A session of another installation on the same account.
  if (session.client_reference_id === null) return { kind: 'irrelevant' }
  const isDeclined = event.type === 'checkout.session.async_payment_failed'
  const word = toWord(session)
  return {
    kind: 'word',
    paymentId: session.client_reference_id,
    word: isDeclined ? { ...word, status: 'failed' } : word,
  }
}

/** A declined card leaves the session open: the customer tries another one on Stripe's page. */
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

/** Stripe repeats a fault to the same key for a day: https://docs.stripe.com/api/idempotent_requests. */
function isKeptWithKey({ statusCode }: Stripe.errors.StripeError): boolean {
  return statusCode !== undefined && statusCode >= 500
}

/** Turns Stripe's errors into values. Any other error is a fault of ours. */
async function guard<T>(
  work: () => Promise<T>,
  isFinal: (error: Stripe.errors.StripeError) => boolean = () => false,
): Promise<T | ProviderFailure> {
  try {
    // The library sends the call, so the measured time includes its one retry.
    return await measure('stripe', {}, work)
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    // Stripe's message may quote the request with the customer's address, so it is not logged.
    const detail = [error.type, error.statusCode, error.code].filter(Boolean).join(' ')
    return new ProviderFailure(detail, isFinal(error))
  }
}
