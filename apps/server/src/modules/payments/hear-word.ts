import { canMovePayment, decideProviderReport } from '@lavash/rulebook/order/payment-status'
import type { Trx } from '#db/db.ts'
import { transaction } from '#db/transaction.ts'
import { refuse, type Refusal } from '#errors.ts'
import type { PaymentParts } from '#modules/payments/payment-parts.ts'
import {
  changePayment,
  findLatestPayment,
  findPayment,
  type PaymentRow,
} from '#modules/payments/repository.ts'
import { changeOrderPayment } from '#ordering/change-order-status.ts'
import { lockOrderRow, type OrderRow } from '#ordering/order-rows.ts'
import { queueRefund, withdrawPayments } from '#ordering/release-payments.ts'
import type { PaymentWord } from '#providers/payments/payment-provider.ts'

/**
 * Applies the provider's state of an attempt. Nothing else decides about a payment. The same state twice changes
 * nothing.
 */
export async function hearWord(
  parts: PaymentParts,
  paymentId: string,
  word: PaymentWord,
): Promise<Refusal | undefined> {
  const known = await findPayment(parts.db.read, paymentId)
  if (known === undefined) return refuse('payment.not-found')
  const { status } = word
  if (status === 'waiting') return undefined
  if (status === 'paid' && (word.amountMinor !== known.amountMinor || word.currency !== known.currency)) {
    // The paid amount differs from the asked one. The operator has to look at it.
    parts.report(
      new Error(`${known.provider} reports another sum than ${paymentId} has`),
      'hearing of a payment',
    )
    return refuse('payment.provider-failed')
  }
  const isNews = await transaction(parts.db, async (trx) => {
    // A change of an attempt locks its order, so that two callbacks run one after the other.
    const order = await lockOrderRow(trx, known.orderId)
    const payment = await findPayment(trx, paymentId)
    if (order === undefined || payment === undefined) throw new Error(`${paymentId} has lost its order`)
    return status === 'paid' ? takeMoney(trx, parts, order, payment) : takeDecline(trx, parts, order, payment)
  })
  if (isNews) parts.metrics.paymentSettled(known.provider, status)
  return undefined
}

async function takeMoney(
  trx: Trx,
  parts: PaymentParts,
  order: OrderRow,
  payment: PaymentRow,
): Promise<boolean> {
  if (!canMovePayment(payment.status, 'PAID')) return false
  const reaction = decideProviderReport(toOrderPayment(order), 'PAID')
  const paysOrder = reaction.action !== 'none'
  await changePayment(trx, payment.id, { status: 'PAID', paysOrder: paysOrder ? 1 : 0, nextAskAt: null })
  if (paysOrder) {
    await changeOrderPayment(trx, parts, order, { status: 'PAID', cause: payment.provider })
    await withdrawPayments(trx, order.id, parts.clock.now())
  }
  // The order is cancelled, or paid by another attempt or method: refund this payment.
  if (reaction.action !== 'set') await queueRefund(trx, payment.id)
  return true
}

async function takeDecline(
  trx: Trx,
  parts: PaymentParts,
  order: OrderRow,
  payment: PaymentRow,
): Promise<boolean> {
  if (!canMovePayment(payment.status, 'FAILED')) return false
  await changePayment(trx, payment.id, { status: 'FAILED', nextAskAt: null })
  const latest = await findLatestPayment(trx, order.id)
  // An older or abandoned attempt does not change the order.
  if (latest?.id !== payment.id || payment.withdrawnAt !== null) return true
  if (decideProviderReport(toOrderPayment(order), 'FAILED').action !== 'set') return true
  await changeOrderPayment(trx, parts, order, { status: 'FAILED', cause: payment.provider })
  return true
}

function toOrderPayment({ payType, paymentStatus, status }: OrderRow) {
  return { method: payType, status: paymentStatus, orderStatus: status }
}
