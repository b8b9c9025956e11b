import { amountMaxMinor } from '@lavash/rulebook/limits'
import { useFormat, useText } from '#i18n/i18n-provider.tsx'
import type { CartSums } from '#order/cart-sums.ts'
import { useResto } from '#order/chosen-venue.ts'

/** Where the delivery price comes from: 'Зона «Центр», заказ от 700 ₽ до 1 200 ₽'. */
export function useDeliveryNote({ zone, threshold }: CartSums): string | undefined {
  const t = useText()
  const format = useFormat()
  const { currency } = useResto()
  if (zone === undefined) return undefined
  if (threshold === undefined) return t('cart.zoneOnly', { zone: zone.name })
  const { min, max } = threshold.orderPrice
  const from = format.money(min, currency)
  const range =
    max >= amountMaxMinor
      ? t('delivery.from', { from })
      : t('delivery.fromTo', { from, to: format.money(max, currency) })
  return t('cart.zone', { zone: zone.name, range })
}
