import type { BoardOrderAnswer } from '@lavash/contract/board'
import { findBell } from '@lavash/rulebook/order/board'
import { Button } from '@lavash/ui/button.tsx'
import { later } from '@lavash/ui/later.tsx'
import { Suspense, useState } from 'react'
import { toBoardOrder } from '#features/board/board-places.ts'
import type { OrderSteps } from '#features/board/use-order-step.ts'
import { useText } from '#i18n/use-text.ts'
import styles from './order-more.module.css'

const DelayPopup = later(async () => (await import('#features/board/delay-popup.tsx')).DelayPopup)
const RefusePopup = later(async () => (await import('#features/board/refuse-popup.tsx')).RefusePopup)

interface Props {
  order: BoardOrderAnswer
  nowMs: number
  steps: OrderSteps
  isOff: boolean
}

/** What is needed less often than the next step. */
export function OrderMore({ order, nowMs, steps, isOff }: Props) {
  const t = useText()
  const [open, setOpen] = useState<'delay' | 'refuse'>()
  const { takeBack } = order.board
  const leftSeconds = takeBack === null ? 0 : Math.ceil((Date.parse(takeBack.until) - nowMs) / 1000)
  const close = () => setOpen(undefined)
  return (
    <div className={styles.more}>
      {leftSeconds > 0 && (
        <Button variant="neutral" isDisabled={isOff} onClick={() => void steps.takeBack()}>
          {t('orders.takeBack', { seconds: String(leftSeconds) })}
        </Button>
      )}
      {findBell(toBoardOrder(order), nowMs) === 'new' && (
        <Button variant="quiet" isDisabled={isOff} onClick={() => void steps.see()}>
          {t('orders.see')}
        </Button>
      )}
      {order.status !== 'NEW' && (
        <Button variant="quiet" isDisabled={isOff} onClick={() => setOpen('delay')}>
          {t('orders.delay')}
        </Button>
      )}
      <Button variant="quiet" isDisabled={isOff} onClick={() => setOpen('refuse')}>
        {t(order.status === 'NEW' ? 'orders.refuse' : 'orders.cancel')}
      </Button>
      {open !== undefined && (
        <Suspense fallback={null}>
          {open === 'delay' ? (
            <DelayPopup order={order} steps={steps} onClose={close} />
          ) : (
            <RefusePopup order={order} steps={steps} onClose={close} />
          )}
        </Suspense>
      )}
    </div>
  )
}
