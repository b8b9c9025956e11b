import type { Trx } from '#db/db.ts'
import { enqueue } from '#jobs/outbox.ts'

/** Kinds of outbox jobs. Both have a PaymentJob as payload. */
export const paymentRefundKind = 'payment.refund'
export const paymentWithdrawKind = 'payment.withdraw'

export interface PaymentJob {
  readonly paymentId: string
}

/** Refunds every payment of an order. The key stays the same, so each is refunded once. */
export async function queueRefunds(trx: Trx, orderId: string): Promise<void> {
  const paid = await trx
    .selectFrom('payments')
    .select('id')
    .where('orderId', '=', orderId)
    .where('status', '=', 'PAID')
    .execute()
  for (const { id } of paid) await queueRefund(trx, id)
}

export async function queueRefund(trx: Trx, paymentId: string): Promise<void> {
  const payload: PaymentJob = { paymentId }
  await enqueue(trx, { kind: paymentRefundKind, key: `refund_${paymentId}`, payload })
}

/** Closes the open payment pages of an order that is cancelled or paid. */
export async function withdrawPayments(trx: Trx, orderId: string, nowMs: number): Promise<void> {
  const withdrawn = await trx
    .updateTable('payments')
    .set({ withdrawnAt: nowMs })
    .where('orderId', '=', orderId)
    .where('status', '=', 'PENDING')
    .where('withdrawnAt', 'is', null)
    .returning(['id', 'providerPaymentId'])
    .execute()
  for (const { id, providerPaymentId } of withdrawn) {
    // `startPayment` withdraws an attempt whose page is being requested now.
    if (providerPaymentId !== null) await queueWithdrawal(trx, id)
  }
}

export async function queueWithdrawal(trx: Trx, paymentId: string): Promise<void> {
  const payload: PaymentJob = { paymentId }
  await enqueue(trx, { kind: paymentWithdrawKind, key: `withdraw_${paymentId}`, payload })
}
