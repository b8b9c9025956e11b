import { ChevronDown, MapPin } from 'lucide-react'
import { useState } from 'react'
import { useDeliveryMinutesText } from '#features/location/delivery-facts.ts'
import { PlacePopup } from '#features/location/place-popup.tsx'
import { useText } from '#i18n/use-text.ts'
import { useOrderAddress } from '#order/order-address.ts'
import { useStored } from '#storage/stored-values.ts'
import styles from './place-button.module.css'
import row from './place-row.module.css'

/** The order's place, which opens the location popup. */
export function PlaceButton() {
  const t = useText()
  const [isOpen, setIsOpen] = useState(false)
  const isDelivery = useStored('order_delivery_method') === 'DELIVERY'
  const address = useOrderAddress()
  const minutes = useDeliveryMinutesText()
  return (
    <>
      <button type="button" className={styles.button} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <MapPin className={row.pin} />
        <span className={row.texts}>
          <span className={row.facts}>
            {isDelivery ? t('location.delivery') : t('location.takeaway')}
            {minutes !== undefined && ` · ${minutes}`}
          </span>
          <span className={row.address}>{address}</span>
        </span>
        <ChevronDown className={row.arrow} />
      </button>
      <PlacePopup isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  )
}
