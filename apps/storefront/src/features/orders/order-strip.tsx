import type { Order } from '@lavash/contract/orders'
import { unpaidOrderMinutes } from '@lavash/rulebook/site/limits'
import { findLiveOrder, isWaitingForMoney } from '@lavash/rulebook/order/live-order'
import { toTimeZone } from '@lavash/rulebook/time/time-zone'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Bike, ChevronRight, ShoppingBag } from 'lucide-react'
import { Link } from '#navigation/link.tsx'
import { useNow } from '#api/use-now.ts'
import { toPath } from '#config/paths.ts'
import { PayButton } from '#features/orders/pay-button.tsx'
import { toStageText } from '#features/orders/order-texts.ts'
import { usePromiseText } from '#features/orders/use-promise-text.ts'
import { useFormat, VenueTimeProvider } from '@lavash/i18n/i18n-provider.tsx'
import { useText } from '#i18n/use-text.ts'
import { useTimeZone } from '#order/chosen-venue.ts'
import { useOrderEvents } from '#order/order-events.ts'
import { useOrderResto } from '#order/order-resto.ts'
import { ordersQuery } from '#order/own-orders.ts'
import { useProfile } from '#session/use-session.ts'
import styles from './order-strip.module.css'

/** the order that is on its way or waits for money, above the cart's button. It follows the order's events. */
export function OrderStrip() {
  const personId = useProfile()?.id ?? ''
  const { data } = useInfiniteQuery({ ...ordersQuery(personId), enabled: personId !== '' })
  const order = findLiveOrder(data?.pages[0]?.content ?? [], useNow())
  useOrderEvents(personId, order === undefined ? [] : [order])
  const resto = useOrderResto(order?.resto.id)
  const chosenTimeZone = useTimeZone()
  if (order === undefined) return null
  // By the clock of the venue that cooks, which need not be the chosen one.
  return (
    <VenueTimeProvider timeZone={resto ? toTimeZone(resto.timezone) : chosenTimeZone}>
      <Strip order={order} personId={personId} />
    </VenueTimeProvider>
  )
}

function Strip({ order, personId }: { order: Order; personId: string }) {
  const t = useText()
  const isUnpaid = isWaitingForMoney(order, useNow())
  const { refetch } = useInfiniteQuery({ ...ordersQuery(personId), enabled: false })
  return (
    <section className={styles.strip} aria-label={t('order.title', { number: order.number })}>
      {!isUnpaid && (
        <span className={styles.sign} aria-hidden>
          {order.deliveryType === 'DELIVERY' ? <Bike /> : <ShoppingBag />}
        </span>
      )}
      <div className={styles.texts}>
        <p aria-live="polite">
          <Link className={styles.link} to={toPath('orders.show', { orderId: order.id })}>
            {toStageText(t, order)}
          </Link>
        </p>
        <p className={styles.promise}>
          {isUnpaid ? <KeptUntil order={order} /> : <Promised order={order} />}
        </p>
      </div>
      {isUnpaid ? (
        <div className={styles.pay}>
          <PayButton order={order} onChange={() => void refetch()} />
        </div>
      ) : (
        <ChevronRight className={styles.arrow} aria-hidden />
      )}
    </section>
  )
}

function Promised({ order }: { order: Order }) {
  return usePromiseText(order)
}

function KeptUntil({ order }: { order: Order }) {
  const t = useText()
  const format = useFormat()
  const keptUntilMs = Date.parse(order.createdAt) + unpaidOrderMinutes * 60_000
  return t('payment.keptUntil', { time: format.time(keptUntilMs) })
}
