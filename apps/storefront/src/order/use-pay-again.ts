import type { Order } from '@lavash/contract/orders'
import type { Payment } from '@lavash/contract/payments'
import { offeredPaymentMethods, type PaymentMethod } from '@lavash/rulebook/order/payment-methods'
import { useEffect, useState } from 'react'
import type { Result } from '@lavash/client/result.ts'
import { useOrderResto } from '#order/order-resto.ts'
import { payAgain } from '#order/payment-state.ts'

export interface PayAgain {
  readonly busyWith: PaymentMethod | undefined
  /** Other payment methods of the order's venue, in any city. */
  readonly others: readonly PaymentMethod[]
  /** Undefined while the payment page loads: the button stays busy until it is there. */
  readonly pay: (method: PaymentMethod) => Promise<Result<Payment> | undefined>
}

/** Pays an order again, in the same way or another. */
export function usePayAgain({ id, resto, deliveryType, payment }: Order): PayAgain {
  const [busyWith, setBusyWith] = useState<PaymentMethod>()
  const venue = useOrderResto(resto.id)
  const offered = venue === undefined ? [] : offeredPaymentMethods(venue.payConfig, deliveryType)
  useEffect(() => {
    // After the back button from the payment page, a browser may show this page as it was left.
    const handleShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setBusyWith(undefined)
    }
    window.addEventListener('pageshow', handleShow)
    return () => window.removeEventListener('pageshow', handleShow)
  }, [])

  const pay = async (method: PaymentMethod) => {
    setBusyWith(method)
    let isLeaving = false
    try {
      const answer = await payAgain(id, method)
      const page = answer.ok ? answer.value.redirectUrl : undefined
      if (page === undefined) return answer
      window.location.assign(page)
      isLeaving = true
      return undefined
    } finally {
      if (!isLeaving) setBusyWith(undefined)
    }
  }
  return { busyWith, others: offered.filter((method) => method !== payment.method), pay }
}
