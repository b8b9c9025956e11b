import type { DeliveryMethod } from './delivery-methods.ts'
import type { ErrorCode } from '#site/error-codes.ts'
import { findCheaperOffer, findFreeOffer, findOrderRestriction } from '#place/thresholds.ts'
import type { Threshold } from '#place/thresholds.ts'

/** A message that blocks the order carries the code of the server's refusal. */
export type OrderAmountRefusal =
  | { readonly kind: 'out-of-zone'; readonly code: 'delivery.out-of-zone' }
  | {
      readonly kind: 'min-sum'
      readonly code: 'delivery.order-sum-not-enough.range'
      readonly sumMinor: number
      readonly missingMinor: number
    }
  | {
      readonly kind: 'max-sum'
      readonly code: 'delivery.order-sum-too-large.range'
      readonly sumMinor: number
      readonly excessMinor: number
    }

export type OrderAmountHint =
  | { readonly kind: 'cheaper-delivery'; readonly missingMinor: number; readonly deliveryCost: number }
  | { readonly kind: 'free-delivery'; readonly missingMinor: number }

export type OrderAmountMessage = OrderAmountRefusal | OrderAmountHint

const restrictionCodes = {
  'min-sum': 'delivery.order-sum-not-enough.range',
  'max-sum': 'delivery.order-sum-too-large.range',
} as const satisfies Record<string, ErrorCode>

interface OrderAmount {
  readonly method: DeliveryMethod
  /** The zone of the chosen place; undefined outside all zones. */
  readonly zone: { readonly thresholds: readonly Threshold[] } | undefined
  readonly cartSumMinor: number
}

export function findOrderAmountRefusal({
  method,
  zone,
  cartSumMinor,
}: OrderAmount): OrderAmountRefusal | undefined {
  if (method === 'TAKE_AWAY') return undefined
  if (!zone) return { kind: 'out-of-zone', code: 'delivery.out-of-zone' }
  const restriction = findOrderRestriction(zone.thresholds, cartSumMinor)
  if (!restriction) return undefined
  return restriction.kind === 'min-sum'
    ? { ...restriction, code: restrictionCodes['min-sum'] }
    : { ...restriction, code: restrictionCodes['max-sum'] }
}

/** The cart's message about the amount: the refusal, or else what a larger order would save. */
export function orderAmountMessages(amount: OrderAmount): OrderAmountMessage[] {
  const refusal = findOrderAmountRefusal(amount)
  if (refusal) return [refusal]
  if (amount.method === 'TAKE_AWAY' || !amount.zone) return []
  const { thresholds } = amount.zone
  const cheaper = findCheaperOffer(thresholds, amount.cartSumMinor)
  const free = findFreeOffer(thresholds, amount.cartSumMinor)
  return [
    ...(cheaper && cheaper.deliveryCost > 0 ? [{ kind: 'cheaper-delivery' as const, ...cheaper }] : []),
    ...(free ? [{ kind: 'free-delivery' as const, missingMinor: free.missingMinor }] : []),
  ]
}

export type AmountProgress = Extract<OrderAmountMessage, { readonly missingMinor: number }> & {
  /** The sum to reach. */
  readonly targetMinor: number
}

/** The next step that a larger order reaches: the minimum, or else a cheaper delivery. */
export function findAmountProgress(amount: OrderAmount): AmountProgress | undefined {
  const next = orderAmountMessages(amount).find((message) => 'missingMinor' in message)
  return next && { ...next, targetMinor: amount.cartSumMinor + next.missingMinor }
}
