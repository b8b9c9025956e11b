import { unpaidOrderMinutes } from '@lavash/rulebook/site/limits'
import { unpaidCause } from '@lavash/rulebook/order/cancellation'
import { isUnpaidOrderExpired } from '@lavash/rulebook/order/payment-status'
import type { Db } from '#db/db.ts'
import { transaction } from '#db/transaction.ts'
import { changeOrderStatus } from '#ordering/change-order-status.ts'
import { lockOrderRow } from '#ordering/order-rows.ts'
import type { OrderingParts } from '#ordering/record-order-event.ts'

const maxAtOnce = 100

/** The timer's work. Any number of processes may do it at once: the row's lock decides, and then its status. */
export async function cancelUnpaidOrders(db: Db, parts: OrderingParts): Promise<void> {
  const now = parts.clock.now()
  // In no order: for the oldest first SQLite would read every NEW order by age, only to save a sort.
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
      // The money may have arrived between the look and the lock.
      if (!isUnpaidOrderExpired(payment, order.createdAt, now)) return
      await changeOrderStatus(trx, parts, id, { to: 'CANCELLED', by: 'system', cause: unpaidCause })
    })
  }
}
