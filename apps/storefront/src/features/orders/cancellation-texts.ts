import type { Order } from '@lavash/contract/orders'
import { isPaidOnline } from '@lavash/rulebook/order/payment-status'
import type { Text } from '#i18n/use-text.ts'

/** Who cancelled and why, what happens to the money, and what the customer can do now. */
export function toCancellationTexts(t: Text, order: Order): string[] {
  const { cancellation } = order
  const cause = cancellation && toCauseText(t, cancellation)
  return [...(cause === undefined ? [] : [cause]), toMoneyText(t, order), toNextText(t, cancellation)]
}

type Cancellation = NonNullable<Order['cancellation']>

/** The others say no more than that the venue cancelled. */
const toldReasons = ['dish-ran-out', 'too-busy', 'closing', 'out-of-reach'] as const

/** Nothing for an order that nobody paid: what is said of its money tells the cause. */
function toCauseText(t: Text, { by, reason, text }: Cancellation): string | undefined {
  const told = toldReasons.find((known) => known === reason)
  if (told !== undefined) return t(`order.cancelled.reason.${told}`)
  if (text !== undefined) return `${t('order.cancelled.by.operator')}: ${text}`
  return by === 'system' ? undefined : t(`order.cancelled.by.${by}`)
}

function toMoneyText(t: Text, { payment: { method, status } }: Order): string {
  if (status === 'REFUNDED') return t('order.refunded')
  if (status === 'PAID') return t('order.cancelRefund')
  return isPaidOnline(method) ? t('payment.cancelledText') : t('order.cancelled.money.none')
}

function toNextText(t: Text, cancellation: Cancellation | undefined): string {
  const reason = cancellation?.reason
  if (reason === 'too-busy' || reason === 'closing') return t('order.cancelled.next.too-busy')
  return t(reason === 'out-of-reach' ? 'order.cancelled.next.out-of-reach' : 'order.cancelled.next.any')
}
