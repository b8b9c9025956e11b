import type { OrderActor } from './order-status.ts'

/** Why a venue cancels, as its staff chooses it; the customer reads each in their own language. */
export const cancelReasons = [
  'dish-ran-out',
  'too-busy',
  'closing',
  'out-of-reach',
  'customer-asked',
  'not-confirmed',
] as const
export type CancelReason = (typeof cancelReasons)[number]

export interface Cancellation {
  /** `system`: nobody paid in time. */
  readonly by: OrderActor
  readonly reason?: CancelReason
  /** The venue's own words, if no listed reason fits. */
  readonly text?: string
}

/** The cause that an order event keeps when the server cancels an unpaid order. */
export const unpaidCause = 'unpaid'

/** An operator's step is kept as 'operator', followed by the reason or by words of their own. */
export function toOperatorCause(words: string): string {
  return ['operator', words.trim()].filter((part) => part !== '').join(' ')
}

export function toCancellation(cause: string): Cancellation {
  if (cause === 'customer') return { by: 'customer' }
  if (cause === unpaidCause) return { by: 'system' }
  const words = cause.replace(/^operator\s*/, '')
  if (words === '') return { by: 'operator' }
  const reason = cancelReasons.find((known) => known === words)
  return reason === undefined ? { by: 'operator', text: words } : { by: 'operator', reason }
}
