import type { Order } from '@lavash/contract/orders'
import { isFinalOrderStatus } from '@lavash/rulebook/order/order-status'
import { RotateCcw } from 'lucide-react'
import { Link } from '#navigation/link.tsx'
import { useNow } from '#api/use-now.ts'
import { toPath } from '#config/paths.ts'
import { PayButton } from '#features/orders/pay-button.tsx'
import { toStageText, toOrderWhenText } from '#features/orders/order-texts.ts'
import { useFormat } from '@lavash/i18n/i18n-provider.tsx'
import { useText } from '#i18n/use-text.ts'
import { toPaymentState } from '#order/payment-state.ts'
import { Button } from '@lavash/ui/button.tsx'
import { Price } from '@lavash/ui/price.tsx'
import styles from './order-card.module.css'

interface Props {
  order: Order
  isRepeating: boolean
  onRepeat: () => void
  /** The payment has changed, so the caller reloads the list. */
  onChange: () => void
}

const namedMax = 3

/** An order of the list: the card links to it, the buttons pay it first if it waits for money, and repeat it. */
export function OrderCard({ order, isRepeating, onRepeat, onChange }: Props) {
  const t = useText()
  const format = useFormat()
  const nowMs = useNow()
  const names = order.positions.map(({ name }) => name)
  const others = names.length - namedMax
  const isOver = isFinalOrderStatus(order.status)
  const isUnpaid = ['declined', 'pending'].includes(toPaymentState(order, nowMs).kind)
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.number}>
          <Link className={styles.link} to={toPath('orders.show', { orderId: order.id })}>
            {t('order.title', { number: order.number })}
          </Link>
        </h2>
        <span className={styles.sum}>
          <Price amountMinor={order.total} currency={order.currency} />
        </span>
      </div>
      <p
        className={styles.stage}
        data-moving={!isOver || undefined}
        aria-live={isOver ? undefined : 'polite'}
      >
        {toStageText(t, order)}
      </p>
      <p className={styles.quiet}>{toOrderWhenText(t, format, Date.parse(order.createdAt), nowMs)}</p>
      <p className={styles.quiet}>
        {names.slice(0, namedMax).join(', ')}
        {others > 0 && ` ${t('order.moreDishes', { count: others })}`}
      </p>
      <div className={styles.action}>
        {isUnpaid && <PayButton order={order} onChange={onChange} />}
        <Button
          size="small"
          variant="neutral"
          icon={<RotateCcw />}
          isLoading={isRepeating}
          aria-label={`${t('order.repeat')}: ${t('order.title', { number: order.number })}`}
          onClick={onRepeat}
        >
          {t('order.repeat')}
        </Button>
      </div>
    </article>
  )
}
