import { toTimeZone } from '@lavash/rulebook/time/time-zone'
import { useQuery } from '@tanstack/react-query'
import { ReceiptText } from 'lucide-react'
import { findFailure } from '@lavash/client/result.ts'
import { toPath } from '#config/paths.ts'
import { useAdulthood } from '#features/menu/use-adulthood.tsx'
import { OrderActions } from '#features/orders/order-actions.tsx'
import { OrderPaymentCard } from '#features/orders/order-payment-card.tsx'
import { OrderPlaceCard } from '#features/orders/order-place-card.tsx'
import { OrderProgressCard } from '#features/orders/order-progress-card.tsx'
import { OrderSumsCard } from '#features/orders/order-sums-card.tsx'
import { OrdersSkeleton } from '#features/orders/orders-skeleton.tsx'
import { RatingCard } from '#features/orders/rating-card.tsx'
import { StaleNotice } from '#features/orders/stale-notice.tsx'
import { toFailureText } from '#i18n/failure-text.ts'
import { VenueTimeProvider } from '@lavash/i18n/i18n-provider.tsx'
import { useText } from '#i18n/use-text.ts'
import { useTimeZone } from '#order/chosen-venue.ts'
import { useOrderEvents } from '#order/order-events.ts'
import { useOrderResto } from '#order/order-resto.ts'
import { orderQuery } from '#order/own-orders.ts'
import { useProfile } from '#session/use-session.ts'
import { EmptyState } from '@lavash/ui/empty-state.tsx'
import { ErrorWithRetry } from '@lavash/ui/error-with-retry.tsx'
import { LinkButton } from '#navigation/link-button.tsx'
import styles from './order-screen.module.css'

const skeletonHeights = ['20rem', '12rem', '6rem']

/** K-10 */
export function OrderScreen({ orderId }: { orderId: string }) {
  const t = useText()
  const personId = useProfile()?.id ?? ''
  const asked = useQuery({ ...orderQuery(personId, orderId), enabled: personId !== '' })
  const order = asked.data
  const resto = useOrderResto(order?.resto.id)
  const chosenTimeZone = useTimeZone()
  const askAdulthood = useAdulthood()
  useOrderEvents(personId, order === undefined ? [] : [order], () => true)
  if (order === undefined) {
    const failure = findFailure(asked.error)
    if (failure?.code === 'order.not-found') return <NoSuchOrder text={toFailureText(t, failure)} />
    return (
      <div className={styles.waiting}>
        {asked.isError ? (
          <ErrorWithRetry
            text={toFailureText(t, failure)}
            onRetry={() => void asked.refetch()}
            isRetrying={asked.isFetching}
          />
        ) : (
          <OrdersSkeleton heights={skeletonHeights} />
        )}
      </div>
    )
  }
  const handleChange = () => void asked.refetch()
  // Times use the clock of the order's venue, which may not be the chosen one.
  const timeZone = resto ? toTimeZone(resto.timezone) : chosenTimeZone
  return (
    <VenueTimeProvider timeZone={timeZone}>
      <div className={styles.page}>
        <div className={styles.column}>
          {asked.isRefetchError && <StaleNotice />}
          <OrderPaymentCard order={order} onChange={handleChange} />
          <OrderProgressCard order={order} />
        </div>
        <div className={styles.column}>
          <OrderSumsCard order={order} />
          <OrderPlaceCard order={order} resto={resto} />
          <RatingCard order={order} onChange={handleChange} />
          <OrderActions order={order} resto={resto} askAdulthood={askAdulthood} onChange={handleChange} />
        </div>
      </div>
    </VenueTimeProvider>
  )
}

/** Not this customer's order, or a mistyped address: link to the list. */
function NoSuchOrder({ text }: { text: string }) {
  const t = useText()
  const action = <LinkButton to={toPath('orders.index')}>{t('person.orders')}</LinkButton>
  return <EmptyState icon={<ReceiptText />} title={text} action={action} />
}
