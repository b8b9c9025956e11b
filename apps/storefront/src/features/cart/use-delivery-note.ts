import { toRangeText } from '#i18n/amount-text.ts'
import { useFormat } from '@lavash/i18n/i18n-provider.tsx'
import { useText } from '#i18n/use-text.ts'
import type { CartSums } from '#order/cart-sums.ts'
import { useResto } from '#order/chosen-venue.ts'

/** The source of the delivery price: 'Зона «Центр», заказ от 700 ₽ до 1 200 ₽'. */
export function useDeliveryNote({ zone, threshold }: CartSums): string | undefined {
  const t = useText()
  const format = useFormat()
  const { currency } = useResto()
  if (zone === undefined) return undefined
  if (threshold === undefined) return t('cart.zoneOnly', { zone: zone.name })
  const range = toRangeText(t, (amountMinor) => format.money(amountMinor, currency), threshold.orderPrice)
  return t('cart.zone', { zone: zone.name, range })
}
