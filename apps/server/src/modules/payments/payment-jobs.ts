import { transaction } from '#db/transaction.ts'
import { GiveUp, type JobHandler } from '#jobs/outbox-worker.ts'
import { askProvider } from '#modules/payments/ask-provider.ts'
import type { PaymentParts } from '#modules/payments/payment-parts.ts'
import { changePayment, findPayment, type PaymentRow } from '#modules/payments/repository.ts'
import { changeOrderPayment } from '#ordering/change-order-status.ts'
import { lockOrderRow } from '#ordering/order-rows.ts'
import { type PaymentJob, paymentRefundKind, paymentWithdrawKind } from '#ordering/release-payments.ts'
import { ProviderFailure } from '#providers/payments/payment-provider.ts'

/** What leaves for the provider through the outbox: repeated until it is done, and then done once. */
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
  const answer = await parts.provider.refund({ ...payment, providerPaymentId })
  if (answer instanceof ProviderFailure) throw new Error(`${payment.provider}: ${answer.detail}`)
  if (answer.status === 'waiting') {
    await transaction(parts.db, (trx) => changePayment(trx, payment.id, { refundId: answer.refundId }))
    throw new Error('The refund is on its way')
  }
  await transaction(parts.db, async (trx) => {
    const order = await lockOrderRow(trx, payment.orderId)
    const latest = await findPayment(trx, payment.id)
    if (order === undefined || latest?.status !== 'PAID') return
    await changePayment(trx, payment.id, { status: 'REFUNDED', refundId: answer.refundId })
    if (latest.paysOrder === 0) return
    await changeOrderPayment(trx, parts, order, { status: 'REFUNDED', cause: payment.provider })
  })
}

async function withdraw(parts: PaymentParts, payment: PaymentRow): Promise<void> {
  const { providerPaymentId, status } = payment
  if (status !== 'PENDING' || providerPaymentId === null || parts.provider.withdraw === undefined) return
  const failure = await parts.provider.withdraw(providerPaymentId)
  if (failure instanceof ProviderFailure) throw new Error(`${payment.provider}: ${failure.detail}`)
  // Paid a moment before it closed: then it goes back.
  const unknown = await askProvider(parts, payment)
  if (unknown instanceof ProviderFailure) throw new Error(`${payment.provider}: ${unknown.detail}`)
}
