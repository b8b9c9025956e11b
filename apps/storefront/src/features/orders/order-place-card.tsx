import type { Order } from '@lavash/contract/orders'
import type { Resto } from '@lavash/contract/restos'
import type { ReactNode } from 'react'
import { useText, type Text } from '#i18n/use-text.ts'
import styles from './order-place-card.module.css'

/** Where the order goes or waits, whom to call, and the comment. */
export function OrderPlaceCard({ order, resto }: { order: Order; resto: Resto | undefined }) {
  const t = useText()
  const place = order.deliveryPlace
  return (
    <section className={styles.card}>
      <Fact title={t(place === undefined ? 'order.placeTakeAway' : 'order.placeDelivery')}>
        {place === undefined ? toRestoText(order, resto) : toPlaceText(t, place)}
      </Fact>
      {place?.comment !== undefined && place.comment !== '' && (
        <Fact title={t('location.comment')}>{place.comment}</Fact>
      )}
      {order.comment !== undefined && order.comment !== '' && (
        <Fact title={t('order.comment')}>{order.comment}</Fact>
      )}
    </section>
  )
}

function toRestoText({ resto: { name } }: Order, resto: Resto | undefined): string {
  return resto === undefined ? name : `${name}, ${resto.street}`
}

function toPlaceText(t: Text, place: NonNullable<Order['deliveryPlace']>): string {
  const details = (['entrance', 'floor', 'apartment', 'intercom'] as const).flatMap((name) => {
    const value = place[name]
    if (value === undefined || value === '') return []
    return [t(`order.${name}`, { value })]
  })
  return [place.address, ...details].join(', ')
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.text}>{children}</p>
    </div>
  )
}
