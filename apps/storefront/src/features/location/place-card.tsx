import { cityDeliveryMethods, type DeliveryMethod } from '@lavash/rulebook/order/delivery-methods'
import { ChevronRight, MapPin } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useDeliveryMinutesText, useFreeDeliveryText } from '#features/location/delivery-facts.ts'
import { PlacePopup } from '#features/location/place-popup.tsx'
import { useText } from '#i18n/use-text.ts'
import { useCityData } from '#order/city-data.tsx'
import { useOrderAddress } from '#order/order-address.ts'
import { useStored } from '#storage/stored-values.ts'
import { HiddenText } from '@lavash/ui/hidden-text.tsx'
import { SegmentedButtons } from '@lavash/ui/segmented-buttons.tsx'
import styles from './place-card.module.css'
import row from './place-row.module.css'

interface Props {
  /** Below the street of a takeaway point: whether it is open. */
  takeawayFacts: ReactNode
  /** At the end of the row: opens the venue's hours. */
  schedule: ReactNode
}

/** The top of a phone's home: method and place. Nothing changes before the popup is saved. */
export function PlaceCard({ takeawayFacts, schedule }: Props) {
  const t = useText()
  const [popup, setPopup] = useState<{ isOpen: boolean; method?: DeliveryMethod }>({ isOpen: false })
  const method = useStored('order_delivery_method') ?? 'DELIVERY'
  const address = useOrderAddress()
  const { restos, zones } = useCityData()
  const isDelivery = method === 'DELIVERY'
  const minutes = useDeliveryMinutesText()
  const free = useFreeDeliveryText()
  const facts = [minutes, free].filter((fact) => fact !== undefined)
  return (
    <section className={styles.card} aria-label={t('location.title')}>
      {cityDeliveryMethods(restos, zones).length > 1 && (
        <SegmentedButtons
          label={t('location.method')}
          options={[
            { value: 'DELIVERY', label: t('location.delivery') },
            { value: 'TAKE_AWAY', label: t('location.takeaway') },
          ]}
          value={method}
          onPress={(next) => setPopup({ isOpen: true, method: next })}
        />
      )}
      <div className={styles.row}>
        <button
          type="button"
          className={styles.place}
          aria-haspopup="dialog"
          onClick={() => setPopup({ isOpen: true })}
        >
          <MapPin className={row.pin} />
          <HiddenText>{isDelivery ? t('location.delivery') : t('location.takeaway')}</HiddenText>
          <span className={row.texts}>
            <span className={row.address}>{address}</span>
            <span className={row.facts}>{isDelivery ? facts.join(' · ') : takeawayFacts}</span>
          </span>
          <ChevronRight className={row.arrow} />
        </button>
        {schedule}
      </div>
      <PlacePopup isOpen={popup.isOpen} method={popup.method} onClose={() => setPopup({ isOpen: false })} />
    </section>
  )
}
