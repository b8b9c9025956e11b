import type { Order } from '@lavash/contract/orders'
import type { PaymentMethod } from '@lavash/rulebook/order/payment-methods'
import { CreditCard } from 'lucide-react'
import { useNow } from '#api/use-now.ts'
import { toFailureText } from '#i18n/failure-text.ts'
import { useFormat } from '@lavash/i18n/i18n-provider.tsx'
import { useText } from '#i18n/use-text.ts'
import { toPaymentState } from '#order/payment-state.ts'
import { usePayAgain } from '#order/use-pay-again.ts'
import { Button } from '@lavash/ui/button.tsx'
import { showToast } from '@lavash/ui/toast-queue.ts'
import styles from './order-payment-card.module.css'

interface Props {
  order: Order
  /** The payment has changed, so the caller reloads the order. */
  onChange: () => void
}

const secondMs = 1000

/** An unpaid order: why, until when it waits, and every way to pay it. */
export function OrderPaymentCard({ order, onChange }: Props) {
  const t = useText()
  const format = useFormat()
  const { busyWith, others, pay } = usePayAgain(order)
  const state = toPaymentState(order, useNow(secondMs))
  if (state.kind !== 'declined' && state.kind !== 'pending') return null
  const handlePay = async (method: PaymentMethod) => {
    const answer = await pay(method)
    if (answer === undefined) return
    showToast(
      answer.ok
        ? { kind: 'success', text: t('order.payChanged') }
        : { kind: 'error', text: toFailureText(t, answer.failure) },
    )
    onChange()
  }
  return (
    <section className={styles.card}>
      <p className={styles.text}>{t(state.kind === 'declined' ? 'payment.declined' : 'payment.abandoned')}</p>
      {state.kind === 'pending' && (
        <p className={styles.hint}>{t('order.payUntil', { time: format.time(state.keptUntilMs) })}</p>
      )}
      <Button
        isWide
        icon={<CreditCard />}
        isLoading={busyWith === order.payment.method}
        onClick={() => void handlePay(order.payment.method)}
      >
        {t('order.pay', { sum: format.money(order.total, order.currency) })}
      </Button>
      {others.map((method) => (
        <Button
          key={method}
          isWide
          variant="neutral"
          isLoading={busyWith === method}
          onClick={() => void handlePay(method)}
        >
          {t(`payment.${method}`)}
        </Button>
      ))}
    </section>
  )
}
