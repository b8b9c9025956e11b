import type { Trx } from '#db/db.ts'
import { enqueue } from '#jobs/outbox.ts'

/** Kinds of the outbox; the payload of both is a PaymentJob. */
export const paymentRefundKind = 'payment.refund'
export const paymentWithdrawKind = 'payment.withdraw'

export interface PaymentJob {
  readonly paymentId: string
}

/** Sends back whatever was paid for an order: with the same key each time, so that it is sent back once. */
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

/** Nobody is to pay for the order on the pages that are open: it is cancelled, paid, or paid for in another way. */
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
    // One whose page is being asked for at this moment is withdrawn by whoever asks.
    if (providerPaymentId !== null) await queueWithdrawal(trx, id)
  }
}

export async function queueWithdrawal(trx: Trx, paymentId: string): Promise<void> {
  const payload: PaymentJob = { paymentId }
  await enqueue(trx, { kind: paymentWithdrawKind, key: `withdraw_${paymentId}`, payload })
}
