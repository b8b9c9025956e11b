import { orderAmountMessages } from '@lavash/rulebook/order/order-amount'
import { findFreeOffer, findMatchingThreshold, sortThresholds } from '@lavash/rulebook/place/thresholds'
import type { Zone } from '@lavash/rulebook/place/zones'
import { useState } from 'react'
import { DeliveryTermsPopup } from '#features/location/delivery-terms-popup.tsx'
import { toAmountText } from '#i18n/amount-text.ts'
import { useFormat } from '@lavash/i18n/i18n-provider.tsx'
import { useText } from '#i18n/use-text.ts'
import styles from './delivery-terms.module.css'

interface Props {
  zone: Zone
  currency: string
  cartSumMinor: number
}

/** C-11 beside the address: minutes, price and what is missing, with a button for all terms (L-15). */
export function DeliveryTerms({ zone, currency, cartSumMinor }: Props) {
  const t = useText()
  const format = useFormat()
  const [isOpen, setIsOpen] = useState(false)
  const money = (amountMinor: number) => format.money(amountMinor, currency)
  const { thresholds } = zone
  const matching = findMatchingThreshold(thresholds, cartSumMinor) ?? sortThresholds(thresholds)[0]
  if (matching === undefined) return null
  const { deliveryCost, deliveryTime } = matching
  const cost = deliveryCost === 0 ? t('delivery.free') : money(deliveryCost)
  const hints =
    cartSumMinor === 0
      ? toEmptyCartHints()
      : orderAmountMessages({ method: 'DELIVERY', zone, cartSumMinor }).map((message) =>
          toAmountText(t, money, message),
        )
  return (
    <div className={styles.card}>
      <p className={styles.texts}>
        <span className={styles.title}>
          {deliveryTime === 0
            ? t('delivery.cost')
            : t('delivery.willArriveIn', { minutes: format.number(deliveryTime) })}
        </span>
        <span className={styles.hint}>{[cost, ...hints].join(' · ')}</span>
      </p>
      <button type="button" className={styles.button} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('delivery.terms')}
      </button>
      <DeliveryTermsPopup
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        thresholds={thresholds}
        currency={currency}
      />
    </div>
  )

  /** An empty cart misses nothing, so the sums themselves are told. */
  function toEmptyCartHints(): string[] {
    const [refusal] = orderAmountMessages({ method: 'DELIVERY', zone, cartSumMinor: 0 })
    const free = findFreeOffer(thresholds, 0)
    return [
      ...(refusal?.kind === 'min-sum' ? [toAmountText(t, money, refusal)] : []),
      ...(free ? [t('delivery.freeFrom', { sum: money(free.missingMinor) })] : []),
    ]
  }
}
