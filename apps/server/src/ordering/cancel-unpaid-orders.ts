import { unpaidOrderMinutes } from '@lavash/rulebook/site/limits'
import { unpaidCause } from '@lavash/rulebook/order/cancellation'
import { isUnpaidOrderExpired } from '@lavash/rulebook/order/payment-status'
import type { Db } from '#db/db.ts'
import { transaction } from '#db/transaction.ts'
import { changeOrderStatus } from '#ordering/change-order-status.ts'
import { lockOrderRow } from '#ordering/order-rows.ts'
import type { OrderingParts } from '#ordering/record-order-event.ts'

const maxAtOnce = 100

/** Called by the timer. Any number of processes may run it at once: the row lock and then the status decide. */
export async function cancelUnpaidOrders(db: Db, parts: OrderingParts): Promise<void> {
  const now = parts.clock.now()
  // Unsorted: for the oldest first SQLite would read every NEW order by age only to save a sort.
  const expired = await db.read
    .selectFrom('orders')
    .select('id')
    .where('status', '=', 'NEW')
    .where('payType', '=', 'CARD_ONLINE')
    .where('paymentStatus', 'in', ['PENDING', 'FAILED'])
    .where('createdAt', '<=', now - unpaidOrderMinutes * 60_000)
    .limit(maxAtOnce)
    .execute()
  for (const { id } of expired) {
    await transaction(db, async (trx) => {
      const order = await lockOrderRow(trx, id)
      if (order === undefined) return
      const payment = { method: order.payType, status: order.paymentStatus, orderStatus: order.status }
      // The payment may have arrived before the row was locked.
      if (!isUnpaidOrderExpired(payment, order.createdAt, now)) return
      await changeOrderStatus(trx, parts, id, { to: 'CANCELLED', by: 'system', cause: unpaidCause })
    })
  }
}
