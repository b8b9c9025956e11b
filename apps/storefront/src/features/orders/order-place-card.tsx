import type { Order } from '@lavash/contract/orders'
import type { Resto } from '@lavash/contract/restos'
import { toTimeZone } from '@lavash/rulebook/time/time-zone'
import { scheduleDays, toWeekSchedule } from '@lavash/rulebook/time/week-schedule'
import { Route } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNow } from '#api/use-now.ts'
import { toWishesText } from '#features/orders/wishes-text.ts'
import { useFormat } from '@lavash/i18n/i18n-provider.tsx'
import { toHoursText } from '#i18n/hours-text.ts'
import { useText, type Text } from '#i18n/use-text.ts'
import { LinkButton } from '#navigation/link-button.tsx'
import styles from './order-place-card.module.css'

/** Where the order goes or waits, whom to call, and the comment. */
export function OrderPlaceCard({ order, resto }: { order: Order; resto: Resto | undefined }) {
  const t = useText()
  const format = useFormat()
  const place = order.deliveryPlace
  return (
    <section className={styles.card}>
      <Fact title={t(place === undefined ? 'order.placeTakeAway' : 'order.placeDelivery')}>
        {place === undefined ? toRestoText(order, resto) : toPlaceText(t, place)}
      </Fact>
      {place === undefined && resto !== undefined && <TakeawayFacts resto={resto} />}
      {place?.comment !== undefined && place.comment !== '' && (
        <Fact title={t('location.comment')}>{place.comment}</Fact>
      )}
      {order.comment !== undefined && order.comment !== '' && (
        <Fact title={t('order.comment')}>{order.comment}</Fact>
      )}
      {order.wishes !== undefined && <Fact title={t('order.wishes')}>{toWishesText(t, format, order)}</Fact>}
    </section>
  )
}

/** Whoever comes for the order wants to know until when, and the way. */
function TakeawayFacts({ resto }: { resto: Resto }) {
  const t = useText()
  const days = scheduleDays(toWeekSchedule(resto.openingHours), useNow(), toTimeZone(resto.timezone))
  const today = days.find(({ isToday }) => isToday)
  const { lat, lng } = resto.location
  return (
    <>
      {today !== undefined && <Fact title={t('order.hoursToday')}>{toHoursText(t, today.label)}</Fact>}
      <LinkButton
        isWide
        variant="neutral"
        icon={<Route />}
        // OpenStreetMap needs no account and opens on every device. Without a start it asks for one.
        to={`https://www.openstreetmap.org/directions?to=${lat}%2C${lng}`}
        target="_blank"
        rel="noreferrer"
      >
        {t('order.route')}
      </LinkButton>
    </>
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
