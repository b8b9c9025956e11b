import { useText } from '#i18n/use-text.ts'
import type { CheckoutTime } from '#order/checkout-time.ts'
import { Confirm } from '@lavash/ui/confirm.tsx'

interface Props {
  isOpen: boolean
  time: CheckoutTime
  onClose: () => void
  onPreOrder: () => void
}

/** K-07: no order for now. An order for later if the venue takes it. */
export function DayOffPopup({ isOpen, time, onClose, onPreOrder }: Props) {
  const t = useText()
  const canPreOrder = time.firstAtMs !== undefined
  return (
    <Confirm
      isOpen={isOpen}
      title={t('dayOff.title')}
      text={t('dayOff.text')}
      confirmLabel={canPreOrder ? t('dayOff.preOrder') : t('common.ok')}
      cancelLabel={t('common.close')}
      onConfirm={canPreOrder ? onPreOrder : onClose}
      onCancel={onClose}
    />
  )
}
