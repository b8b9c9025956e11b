import type { Order } from '@lavash/contract/orders'
import { type ProgressStep, toOrderProgress } from '@lavash/rulebook/order/order-progress'
import { isFinalOrderStatus } from '@lavash/rulebook/order/order-status'
import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { toCancellationTexts } from '#features/orders/cancellation-texts.ts'
import { toStageText } from '#features/orders/order-texts.ts'
import { usePromiseText } from '#features/orders/use-promise-text.ts'
import { useFormat } from '@lavash/i18n/i18n-provider.tsx'
import { useText } from '#i18n/use-text.ts'
import styles from './order-progress-card.module.css'

/** K-10: the order's progress. A changed headline is announced. */
export function OrderProgressCard({ order }: { order: Order }) {
  const t = useText()
  return (
    <section className={styles.card}>
      <div>
        <h2 className={styles.stage} aria-live="polite">
          {toStageText(t, order)}
        </h2>
        <p className={styles.promise}>{usePromiseText(order)}</p>
        {order.delay !== undefined && !isFinalOrderStatus(order.status) && (
          <p className={styles.promise}>
            {t(`order.delayed.${order.delay.reason}`, { minutes: String(order.delay.minutes) })}
          </p>
        )}
        {order.status === 'CANCELLED' &&
          toCancellationTexts(t, order).map((text) => (
            <p key={text} className={styles.cancellation}>
              {text}
            </p>
          ))}
      </div>
      <ol className={styles.steps} aria-label={t('order.progress')}>
        {toOrderProgress(order).map((step) => (
          <Step key={step.status} step={step} isDelivery={order.deliveryType === 'DELIVERY'} />
        ))}
      </ol>
    </section>
  )
}

function Step({ step: { status, state, atMs }, isDelivery }: { step: ProgressStep; isDelivery: boolean }) {
  const t = useText()
  const format = useFormat()
  const done = t(isDelivery ? 'order.delivered' : 'order.handedOver')
  const time = atMs === null ? undefined : format.time(atMs)
  return (
    <li
      className={styles.step}
      data-state={status === 'CANCELLED' ? 'cancelled' : state}
      aria-current={state === 'current' ? 'step' : undefined}
    >
      <span className={styles.dot} aria-hidden>
        {toSign(status, state)}
      </span>
      <span className={styles.texts}>
        <span className={styles.name}>{status === 'COMPLETED' ? done : t(`order.status.${status}`)}</span>
        {time !== undefined && (
          <span className={styles.time}>
            {hasBegun(status, state) ? t('order.startedAt', { time }) : time}
          </span>
        )}
      </span>
    </li>
  )
}

/** Cooking goes on from its moment; the other steps are moments themselves. */
function hasBegun(status: ProgressStep['status'], state: ProgressStep['state']): boolean {
  return state === 'current' && status === 'COOKING'
}

function toSign(status: ProgressStep['status'], state: ProgressStep['state']): ReactNode {
  if (status === 'CANCELLED') return <X />
  return state === 'done' ? <Check /> : null
}
