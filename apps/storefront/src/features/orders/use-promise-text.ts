import type { Order } from '@lavash/contract/orders'
import { findPromisedAtMs } from '@lavash/rulebook/order/order-promise'
import { hasReachedKitchen } from '@lavash/rulebook/order/payment-status'
import { useNow } from '#api/use-now.ts'
import { toOrderWhenText } from '#features/orders/order-texts.ts'
import { useFormat } from '@lavash/i18n/i18n-provider.tsx'
import { useText } from '#i18n/use-text.ts'

/** When the order comes or is ready; without a promise, when it was placed. */
export function usePromiseText(order: Order): string {
  const t = useText()
  const format = useFormat()
  const nowMs = useNow()
  const createdAt = toOrderWhenText(t, format, Date.parse(order.createdAt), nowMs)
  if (order.preOrderAt !== undefined && order.status !== 'CANCELLED') {
    // Moved by the venue's delays; of an order that is over the chosen time is told.
    const atMs = findPromisedAtMs(order) ?? Date.parse(order.preOrderAt)
    return t('order.forTime', { when: toOrderWhenText(t, format, atMs, nowMs) })
  }
  // Before the kitchen has heard of it, nobody can promise anything.
  const promisedAtMs = hasReachedKitchen(order.payment) ? findPromisedAtMs(order) : null
  return promisedAtMs === null
    ? t('order.createdAt', { when: createdAt })
    : t(order.deliveryType === 'DELIVERY' ? 'order.arrivesAt' : 'order.readyAt', {
        time: format.time(promisedAtMs),
      })
}
