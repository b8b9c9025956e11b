import type { Order } from '@lavash/contract/orders'
import type { PaymentMethod } from '@lavash/rulebook/order/payment-methods'
import { isPaidOnline } from '@lavash/rulebook/order/payment-status'
import { CircleCheck, CircleX, Clock } from 'lucide-react'
import { useState } from 'react'
import { toFailureText } from '#i18n/failure-text.ts'
import { useFormat } from '@lavash/i18n/i18n-provider.tsx'
import { useText } from '#i18n/use-text.ts'
import type { PaymentState } from '#order/payment-state.ts'
import { usePayAgain } from '#order/use-pay-again.ts'
import { Button } from '@lavash/ui/button.tsx'
import { ProblemText } from '@lavash/ui/problem-text.tsx'
import styles from './payment-return.module.css'

interface Props {
  order: Order
  state: PaymentState
  onChange: () => void
  onLeave: () => void
}

export function PaymentOutcome({ order, state, onChange, onLeave }: Props) {
  const t = useText()
  const { title, text } = useOutcomeTexts(order, state)
  const isWaiting = state.kind === 'declined' || state.kind === 'pending'
  return (
    <section className={styles.outcome} data-kind={state.kind}>
      <output className={styles.state}>
        <OutcomeIcon kind={state.kind} />
        <h2 className={styles.title}>{title}</h2>
        {text !== '' && <p className={styles.text}>{text}</p>}
      </output>
      {isWaiting && <PayAgain order={order} onChange={onChange} />}
      <Button variant="quiet" onClick={onLeave}>
        {t('order.open')}
      </Button>
    </section>
  )
}

function OutcomeIcon({ kind }: { kind: PaymentState['kind'] }) {
  if (kind === 'pending') return <Clock className={styles.icon} />
  const isBad = kind === 'declined' || kind === 'cancelled'
  return isBad ? (
    <CircleX className={styles.icon} data-bad />
  ) : (
    <CircleCheck className={styles.icon} data-good />
  )
}

/** Where the money is. An order can be cancelled for other reasons than its payment. */
const cancelledTexts = {
  REFUNDED: 'order.refunded',
  PAID: 'payment.returning',
  PENDING: 'payment.cancelledText',
  FAILED: 'payment.cancelledText',
} as const

function useOutcomeTexts({ number, payment }: Order, state: PaymentState): { title: string; text: string } {
  const t = useText()
  const format = useFormat()
  switch (state.kind) {
    case 'paid':
      return { title: t('payment.paidTitle', { number }), text: t('order.successText') }
    case 'upon-receipt':
      return { title: t('order.successTitle', { number }), text: t('order.successText') }
    case 'declined':
      return { title: t('payment.declinedTitle'), text: t('payment.declined') }
    case 'pending': {
      const kept = t('payment.keptUntil', { time: format.time(state.keptUntilMs) })
      return { title: t('payment.abandoned'), text: `${t('payment.pendingText', { number })}. ${kept}` }
    }
    case 'cancelled':
      return {
        title: t('payment.cancelledTitle', { number }),
        text: isPaidOnline(payment.method) ? t(cancelledTexts[payment.status]) : '',
      }
  }
}

/** Pays the same order again, by card or in another way. */
function PayAgain({ order, onChange }: { order: Order; onChange: () => void }) {
  const t = useText()
  const format = useFormat()
  const { busyWith, others, pay } = usePayAgain(order)
  const [problem, setProblem] = useState<string>()

  const handlePay = async (payType: PaymentMethod) => {
    setProblem(undefined)
    const answer = await pay(payType)
    if (answer === undefined) return
    if (!answer.ok) setProblem(toFailureText(t, answer.failure))
    onChange()
  }

  return (
    <div className={styles.actions}>
      <ProblemText text={problem} />
      <Button
        size="large"
        isWide
        isLoading={busyWith === 'CARD_ONLINE'}
        onClick={() => void handlePay('CARD_ONLINE')}
      >
        {t('payment.payNow', { sum: format.money(order.total, order.currency) })}
      </Button>
      {others.length > 0 && <p className={styles.text}>{t('payment.otherMethod')}</p>}
      {others.map((method) => (
        <Button
          key={method}
          variant="neutral"
          isWide
          isLoading={busyWith === method}
          onClick={() => void handlePay(method)}
        >
          {t(`payment.${method}`)}
        </Button>
      ))}
    </div>
  )
}
