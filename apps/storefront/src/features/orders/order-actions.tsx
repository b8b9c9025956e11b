import type { Order } from '@lavash/contract/orders'
import type { Resto } from '@lavash/contract/restos'
import { toPhoneLink } from '@lavash/rulebook/account/phone-format'
import { isFinalOrderStatus } from '@lavash/rulebook/order/order-status'
import { Phone, RotateCcw } from 'lucide-react'
import { useCancelOrder } from '#features/orders/use-cancel-order.tsx'
import { type AskAdulthood, useRepeat } from '#features/orders/use-repeat.ts'
import { useText } from '#i18n/use-text.ts'
import { Button } from '@lavash/ui/button.tsx'
import { LinkButton } from '#navigation/link-button.tsx'
import styles from './order-actions.module.css'

interface Props {
  order: Order
  resto: Resto | undefined
  askAdulthood: AskAdulthood
  onChange: () => void
}

/** Call, repeat, and cancel while it is possible; then the venue is called to cancel. */
export function OrderActions({ order, resto, askAdulthood, onChange }: Props) {
  const t = useText()
  const { repeat, repeatingId } = useRepeat(askAdulthood)
  const { canCancel, isCancelling, cancel, confirmPopup } = useCancelOrder(order, onChange)
  const phone = resto?.phones[0]?.value
  // After the venue's yes only the venue can stop it: 'cancel' becomes its number.
  const isAccepted = !canCancel && !isFinalOrderStatus(order.status)
  return (
    <div className={styles.actions}>
      <div className={styles.row}>
        {phone !== undefined && !isAccepted && (
          <LinkButton isWide variant="soft" icon={<Phone />} to={toPhoneLink(phone)}>
            {t('order.call')}
          </LinkButton>
        )}
        <Button
          isWide
          variant="neutral"
          icon={<RotateCcw />}
          isLoading={repeatingId !== undefined}
          onClick={() => void repeat(order)}
        >
          {t('order.repeat')}
        </Button>
      </div>
      {canCancel && (
        <Button isWide variant="quiet" isLoading={isCancelling} onClick={() => void cancel()}>
          {t('order.cancel')}
        </Button>
      )}
      {phone !== undefined && isAccepted && (
        <>
          <p className={styles.hint}>{t('order.cancelByPhone')}</p>
          <LinkButton isWide variant="soft" icon={<Phone />} to={toPhoneLink(phone)}>
            {t('order.callVenue')}
          </LinkButton>
        </>
      )}
      {confirmPopup}
    </div>
  )
}
