import type { Order } from '@lavash/contract/orders'
import { CircleCheck } from 'lucide-react'
import { useText } from '#i18n/use-text.ts'
import { Button } from '@lavash/ui/button.tsx'
import { Popup } from '@lavash/ui/popup.tsx'
import styles from './success-popup.module.css'

interface Props {
  order: Pick<Order, 'number'> | null
  /** The cart still holds dishes that were added after the order. */
  hasRemainder?: boolean
  /** Goes to the order's page, however the popup is closed. */
  onLeave: () => void
}

/** K-06 */
export function SuccessPopup({ order, hasRemainder = false, onLeave }: Props) {
  const t = useText()
  const title = order === null ? '' : t('order.successTitle', { number: order.number })
  return (
    <Popup isOpen={order !== null} onClose={onLeave} title={title} size="small">
      <div className={styles.success}>
        <CircleCheck className={styles.icon} />
        <p>{t('order.successText')}</p>
        {hasRemainder && <p className={styles.remainder}>{t('checkout.remainder')}</p>}
        <Button size="large" isWide onClick={onLeave}>
          {t('order.open')}
        </Button>
      </div>
    </Popup>
  )
}
