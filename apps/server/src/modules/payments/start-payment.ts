import { transaction } from '#db/transaction.ts'
import { findNextAskAt } from '#modules/payments/ask-times.ts'
import { openPayment } from '#modules/payments/open-payment.ts'
import type { PaymentParts } from '#modules/payments/payment-parts.ts'
import {
  changePayment,
  findLatestPayment,
  findPayment,
  isOpen,
  type PaymentRow,
} from '#modules/payments/repository.ts'
import { toPaymentRequest } from '#modules/payments/to-payment-request.ts'
import { listOrderLines, lockOrderRow, type OrderRow } from '#ordering/order-rows.ts'
import { queueWithdrawal } from '#ordering/release-payments.ts'
import { type OpenedPayment, ProviderFailure } from '#providers/payments/payment-provider.ts'

/**
 * Returns the page to pay on. A client that lost the connection calls it again: the attempt is stored, and its id as
 * idempotency key gets the same answer from the provider.
 */
export async function startPayment(parts: PaymentParts, order: OrderRow): Promise<string | undefined> {
  const { db, provider, warn } = parts
  const payment = await findLatestPayment(db.read, order.id)
  if (payment === undefined || !isOpen(payment) || payment.provider !== provider.name) return undefined
  if (payment.redirectUrl !== null) return payment.redirectUrl
  const request = toPaymentRequest(payment, order, await listOrderLines(db.read, [order.id]))
  const opened = await provider.open(request)
  if (!(opened instanceof ProviderFailure)) return keepPage(parts, payment.id, opened)
  warn({ provider: provider.name, detail: opened.detail }, 'opening a payment page failed')
  if (opened.isFinal) await replaceAttempt(parts, payment)
  return undefined
}

/**
 * The provider refuses a page for this attempt, so the next call needs a new attempt. Nobody was sent to a page: the
 * order stays unpaid, and nothing counts as declined.
 */
async function replaceAttempt(parts: PaymentParts, { id, orderId }: PaymentRow): Promise<void> {
  await transaction(parts.db, async (trx) => {
    const order = await lockOrderRow(trx, orderId)
    const payment = await findPayment(trx, id)
    if (order === undefined || payment === undefined) throw new Error(`The payment ${id} has lost its order`)
    // A concurrent call has got a page, or the order was cancelled meanwhile.
    if (!isOpen(payment) || payment.redirectUrl !== null) return
    await changePayment(trx, id, { status: 'FAILED' })
    const { returnUrl, serverOrigin } = payment
    await openPayment(trx, parts, order, { siteOrigin: new URL(returnUrl).origin, serverOrigin })
  })
}

async function keepPage(
  { db, clock }: PaymentParts,
  paymentId: string,
  opened: OpenedPayment,
): Promise<string | undefined> {
  return transaction(db, async (trx) => {
    const known = await findPayment(trx, paymentId)
    if (known === undefined) throw new Error(`The payment ${paymentId} is not there any more`)
    const order = await lockOrderRow(trx, known.orderId)
    if (order === undefined) throw new Error(`The payment ${paymentId} has lost its order`)
    const payment = await findPayment(trx, paymentId)
    const nextAskAt = findNextAskAt(0, clock.now(), order.createdAt)
    await changePayment(trx, paymentId, { ...opened, nextAskAt })
    if (payment !== undefined && isOpen(payment)) return opened.redirectUrl
    // The order was cancelled during the provider's answer.
    await queueWithdrawal(trx, paymentId)
    return undefined
  })
}
