import type { Order } from '@lavash/contract/orders'
import { hasReachedKitchen, isPaidOnline } from '@lavash/rulebook/order/payment-status'
import type { Format } from '@lavash/i18n/format.ts'
import type { Text } from '#i18n/use-text.ts'

/** The headline of the order's state. */
export function toStageText(t: Text, { status, deliveryType, payment }: Order): string {
  if (status === 'NEW') return t(hasReachedKitchen(payment) ? 'order.stage.NEW' : 'order.stage.UNPAID')
  if (status === 'READY') return t(`order.stage.READY_${deliveryType}`)
  return t(`order.stage.${status}`)
}

/** The label of the sum at the bottom: paid, owed and how, or refunded. */
export function toTotalText(t: Text, { payment, status }: Order): string {
  const { method } = payment
  if (payment.status === 'REFUNDED') return t('order.refunded')
  if (payment.status === 'PAID') return t(isPaidOnline(method) ? 'order.paidByCard' : 'order.paid')
  if (status === 'CANCELLED') return t('order.total')
  if (isPaidOnline(method)) return t('order.toPay')
  return t(method === 'CASH_UPON_RECEIPT' ? 'order.toPayCash' : 'order.toPayCard')
}

/** 'сегодня, 18:42', otherwise with the date. */
export function toOrderWhenText(t: Text, format: Format, atMs: number, nowMs: number): string {
  return format.date(atMs, nowMs) === format.date(nowMs, nowMs)
    ? t('order.todayAt', { time: format.time(atMs) })
    : format.dateTime(atMs, nowMs)
}
