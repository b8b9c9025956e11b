import type { Order } from '@lavash/contract/orders'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { getNowMs } from '#api/clock.ts'
import { findFailure } from '@lavash/client/result.ts'
import { PaymentOutcome } from '#features/checkout/payment-outcome.tsx'
import { SuccessPopup } from '#features/checkout/success-popup.tsx'
import { toFailureText } from '#i18n/failure-text.ts'
import { useText } from '#i18n/use-text.ts'
import { paidOrderQuery, toPaymentState } from '#order/payment-state.ts'
import { ErrorWithRetry } from '@lavash/ui/error-with-retry.tsx'
import { preloadPopup } from '@lavash/ui/popup.tsx'
import { Spinner } from '@lavash/ui/spinner.tsx'
import styles from './payment-return.module.css'

interface Props {
  personId: string
  orderId: string
  onLeave: (orderId: string) => void
}

/** K-08: the page after a payment. The address only names the order, the server tells its state. */
export function PaymentReturn({ personId, orderId, onLeave }: Props) {
  const t = useText()
  useEffect(() => void preloadPopup(), [])
  const { data: order, error, refetch, isFetching } = useQuery(paidOrderQuery(personId, orderId))
  if (order === undefined && error !== null) {
    const failure = findFailure(error)
    const isMissing = failure?.code === 'order.not-found'
    return (
      <ErrorWithRetry
        text={isMissing ? t('payment.notFound') : toFailureText(t, failure)}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  if (order === undefined) {
    return (
      <output className={styles.checking}>
        <Spinner />
        {t('payment.checking')}
      </output>
    )
  }
  const state = toPaymentState(order, getNowMs())
  const isDone = state.kind === 'paid' || state.kind === 'upon-receipt'
  return (
    <>
      <PaymentOutcome
        order={order}
        state={state}
        onChange={() => void refetch()}
        onLeave={() => onLeave(orderId)}
      />
      <SuccessPopup order={toShown(order, isDone)} onLeave={() => onLeave(orderId)} />
    </>
  )
}

function toShown(order: Order, isDone: boolean): Order | null {
  return isDone ? order : null
}
