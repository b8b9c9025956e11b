import { useFormat } from '@lavash/i18n/i18n-provider.tsx'
import { useText } from '#i18n/use-text.ts'
import { useResto } from '#order/chosen-venue.ts'
import { usePromiseMinutes } from '#order/promise.ts'
import { useStored } from '#storage/stored-values.ts'

interface PlaceTexts {
  readonly main: string
  readonly parts: string
  readonly note: string
}

/**
 * 'Набережная, 14', 'кв. 27, подъезд 2', 'Доставим за 45 мин'; for takeaway the venue, its name and a slow dish's time.
 * Minutes are a promise for now: beside a chosen time there are none.
 */
export function usePlaceTexts(): PlaceTexts {
  const t = useText()
  const format = useFormat()
  const { name, street } = useResto()
  const place = useStored('order_delivery_place')
  const isDelivery = useStored('order_delivery_method') === 'DELIVERY'
  const promiseMinutes = usePromiseMinutes()
  const minutes = useStored('order_pre_order_at') === null ? promiseMinutes : 0
  const toPromise = (key: 'delivery.willArriveIn' | 'delivery.minutes') =>
    minutes === 0 ? [] : [t(key, { minutes: format.number(minutes) })]
  if (!isDelivery) {
    return { main: street, parts: '', note: [name, ...toPromise('delivery.minutes')].join(' · ') }
  }
  const { address = '', apartment = '', entrance = '', floor = '', intercom = '' } = place ?? {}
  const parts = [
    apartment && t('order.apartment', { value: apartment }),
    entrance && t('order.entrance', { value: entrance }),
    floor && t('order.floor', { value: floor }),
    intercom && t('order.intercom', { value: intercom }),
  ]
  return {
    main: address,
    parts: parts.filter((part) => part !== '').join(', '),
    note: toPromise('delivery.willArriveIn').join(''),
  }
}
