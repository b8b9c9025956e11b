import { useFormat } from '@lavash/i18n/i18n-provider.tsx'
import { useText } from '#i18n/use-text.ts'
import { useCartSums } from '#order/cart-sums.ts'
import { useResto } from '#order/chosen-venue.ts'
import { usePreflight } from '#order/preflight-store.ts'
import { useStored } from '#storage/stored-values.ts'

interface PlaceTexts {
  readonly main: string
  readonly parts: string
  readonly note: string
}

/** 'Набережная, 14', 'кв. 27, подъезд 2', '45 мин'. For takeaway the venue's street and name. */
export function usePlaceTexts(): PlaceTexts {
  const t = useText()
  const format = useFormat()
  const { name, street } = useResto()
  const place = useStored('order_delivery_place')
  const isDelivery = useStored('order_delivery_method') === 'DELIVERY'
  const deliveryMinutes = useCartSums().delivery?.deliveryMinutes ?? 0
  const answeredMinutes = usePreflight((state) => state.answer?.deliveryMinutes)
  if (!isDelivery) return { main: street, parts: '', note: name }
  const { address = '', apartment = '', entrance = '', floor = '', intercom = '' } = place ?? {}
  const parts = [
    apartment && t('checkout.apartment', { value: apartment }),
    entrance && t('checkout.entrance', { value: entrance }),
    floor && t('checkout.floor', { value: floor }),
    intercom && t('checkout.intercom', { value: intercom }),
  ]
  const minutes = answeredMinutes ?? deliveryMinutes
  return {
    main: address,
    parts: parts.filter((part) => part !== '').join(', '),
    note: minutes === 0 ? '' : t('delivery.willArriveIn', { minutes: format.number(minutes) }),
  }
}
