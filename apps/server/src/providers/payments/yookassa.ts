import type { Locale } from '@lavash/rulebook/site/locales'
import { fieldOf, textOf } from '#providers/call-vendor.ts'
import { findMinorAmount, toDecimalAmount } from '#decimal-amount.ts'
import {
  type CallbackReading,
  type PaidPayment,
  type PaymentLine,
  type PaymentProvider,
  type PaymentRequest,
  type PaymentWord,
  ProviderFailure,
  type Refund,
} from '#providers/payments/payment-provider.ts'
import { callYookassa, YookassaRefusal, type YookassaSettings } from '#providers/payments/call-yookassa.ts'

const pageLocales: Partial<Record<Locale, string>> = { ru: 'ru_RU' }
const descriptionMaxLength = 128
/** Refused here: PostgreSQL accepts no NUL in a text, so a query with such an id would fail. */
const idPattern = /^[\w-]{1,64}$/

/** Payments with redirect: https://yookassa.ru/developers/api#payment. */
export function createYookassaProvider(settings: YookassaSettings): PaymentProvider {
  return {
    name: 'yookassa',
    open: async (request) => {
      const body = toPaymentBody(request, settings.vatCode)
      const payment = await callYookassa(settings, { path: '/payments', key: request.id, body })
      if (payment instanceof ProviderFailure) return payment
      const providerPaymentId = textOf(payment, 'id')
      const redirectUrl = textOf(fieldOf(payment, 'confirmation'), 'confirmation_url')
      return providerPaymentId === null || redirectUrl === null
        ? new ProviderFailure('a payment without a page')
        : { providerPaymentId, redirectUrl }
    },
    ask: async (id) => {
      const payment = await callYookassa(settings, { path: `/payments/${encodeURIComponent(id)}` })
      return payment instanceof ProviderFailure ? payment : toWord(payment)
    },
    refund: async (payment) => {
      const { refundId } = payment
      const refund =
        refundId === null
          ? await createRefund(settings, payment)
          : await callYookassa(settings, { path: `/refunds/${encodeURIComponent(refundId)}` })
      return refund instanceof ProviderFailure ? refund : toRefund(refund)
    },
    readCallback: ({ body }) => Promise.resolve(readNotification(body)),
  }
}

async function createRefund(settings: YookassaSettings, payment: PaidPayment): Promise<unknown> {
  const { providerPaymentId, amountMinor, currency, refundKey } = payment
  const amount = { value: toDecimalAmount(amountMinor), currency }
  const body = { payment_id: providerPaymentId, amount }
  const created = await callYookassa(settings, { path: '/refunds', key: refundKey, body })
  // A call without an answer is repeated with the same key.
  if (!(created instanceof YookassaRefusal)) return created
  // The key may be forgotten after a day. The list of refunds is not, so take the earlier refund from it.
  const query = new URLSearchParams({ payment_id: providerPaymentId })
  const list = fieldOf(await callYookassa(settings, { path: `/refunds?${query.toString()}` }), 'items')
  const valid = Array.isArray(list) ? list.find((refund) => isValidRefund(refund, body)) : undefined
  return valid ?? created
}

function isValidRefund(
  refund: unknown,
  { payment_id, amount }: { payment_id: string; amount: object },
): boolean {
  const isOfPayment = textOf(refund, 'payment_id') === payment_id
  const isWhole = textOf(fieldOf(refund, 'amount'), 'value') === textOf(amount, 'value')
  return isOfPayment && isWhole && textOf(refund, 'status') !== 'canceled'
}

function toPaymentBody(request: PaymentRequest, vatCode: number | undefined) {
  const { amountMinor, currency, title, email } = request
  return {
    amount: { value: toDecimalAmount(amountMinor), currency },
    capture: true,
    confirmation: {
      type: 'redirect',
      return_url: request.returnUrl,
      locale: pageLocales[request.locale] ?? 'en_US',
    },
    description: title.slice(0, descriptionMaxLength),
    metadata: { payment_id: request.id },
    // The fiscal receipt of 54-ФЗ, for shops that let YooKassa send it.
    ...(vatCode !== undefined &&
      email !== null && {
        receipt: {
          customer: { email },
          items: request.lines.map((line) => toReceiptItem(line, currency, vatCode)),
        },
      }),
  }
}

function toReceiptItem({ kind, name, amountMinor }: PaymentLine, currency: string, vatCode: number) {
  return {
    description: name.slice(0, descriptionMaxLength),
    quantity: '1.00',
    amount: { value: toDecimalAmount(amountMinor), currency },
    vat_code: vatCode,
    payment_mode: 'full_payment',
    payment_subject: kind === 'goods' ? 'commodity' : 'service',
  }
}

function toWord(payment: unknown): PaymentWord | ProviderFailure {
  const amount = fieldOf(payment, 'amount')
  const amountMinor = findMinorAmount(textOf(amount, 'value') ?? '')
  const currency = textOf(amount, 'currency')
  const status = statuses[textOf(payment, 'status') ?? '']
  return amountMinor === undefined || currency === null || status === undefined
    ? new ProviderFailure('a payment without status or amount')
    : { status, amountMinor, currency }
}

const statuses: Readonly<Record<string, PaymentWord['status']>> = {
  pending: 'waiting',
  waiting_for_capture: 'waiting',
  succeeded: 'paid',
  canceled: 'failed',
}

function toRefund(refund: unknown): Refund | ProviderFailure {
  const refundId = textOf(refund, 'id')
  const said = textOf(refund, 'status') ?? ''
  const status = refundStatuses[said]
  return refundId === null || status === undefined
    ? new ProviderFailure(`the refund is ${said || 'without a status'}`)
    : { status, refundId }
}

const refundStatuses: Readonly<Record<string, Refund['status']>> = {
  pending: 'waiting',
  succeeded: 'refunded',
  canceled: 'failed',
}

/** The callback has no signature. It only names a payment to poll. */
function readNotification(body: Buffer): CallbackReading {
  let notification: unknown
  try {
    notification = JSON.parse(body.toString('utf8'))
  } catch (error) {
    if (error instanceof SyntaxError) return { kind: 'unreadable' }
    throw error
  }
  const event = textOf(notification, 'event')
  const providerPaymentId = textOf(fieldOf(notification, 'object'), 'id')
  if (event === null || providerPaymentId === null || !idPattern.test(providerPaymentId)) {
    return { kind: 'unreadable' }
  }
  return event.startsWith('payment.') ? { kind: 'hint', providerPaymentId } : { kind: 'irrelevant' }
}
