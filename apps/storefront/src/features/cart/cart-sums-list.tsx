import type { ReactNode } from 'react'
import { useDeliveryNote } from '#features/cart/use-delivery-note.ts'
import { useFormat } from '@lavash/i18n/i18n-provider.tsx'
import { useText } from '#i18n/use-text.ts'
import { useCartSums } from '#order/cart-sums.ts'
import { useResto } from '#order/chosen-venue.ts'
import { usePreflight } from '#order/preflight-store.ts'
import { useStored } from '#storage/stored-values.ts'
import { HiddenText } from '@lavash/ui/hidden-text.tsx'
import { Price } from '@lavash/ui/price.tsx'
import styles from './cart-sums-list.module.css'

/** C-12: each line tells where its amount comes from. During a preflight the old sums are marked as updating. */
export function CartSumsList() {
  const t = useText()
  const format = useFormat()
  const { currency } = useResto()
  const sums = useCartSums()
  const deliveryNote = useDeliveryNote(sums)
  const isAsking = usePreflight((state) => state.isAsking)
  const isDelivery = useStored('order_delivery_method') === 'DELIVERY'
  const promoCode = useStored('order_promo_code')?.code
  const total = format.money(sums.totalMinor, currency)
  return (
    <div>
      <dl className={styles.sums} aria-busy={isAsking} data-updating={isAsking || undefined}>
        <Row label={t('cart.positions', { count: format.number(sums.itemCount) })}>
          <Price amountMinor={sums.cartSumMinor} currency={currency} />
        </Row>
        {sums.discountMinor > 0 && (
          <Row label={t('cart.discount')} isGain>
            <Price amountMinor={-sums.discountMinor} currency={currency} isChange />
          </Row>
        )}
        {sums.promoDiscountMinor > 0 && (
          <Row
            label={t('cart.promoCodeDiscount')}
            note={promoCode && t('cart.promoCodeNamed', { code: promoCode })}
            isGain
          >
            <Price amountMinor={-sums.promoDiscountMinor} currency={currency} isChange />
          </Row>
        )}
        {isDelivery && (
          <Row label={t('cart.delivery')} note={deliveryNote}>
            <DeliveryPrice amountMinor={sums.delivery?.amount} currency={currency} />
          </Row>
        )}
        <div className={styles.total}>
          <dt>{t('cart.toPay')}</dt>
          <dd>
            <Price amountMinor={sums.totalMinor} currency={currency} />
          </dd>
        </div>
      </dl>
      {/* Announces to a screen reader that the sums change, and the new total. */}
      <p aria-live="polite">
        <HiddenText>{isAsking ? t('cart.recalculating') : `${t('cart.toPay')} ${total}`}</HiddenText>
      </p>
    </div>
  )
}

interface RowProps {
  label: string
  note?: string | undefined
  isGain?: boolean
  children: ReactNode
}

function Row({ label, note, isGain = false, children }: RowProps) {
  return (
    <div className={styles.row}>
      <dt>
        {label}
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </dt>
      <dd data-gain={isGain || undefined}>{children}</dd>
    </div>
  )
}

function DeliveryPrice({ amountMinor, currency }: { amountMinor: number | undefined; currency: string }) {
  const t = useText()
  if (amountMinor === undefined) return '—'
  return amountMinor === 0 ? t('delivery.free') : <Price amountMinor={amountMinor} currency={currency} />
}
