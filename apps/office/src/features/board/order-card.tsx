import type { BoardOrderAnswer } from '@lavash/contract/board'
import { findBell } from '@lavash/rulebook/order/board'
import { useFormat } from '@lavash/i18n/i18n-provider.tsx'
import { Bike, ShoppingBag } from 'lucide-react'
import { AcceptControls } from '#features/board/accept-controls.tsx'
import { toBoardOrder } from '#features/board/board-places.ts'
import { OrderClock } from '#features/board/order-clock.tsx'
import { OrderLines } from '#features/board/order-lines.tsx'
import { OrderMore } from '#features/board/order-more.tsx'
import { StepControls } from '#features/board/step-controls.tsx'
import { useCancelledText } from '#features/board/use-cancelled-text.ts'
import { useOrderStep } from '#features/board/use-order-step.ts'
import { useText } from '#i18n/use-text.ts'
import styles from './order-card.module.css'

interface Props {
  order: BoardOrderAnswer
  restoId: number
  nowMs: number
  /** The connection is lost: the card is read, and waits. */
  isOff: boolean
}

export function OrderCard({ order, restoId, nowMs, isOff }: Props) {
  const t = useText()
  const format = useFormat()
  const steps = useOrderStep(restoId, order)
  const toCancelledText = useCancelledText()
  const { number, deliveryType, preOrderAt, payment, total, currency, status } = order
  const isDelivery = deliveryType === 'DELIVERY'
  const bell = findBell(toBoardOrder(order), nowMs)
  const isLate =
    status !== 'NEW' && order.board.promisedAt !== null && Date.parse(order.board.promisedAt) < nowMs
  return (
    <article
      className={styles.card}
      data-type={deliveryType}
      data-rings={bell}
      data-late={isLate || undefined}
      aria-label={t('orders.card', { number })}
    >
      <header className={styles.head}>
        <span className={styles.icon}>{isDelivery ? <Bike /> : <ShoppingBag />}</span>
        <div className={styles.title}>
          <h3 className={styles.number}>{number}</h3>
          <p>
            <b className={styles.type}>{t(isDelivery ? 'orders.delivery' : 'orders.takeaway')}</b>
            {' · '}
            {preOrderAt === undefined
              ? t('orders.soonest')
              : t('orders.by', { time: format.time(Date.parse(preOrderAt)) })}
          </p>
          <p className={styles.quiet}>
            {format.money(total, currency)}
            {' · '}
            {t(payment.status === 'PAID' ? 'orders.paid' : 'orders.toPay')}
          </p>
        </div>
        <OrderClock order={order} nowMs={nowMs} />
      </header>
      {status === 'CANCELLED' && <p className={styles.cancelled}>{toCancelledText(order)}</p>}
      <OrderLines order={order} />
      {status === 'NEW' ? (
        <AcceptControls order={order} nowMs={nowMs} steps={steps} isOff={isOff} />
      ) : (
        <StepControls order={order} steps={steps} isOff={isOff} />
      )}
      {status !== 'CANCELLED' && <OrderMore order={order} nowMs={nowMs} steps={steps} isOff={isOff} />}
    </article>
  )
}
