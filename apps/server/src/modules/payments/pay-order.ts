import type { PaymentMethod } from '@lavash/rulebook/order/payment-methods'
import { findPaymentRefusal } from '@lavash/rulebook/order/payment-methods'
import { canRetryPayment, isPaidOnline } from '@lavash/rulebook/order/payment-status'
import type { Trx } from '#db/db.ts'
import { transaction } from '#db/transaction.ts'
import { refuse, Refusal } from '#errors.ts'
import { askProvider } from '#modules/payments/ask-provider.ts'
import { openPayment } from '#modules/payments/open-payment.ts'
import type { PaymentParts } from '#modules/payments/payment-parts.ts'
import { findLatestPayment, isOpen } from '#modules/payments/repository.ts'
import { startPayment } from '#modules/payments/start-payment.ts'
import { findUnpaidOrderRefusal } from '#ordering/check-placing-limits.ts'
import { changeOrderPayment } from '#ordering/change-order-status.ts'
import { lockOrderRow, type OrderRow } from '#ordering/order-rows.ts'
import type { PaymentSite } from '#ordering/payment-intents.ts'
import { withdrawPayments } from '#ordering/release-payments.ts'
import type { RestoEntry } from '#serving/catalogue-index.ts'

export interface PayIntent {
  readonly orderId: string
  readonly payType: PaymentMethod
  readonly site: PaymentSite
  /** The order's venue as it is now, or undefined if it was removed. */
  readonly resto: RestoEntry | undefined
}

/** Tries to pay an unpaid order again, or changes its payment method. The order itself does not change. */
export async function payOrder(parts: PaymentParts, intent: PayIntent): Promise<OrderRow | Refusal> {
  const open = await findLatestPayment(parts.db.read, intent.orderId)
  // The last attempt may be paid without a callback, so poll the provider first. Without an answer the next attempt
  // will tell.
  if (open !== undefined && isOpen(open)) await askProvider(parts, open)
  const chosen = await transaction(parts.db, (trx) => choose(trx, parts, intent))
  if (chosen instanceof Refusal || !isPaidOnline(chosen.payType)) return chosen
  const page = await startPayment(parts, chosen)
  return page === undefined ? refuse('payment.provider-failed') : chosen
}

async function choose(
  trx: Trx,
  parts: PaymentParts,
  { orderId, payType, site, resto }: PayIntent,
): Promise<OrderRow | Refusal> {
  const order = await lockOrderRow(trx, orderId)
  if (order === undefined) return refuse('order.not-found')
  const payment = { method: order.payType, status: order.paymentStatus, orderStatus: order.status }
  if (isPaidOnline(order.payType) && order.paymentStatus === 'PAID') return refuse('payment.already-paid')
  if (!canRetryPayment(payment, order.createdAt, parts.clock.now())) return refuse('order.status-conflict')
  if (resto === undefined) return refuse('order.status-conflict')
  const code = findPaymentRefusal(resto.resto.payConfig, order.deliveryType, payType)
  if (code !== undefined) return refuse(code, { field: 'payType' })
  if (!isPaidOnline(payType)) {
    const { personId, phone } = order
    const placing = { personId, phone, payType, nowMs: parts.clock.now() }
    const refusal = isPaidOnline(order.payType)
      ? await findUnpaidOrderRefusal(trx, placing, parts.placingLimits)
      : undefined
    if (refusal !== undefined) return refusal
    await withdrawPayments(trx, orderId, parts.clock.now())
    return changeOrderPayment(trx, parts, order, { status: 'PENDING', payType, cause: 'customer' })
  }
  const latest = await findLatestPayment(trx, orderId)
  // Reuse the open payment page: with two open pages a customer may pay twice.
  const isReusable = latest !== undefined && isOpen(latest) && latest.provider === parts.provider.name
  if (!isReusable) {
    await withdrawPayments(trx, orderId, parts.clock.now())
    await openPayment(trx, parts, order, site)
  }
  return order.paymentStatus === 'PENDING'
    ? order
    : changeOrderPayment(trx, parts, order, { status: 'PENDING', cause: 'customer' })
}
