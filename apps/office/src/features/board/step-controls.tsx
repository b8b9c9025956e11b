import type { BoardOrderAnswer } from '@lavash/contract/board'
import { listNextStatuses, type OrderStatus } from '@lavash/rulebook/order/order-status'
import type { OrderSteps } from '#features/board/use-order-step.ts'
import { useText } from '#i18n/use-text.ts'
import styles from './controls.module.css'

interface Props {
  order: BoardOrderAnswer
  steps: OrderSteps
  isOff: boolean
}

/** One big button: the next step of the rulebook, in the words of whoever takes it. */
export function StepControls({ order, steps, isOff }: Props) {
  const t = useText()
  if (order.status === 'CANCELLED') {
    return (
      <div className={styles.controls}>
        <button type="button" className={styles.main} disabled={isOff} onClick={() => void steps.see()}>
          <span className={styles.words}>{t('orders.understood')}</span>
        </button>
      </div>
    )
  }
  const next = findNextStep(order)
  if (next === undefined) return null
  return (
    <div className={styles.controls}>
      <button
        type="button"
        className={styles.main}
        data-kind={next === 'READY' ? 'ready' : undefined}
        disabled={isOff}
        aria-busy={steps.isBusy || undefined}
        onClick={() => void steps.step(next)}
      >
        <span className={styles.words}>{t(stepTexts[toStepKey(order, next)])}</span>
      </button>
    </div>
  )
}

const stepTexts = {
  COOKING: 'orders.toCook',
  READY: 'orders.toReady',
  DELIVERING: 'orders.toCourier',
  TAKEN: 'orders.toTaken',
  DELIVERED: 'orders.toDelivered',
} as const

function findNextStep({ status, deliveryType }: BoardOrderAnswer): OrderStatus | undefined {
  const [next] = listNextStatuses({ status, deliveryType, hasReachedKitchen: true })
  return next === 'CANCELLED' ? undefined : next
}

function toStepKey({ deliveryType }: BoardOrderAnswer, next: OrderStatus): keyof typeof stepTexts {
  if (next === 'READY' || next === 'DELIVERING') return next
  if (next === 'COMPLETED') return deliveryType === 'DELIVERY' ? 'DELIVERED' : 'TAKEN'
  return 'COOKING'
}
