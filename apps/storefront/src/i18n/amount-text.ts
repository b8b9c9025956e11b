import type { OrderAmountMessage } from '@lavash/rulebook/order-amount'
import type { Text } from '#i18n/i18n-provider.tsx'

/** C-11 in a few words: what an order's sum lacks, or has too much of. */
export function toAmountText(
  t: Text,
  money: (amountMinor: number) => string,
  message: OrderAmountMessage,
): string {
  switch (message.kind) {
    case 'out-of-zone':
      return t('validation.addressOutsideZone')
    case 'min-sum':
      return t('delivery.minimumSum', { sum: money(message.sumMinor) })
    case 'max-sum':
      return t('delivery.maximumSum', { sum: money(message.sumMinor) })
    case 'cheaper-delivery':
      return t('delivery.untilCheaper', {
        sum: money(message.missingMinor),
        cost: money(message.deliveryCost),
      })
    case 'free-delivery':
      return t('delivery.untilFree', { sum: money(message.missingMinor) })
  }
}
