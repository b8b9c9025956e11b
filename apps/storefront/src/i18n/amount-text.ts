import { amountMaxMinor } from '@lavash/rulebook/site/limits'
import type { OrderAmountMessage } from '@lavash/rulebook/order/order-amount'
import type { Threshold } from '@lavash/rulebook/place/thresholds'
import type { Text } from '#i18n/use-text.ts'

/** 'от 700 ₽ до 1 200 ₽'. A catalogue writes 'no maximum' as an unreachable sum. */
export function toRangeText(
  t: Text,
  money: (amountMinor: number) => string,
  { min, max }: Threshold['orderPrice'],
): string {
  const from = money(min)
  return max >= amountMaxMinor ? t('delivery.from', { from }) : t('delivery.fromTo', { from, to: money(max) })
}

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

/** The same with the next step: the missing part of a sum that is too small. */
export function toNextStepText(
  t: Text,
  money: (amountMinor: number) => string,
  message: OrderAmountMessage,
): string {
  return message.kind === 'min-sum'
    ? t('delivery.untilMinimum', { sum: money(message.missingMinor) })
    : toAmountText(t, money, message)
}
