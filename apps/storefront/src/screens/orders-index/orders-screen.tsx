import { ReceiptText } from 'lucide-react'
import { findFailure } from '@lavash/client/result.ts'
import { useAdulthood } from '#features/menu/use-adulthood.tsx'
import { OrderCard } from '#features/orders/order-card.tsx'
import { OrdersSkeleton } from '#features/orders/orders-skeleton.tsx'
import { StaleNotice } from '#features/orders/stale-notice.tsx'
import { useOwnOrders } from '#features/orders/use-own-orders.ts'
import { useRepeat } from '#features/orders/use-repeat.ts'
import { toFailureText } from '#i18n/failure-text.ts'
import { useText } from '#i18n/use-text.ts'
import { useMenuPath } from '#order/menu-path.ts'
import { useOrderEvents } from '#order/order-events.ts'
import { useProfile } from '#session/use-session.ts'
import { Button } from '@lavash/ui/button.tsx'
import { EmptyState } from '@lavash/ui/empty-state.tsx'
import { ErrorWithRetry } from '@lavash/ui/error-with-retry.tsx'
import { LinkButton } from '#navigation/link-button.tsx'
import styles from './orders-screen.module.css'

const skeletonHeights = ['9.5rem', '9.6rem', '9.7rem']

/** K-10 */
export function OrdersScreen() {
  const t = useText()
  const personId = useProfile()?.id ?? ''
  const { repeat, repeatingId } = useRepeat(useAdulthood())
  const { pages, more, showMore } = useOwnOrders(personId)
  const orders = pages.data?.pages.flatMap(({ content }) => content) ?? []
  useOrderEvents(personId, orders)
  const menuPath = useMenuPath()
  if (pages.data === undefined) {
    return (
      <div className={styles.page}>
        {pages.isError ? (
          <ErrorWithRetry
            text={toFailureText(t, findFailure(pages.error))}
            onRetry={() => void pages.refetch()}
            isRetrying={pages.isFetching}
          />
        ) : (
          <OrdersSkeleton heights={skeletonHeights} />
        )}
      </div>
    )
  }
  if (orders.length === 0) {
    const action = <LinkButton to={menuPath}>{t('cart.backToMenu')}</LinkButton>
    return (
      <EmptyState
        icon={<ReceiptText />}
        title={t('order.empty')}
        text={t('order.emptyHint')}
        action={action}
      />
    )
  }
  return (
    <div className={styles.page}>
      {pages.isRefetchError && <StaleNotice />}
      {orders.map((order) => (
        <OrderCard
          key={order.id}
          order={order}
          isRepeating={repeatingId === order.id}
          onRepeat={() => void repeat(order)}
          onChange={() => void pages.refetch()}
        />
      ))}
      {pages.hasNextPage && (
        <Button variant="neutral" isWide isLoading={more.kind === 'asking'} onClick={() => void showMore()}>
          {t('order.showMore')}
        </Button>
      )}
      {more.kind === 'failed' && (
        <p className={styles.failed} role="alert">
          {toFailureText(t, more.failure)}
        </p>
      )}
    </div>
  )
}
