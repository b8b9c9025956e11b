import { sortThresholds, type Threshold } from '@lavash/rulebook/place/thresholds'
import { toRangeText } from '#i18n/amount-text.ts'
import { useFormat } from '@lavash/i18n/i18n-provider.tsx'
import { useText } from '#i18n/use-text.ts'
import { Popup } from '@lavash/ui/popup.tsx'
import styles from './delivery-terms.module.css'

interface Props {
  isOpen: boolean
  onClose: () => void
  thresholds: readonly Threshold[]
  currency: string
}

/** L-15 */
export function DeliveryTermsPopup({ isOpen, onClose, thresholds, currency }: Props) {
  const t = useText()
  const format = useFormat()
  const money = (amountMinor: number) => format.money(amountMinor, currency)
  return (
    <Popup isOpen={isOpen} onClose={onClose} title={t('delivery.terms')} size="small">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('delivery.orderSum')}</th>
            <th scope="col">{t('delivery.cost')}</th>
          </tr>
        </thead>
        <tbody>
          {sortThresholds(thresholds).map(({ orderPrice, deliveryCost, deliveryTime }) => (
            <tr key={`${orderPrice.min}-${orderPrice.max}-${deliveryCost}`}>
              <td>{toRangeText(t, money, orderPrice)}</td>
              <td>
                {deliveryCost === 0 ? t('delivery.free') : money(deliveryCost)}
                {deliveryTime > 0 && (
                  <span className={styles.minutes}>
                    {t('delivery.minutes', { minutes: format.number(deliveryTime) })}
                  </span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Popup>
  )
}
