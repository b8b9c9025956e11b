import type { BoardOrderAnswer } from '@lavash/contract/board'
import { acceptMinutesMax, usualCookingMinutes } from '@lavash/rulebook/site/limits'
import { useFormat } from '@lavash/i18n/i18n-provider.tsx'
import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import type { OrderSteps } from '#features/board/use-order-step.ts'
import { useText } from '#i18n/use-text.ts'
import styles from './controls.module.css'

interface Props {
  order: BoardOrderAnswer
  nowMs: number
  steps: OrderSteps
  isOff: boolean
}

const stepMinutes = 5

/** The usual time is one touch; other times are beside it. An order for later has its time already. */
export function AcceptControls({ order, nowMs, steps, isOff }: Props) {
  const t = useText()
  const format = useFormat()
  const usual = order.promiseMinutes || usualCookingMinutes
  const [minutes, setMinutes] = useState(usual)
  const isForLater = order.preOrderAt !== undefined
  const change = (by: number) =>
    setMinutes((now) => Math.min(acceptMinutesMax, Math.max(stepMinutes, now + by)))
  return (
    <div className={styles.controls}>
      {!isForLater && (
        <button
          type="button"
          className={styles.side}
          disabled={isOff}
          aria-label={t('orders.fewerMinutes')}
          onClick={() => change(-stepMinutes)}
        >
          <Minus />
        </button>
      )}
      <button
        type="button"
        className={styles.main}
        data-kind="accept"
        disabled={isOff}
        aria-busy={steps.isBusy || undefined}
        onClick={() => void steps.accept(isForLater ? undefined : minutes)}
      >
        <span className={styles.words}>
          {isForLater ? t('orders.accept') : t('orders.acceptMinutes', { minutes: String(minutes) })}
        </span>
        <span className={styles.about}>
          {t('orders.readyBy', {
            time: format.time(
              order.preOrderAt === undefined ? nowMs + minutes * 60_000 : Date.parse(order.preOrderAt),
            ),
          })}
        </span>
      </button>
      {!isForLater && (
        <button
          type="button"
          className={styles.side}
          disabled={isOff}
          aria-label={t('orders.moreMinutes')}
          onClick={() => change(stepMinutes)}
        >
          <Plus />
        </button>
      )}
    </div>
  )
}
