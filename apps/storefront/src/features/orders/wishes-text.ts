import type { Order } from '@lavash/contract/orders'
import type { Format } from '@lavash/i18n/format.ts'
import type { Text } from '#i18n/use-text.ts'

/** K-11: 'приборов: 2, сдача с 2 000 ₽, не звонить'. */
export function toWishesText(t: Text, format: Format, { wishes, currency }: Order): string {
  const { cutlery, changeFrom, leaveAtDoor, doNotCall } = wishes ?? {}
  return [
    cutlery !== undefined && t('order.wish.cutlery', { count: String(cutlery) }),
    changeFrom !== undefined && t('order.wish.change', { sum: format.money(changeFrom, currency) }),
    leaveAtDoor === true && t('order.wish.door'),
    doNotCall === true && t('order.wish.noCall'),
  ]
    .filter((wish) => wish !== false)
    .join(', ')
}
