import { transaction } from '#db/transaction.ts'
import { GiveUp, type JobHandler } from '#jobs/outbox-worker.ts'
import { askProvider } from '#modules/payments/ask-provider.ts'
import type { PaymentParts } from '#modules/payments/payment-parts.ts'
import { changePayment, findPayment, type PaymentRow } from '#modules/payments/repository.ts'
import { changeOrderPayment } from '#ordering/change-order-status.ts'
import { lockOrderRow } from '#ordering/order-rows.ts'
import { type PaymentJob, paymentRefundKind, paymentWithdrawKind } from '#ordering/release-payments.ts'
import { ProviderFailure, type Refund } from '#providers/payments/payment-provider.ts'

/** Outbox jobs for the provider. A job is repeated until it succeeds, and idempotency keys make it count once. */
export function makePaymentJobs(parts: PaymentParts): Readonly<Record<string, JobHandler>> {
  return {
    [paymentRefundKind]: async ({ payload }) => refund(parts, await getPayment(parts, payload)),
    [paymentWithdrawKind]: async ({ payload }) => withdraw(parts, await getPayment(parts, payload)),
  }
}

async function getPayment({ db, provider }: PaymentParts, payload: string): Promise<PaymentRow> {
  const { paymentId } = JSON.parse(payload) as PaymentJob
  const payment = await findPayment(db.read, paymentId)
  if (payment === undefined) throw new GiveUp(`There is no payment ${paymentId}`)
  if (payment.provider === provider.name) return payment
  throw new Error(`${payment.provider} has the payment, and ${provider.name} is configured`)
}

async function refund(parts: PaymentParts, payment: PaymentRow): Promise<void> {
  const { providerPaymentId } = payment
  if (payment.status === 'REFUNDED') return
  if (payment.status !== 'PAID' || providerPaymentId === null) throw new GiveUp('Nothing was paid')
  const refundKey = toRefundKey(payment)
  const answer = await parts.provider.refund({ ...payment, providerPaymentId, refundKey })
  if (answer instanceof ProviderFailure) throw new Error(`${payment.provider}: ${answer.detail}`)
  await keepRefund(parts, payment, answer)
  if (answer.status === 'waiting') throw new Error('The refund is on its way')
  if (answer.status === 'failed') {
    throw new Error(`${payment.provider} has called a refund off: the next attempt begins another`)
  }
}

/**
 * The idempotency key stays the same until a refund is called off: a refund whose answer was lost is not made twice.
 */
function toRefundKey({ id, refusedRefunds }: PaymentRow): string {
  return refusedRefunds === 0 ? `refund-${id}` : `refund-${id}-${refusedRefunds}`
}

async function keepRefund(
  parts: PaymentParts,
  asked: PaymentRow,
  { status, refundId }: Refund,
): Promise<void> {
  await transaction(parts.db, async (trx) => {
    const order = await lockOrderRow(trx, asked.orderId)
    const latest = await findPayment(trx, asked.id)
    if (order === undefined || latest?.status !== 'PAID') return
    if (status === 'refunded') {
      await changePayment(trx, latest.id, { status: 'REFUNDED', refundId })
      if (latest.paysOrder === 0) return
      await changeOrderPayment(trx, parts, order, { status: 'REFUNDED', cause: latest.provider })
      return
    }
    // A slow worker may answer for an earlier refund. It must not clear the current one.
    if (latest.refusedRefunds !== asked.refusedRefunds) return
    const refused = { refundId: null, refusedRefunds: latest.refusedRefunds + 1 }
    await changePayment(trx, latest.id, status === 'failed' ? refused : { refundId })
  })
}

async function withdraw(parts: PaymentParts, payment: PaymentRow): Promise<void> {
  const { providerPaymentId, status } = payment
  if (status !== 'PENDING' || providerPaymentId === null || parts.provider.withdraw === undefined) return
  const failure = await parts.provider.withdraw(providerPaymentId)
  if (failure instanceof ProviderFailure) throw new Error(`${payment.provider}: ${failure.detail}`)
  // The customer paid just before the page closed: refund it.
  const unknown = await askProvider(parts, payment)
  if (unknown instanceof ProviderFailure) throw new Error(`${payment.provider}: ${unknown.detail}`)
}
