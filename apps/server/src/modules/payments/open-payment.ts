import { toPaymentReturnPath } from '@lavash/rulebook/order/payment-return'
import type { Clock } from '#clock.ts'
import type { Trx } from '#db/db.ts'
import { makeId } from '#ids.ts'
import { findLatestPayment } from '#modules/payments/repository.ts'
import type { OrderRow } from '#ordering/order-rows.ts'
import type { PaymentSite } from '#ordering/payment-intents.ts'
import type { PaymentProvider } from '#providers/payments/payment-provider.ts'

/** Inserts a new attempt to pay. The caller holds the order's row lock. The provider is asked after the commit. */
export async function openPayment(
  trx: Trx,
  { clock, provider }: { readonly clock: Clock; readonly provider: PaymentProvider },
  order: OrderRow,
  { siteOrigin, serverOrigin }: PaymentSite,
): Promise<void> {
  const earlier = await findLatestPayment(trx, order.id)
  const nowMs = clock.now()
  await trx
    .insertInto('payments')
    .values({
      id: makeId(nowMs),
      orderId: order.id,
      attempt: (earlier?.attempt ?? 0) + 1,
      provider: provider.name,
      status: 'PENDING',
      amountMinor: order.totalMinor,
      currency: order.currency,
      providerPaymentId: null,
      redirectUrl: null,
      returnUrl: `${siteOrigin}${toPaymentReturnPath(order.id)}`,
      serverOrigin,
      createdAt: nowMs,
      withdrawnAt: null,
      paysOrder: 0,
      refundId: null,
      refusedRefunds: 0,
      nextAskAt: null,
      askCount: 0,
    })
    .execute()
}
