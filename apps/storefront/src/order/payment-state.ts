import type { Order } from '@lavash/contract/orders'
import type { Payment } from '@lavash/contract/payments'
import { unpaidOrderMinutes } from '@lavash/rulebook/site/limits'
import type { PaymentMethod } from '@lavash/rulebook/order/payment-methods'
import { canRetryPayment, hasReachedKitchen } from '@lavash/rulebook/order/payment-status'
import { queryOptions } from '@tanstack/react-query'
import { getNowMs } from '#api/clock.ts'
import { getValue, type Result } from '@lavash/client/result.ts'
import { callAsPerson } from '#session/call-as-person.ts'

/** K-08: each is told in its own words. */
export type PaymentState =
  | { readonly kind: 'paid' }
  | { readonly kind: 'declined' }
  /** Abandoned, or a bank that thinks: nobody can tell the two apart, so the server is asked again and again. */
  | { readonly kind: 'pending'; readonly keptUntilMs: number }
  | { readonly kind: 'cancelled' }
  /** Another way to pay was chosen: the kitchen has it. */
  | { readonly kind: 'upon-receipt' }

const askEveryMs = 3000

/** The order with its payment as the server knows it now: asking for the payment makes it ask the bank. */
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
    // Someone who comes back from the bank must not be shown what was true before they went there.
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

/** Another try, or another way; the order stays the same one. */
export function payAgain(orderId: string, payType: PaymentMethod): Promise<Result<Payment>> {
  return callAsPerson('orders.pay', { params: { orderId }, body: { payType } })
}
