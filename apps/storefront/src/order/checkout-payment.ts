import {
  findDefaultPaymentMethod,
  offeredPaymentMethods,
  type PaymentMethod,
} from '@lavash/rulebook/order/payment-methods'
import { useResto } from '#order/chosen-venue.ts'
import { useStored } from '#storage/stored-values.ts'

interface PaymentChoice {
  readonly offered: readonly PaymentMethod[]
  readonly chosen: PaymentMethod | undefined
}

/** K-03: the customer's choice while the venue takes it, else the online card, else the first. */
export function usePaymentChoice(): PaymentChoice {
  const { payConfig } = useResto()
  const method = useStored('order_delivery_method') ?? 'DELIVERY'
  const stored = useStored('order_payment_method')
  const offered = offeredPaymentMethods(payConfig, method)
  const isOffered = stored !== null && offered.includes(stored)
  return { offered, chosen: isOffered ? stored : findDefaultPaymentMethod(offered) }
}
