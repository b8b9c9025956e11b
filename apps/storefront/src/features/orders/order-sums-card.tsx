import type { Order, OrderPosition } from '@lavash/contract/orders'
import type { ReactNode } from 'react'
import { toTotalText } from '#features/orders/order-texts.ts'
import { useText } from '#i18n/use-text.ts'
import { Price } from '@lavash/ui/price.tsx'
import styles from './order-sums-card.module.css'

/** What was ordered and what it cost. The lines add up to the sum. */
export function OrderSumsCard({ order }: { order: Order }) {
  const t = useText()
  const { currency, deliveryPrice, discount, promoCode, total } = order
  const isDelivery = order.deliveryType === 'DELIVERY'
  return (
    <section className={styles.card} aria-label={t('order.positions')}>
      <ul className={styles.list}>
        {order.positions.map((position, index) => (
          // An order's lines never move, and one dish may stand there twice.
          // oxlint-disable-next-line react/no-array-index-key
          <PositionRow key={index} position={position} currency={currency} />
        ))}
        {isDelivery && (
          <Row tone="muted" name={t('cart.delivery')}>
            {deliveryPrice === 0 ? (
              t('delivery.free')
            ) : (
              <Price amountMinor={deliveryPrice} currency={currency} />
            )}
          </Row>
        )}
        {discount > 0 && (
          <Row
            tone="discount"
            name={promoCode === undefined ? t('cart.discount') : t('order.discountOf', { code: promoCode })}
          >
            <Price amountMinor={-discount} currency={currency} isChange />
          </Row>
        )}
        <Row tone="total" name={toTotalText(t, order)}>
          <Price amountMinor={total} currency={currency} />
        </Row>
      </ul>
    </section>
  )
}

function PositionRow({ position, currency }: { position: OrderPosition; currency: string }) {
  const { count, name, modifiers, sum } = position
  const chosen = modifiers.map((modifier) =>
    modifier.count > 1 ? `${modifier.name} × ${modifier.count}` : modifier.name,
  )
  return (
    <Row
      tone="dish"
      name={
        <>
          {count} × {name}
          {chosen.length > 0 && <span className={styles.modifiers}>{chosen.join(', ')}</span>}
        </>
      }
    >
      <Price amountMinor={sum} currency={currency} />
    </Row>
  )
}

interface RowProps {
  tone: 'dish' | 'muted' | 'discount' | 'total'
  name: ReactNode
  children: ReactNode
}

function Row({ tone, name, children }: RowProps) {
  return (
    <li className={styles.row} data-tone={tone}>
      <span className={styles.name}>{name}</span>
      <span className={styles.sum}>{children}</span>
    </li>
  )
}
