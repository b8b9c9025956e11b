import type { Payment } from '@lavash/contract/payments'
import type { PaymentMethod } from '@lavash/rulebook/payment-methods'
import { useState } from 'react'
import type { Result } from '#api/result.ts'
import { payAgain } from '#order/payment-state.ts'

/** Pays an order after all. Nothing is answered when the payment page is on its way: the button stays busy until it is there. */
export function usePayAgain(orderId: string) {
  const [busyWith, setBusyWith] = useState<PaymentMethod>()
  const pay = async (method: PaymentMethod): Promise<Result<Payment> | undefined> => {
    setBusyWith(method)
    const answer = await payAgain(orderId, method)
    const page = answer.ok ? answer.value.redirectUrl : undefined
    if (page !== undefined) {
      window.location.assign(page)
      return undefined
    }
    setBusyWith(undefined)
    return answer
  }
  return { busyWith, pay }
}
