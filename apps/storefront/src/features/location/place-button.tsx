import { ChevronDown, MapPin } from 'lucide-react'
import { useState } from 'react'
import { useDeliveryMinutesText } from '#features/location/delivery-facts.ts'
import { PlacePopup } from '#features/location/place-popup.tsx'
import { useText } from '#i18n/i18n-provider.tsx'
import { useResto } from '#order/chosen-venue.ts'
import { useStored } from '#storage/stored-values.ts'
import styles from './place-button.module.css'

/** Where the order goes, and the way to change it. */
export function PlaceButton() {
  const t = useText()
  const [isOpen, setIsOpen] = useState(false)
  const method = useStored('order_delivery_method')
  const place = useStored('order_delivery_place')
  const { street } = useResto()
  const isDelivery = method === 'DELIVERY'
  const minutes = useDeliveryMinutesText()
  return (
    <>
      <button type="button" className={styles.button} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <MapPin className={styles.pin} />
        <span className={styles.texts}>
          <span className={styles.method}>
            {isDelivery ? t('location.delivery') : t('location.takeaway')}
            {minutes !== undefined && ` · ${minutes}`}
          </span>
          <span className={styles.address}>{isDelivery && place !== null ? place.address : street}</span>
        </span>
        <ChevronDown className={styles.arrow} />
      </button>
      <PlacePopup isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  )
}
