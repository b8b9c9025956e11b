import { decideStatusChange, type OrderActor, type OrderStatus } from '@lavash/rulebook/order/order-status'
import { decidePaymentAfterOrder, hasReachedKitchen } from '@lavash/rulebook/order/payment-status'
import type { Trx } from '#db/db.ts'
import { refuse, type Refusal } from '#errors.ts'
import { lockOrderRow, type OrderRow } from '#ordering/order-rows.ts'
import { giveBackPromoCode } from '#ordering/promo-uses.ts'
import { queueRefunds, withdrawPayments } from '#ordering/release-payments.ts'
import { type OrderingParts, recordOrderEvent } from '#ordering/record-order-event.ts'

export interface StatusChange {
  readonly to: OrderStatus
  readonly by: OrderActor
  readonly cause: string
  /** The person at the counter, if one took the step. */
  readonly staffId?: string | undefined
}

/** Takes one step of the status machine with its effects on payment, promo code, history and listeners. */
export async function changeOrderStatus(
  trx: Trx,
  parts: OrderingParts,
  orderId: string,
  { to, by, cause, staffId }: StatusChange,
): Promise<OrderRow | Refusal> {
  const order = await lockOrderRow(trx, orderId)
  if (order === undefined) return refuse('order.not-found')
  const { deliveryType, status, payType, paymentStatus } = order
  const isInKitchen = order.reachedKitchenAt !== null
  const decision = decideStatusChange({ status, deliveryType, hasReachedKitchen: isInKitchen }, to, by)
  if (!decision.allowed) return refuse(decision.code)

  const moved: OrderRow = { ...order, status: to }
  await trx.updateTable('orders').set({ status: to }).where('id', '=', orderId).execute()
  if (to === 'CANCELLED') {
    await giveBackPromoCode(trx, orderId)
    await withdrawPayments(trx, orderId, parts.clock.now())
  }
  await recordOrderEvent(trx, parts, moved, { type: 'order.status', cause, staffId })

  const money = decidePaymentAfterOrder({ method: payType, status: paymentStatus, orderStatus: to })
  if (money.action === 'refund') await queueRefunds(trx, orderId)
  if (money.action !== 'set') return moved
  return changeOrderPayment(trx, parts, moved, { status: money.status, cause: 'upon-receipt' })
}

export interface PaymentChange {
  readonly status: OrderRow['paymentStatus']
  /** Set if the customer chose another method. */
  readonly payType?: OrderRow['payType'] | undefined
  readonly cause: string
}

/**
 * Changes the payment's state. The caller has locked the row and asked the rulebook's payment-status.ts. An order
 * that is paid online in time reaches the kitchen here.
 */
export async function changeOrderPayment(
  trx: Trx,
  parts: OrderingParts,
  order: OrderRow,
  { status, payType = order.payType, cause }: PaymentChange,
): Promise<OrderRow> {
  const isFirstInKitchen =
    order.reachedKitchenAt === null &&
    order.status === 'NEW' &&
    hasReachedKitchen({ method: payType, status })
  const changed = {
    paymentStatus: status,
    payType,
    reachedKitchenAt: isFirstInKitchen ? parts.clock.now() : order.reachedKitchenAt,
  }
  await trx.updateTable('orders').set(changed).where('id', '=', order.id).execute()
  const moved = { ...order, ...changed }
  await recordOrderEvent(trx, parts, moved, { type: 'order.payment', cause, isFirstInKitchen })
  return moved
}
