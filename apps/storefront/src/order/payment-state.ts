import type { Order } from '@lavash/contract/orders'
import type { Payment } from '@lavash/contract/payments'
import { unpaidOrderMinutes } from '@lavash/rulebook/site/limits'
import type { PaymentMethod } from '@lavash/rulebook/order/payment-methods'
import { canRetryPayment, hasReachedKitchen } from '@lavash/rulebook/order/payment-status'
import { queryOptions } from '@tanstack/react-query'
import { getNowMs } from '#api/clock.ts'
import { getValue, type Result } from '@lavash/client/result.ts'
import { callAsPerson } from '#session/call-as-person.ts'

/** K-08: each state has its own words. */
export type PaymentState =
  | { readonly kind: 'paid' }
  | { readonly kind: 'declined' }
  /** Abandoned, or a bank that takes long. These look alike, so the server is asked repeatedly. */
  | { readonly kind: 'pending'; readonly keptUntilMs: number }
  | { readonly kind: 'cancelled' }
  /** The customer chose to pay upon receipt, and the kitchen has the order. */
  | { readonly kind: 'upon-receipt' }

const askEveryMs = 3000

/** The order with its current payment. Asking for the payment makes the server ask the bank. */
export function paidOrderQuery(personId: string, orderId: string) {
  return queryOptions({
    queryKey: ['paid-order', personId, orderId],
    queryFn: async ({ signal }): Promise<Order> => {
      const asked = { params: { orderId }, signal }
      const payment = getValue(await callAsPerson('orders.payment', asked))
      const order = getValue(await callAsPerson('orders.show', asked))
      return { ...order, payment }
    },
    staleTime: 0,
    gcTime: 0,
    // A customer who returns from the bank must not see the state from before.
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) =>
      state.data !== undefined && toPaymentState(state.data, getNowMs()).kind === 'pending'
        ? askEveryMs
        : false,
  })
}

export function toPaymentState(
  { payment, status, createdAt }: Pick<Order, 'payment' | 'status' | 'createdAt'>,
  nowMs: number,
): PaymentState {
  if (status === 'CANCELLED') return { kind: 'cancelled' }
  if (payment.status === 'PAID') return { kind: 'paid' }
  if (hasReachedKitchen(payment)) return { kind: 'upon-receipt' }
  const createdAtMs = Date.parse(createdAt)
  if (!canRetryPayment({ ...payment, orderStatus: status }, createdAtMs, nowMs)) return { kind: 'cancelled' }
  if (payment.status === 'FAILED') return { kind: 'declined' }
  return { kind: 'pending', keptUntilMs: createdAtMs + unpaidOrderMinutes * 60_000 }
}

/** Another try or another payment method for the same order. */
export function payAgain(orderId: string, payType: PaymentMethod): Promise<Result<Payment>> {
  return callAsPerson('orders.pay', { params: { orderId }, body: { payType } })
}
