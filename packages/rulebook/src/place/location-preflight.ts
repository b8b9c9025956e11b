import type { PreflightError } from '#cart/preflight-errors.ts'

const invalidDeliveryCodes = new Set([
  'promo-code.invalid-delivery-type',
  'promo-code.invalid-delivery-method',
])
const sumNotEnoughCode = 'delivery.order-sum-not-enough.range'
const positionMissingCode = 'person-order.position-not-found-in-resto'

export type LocationPreflight =
  | { readonly passed: true; readonly clearsPromoCode: boolean; readonly message: string | null }
  /** 'Упс!': these dishes are not carried there; the fields point at them in the cart that was asked about. */
  | { readonly passed: false; readonly reason: 'positions-missing'; readonly fields: readonly string[] }
  /** No code to go by (network, fault): the save stops and the failure is told as such. */
  | { readonly passed: false; readonly reason: 'fault'; readonly message: string | null }

/**
 * The check that a save of a new location runs on the cart. An answer may hold several errors: dishes that cannot
 * come along decide first, because saving over them would lose them without a word.
 */
export function decideLocationPreflight(errors: readonly PreflightError[]): LocationPreflight {
  const missing = errors.filter(({ code }) => code === positionMissingCode)
  if (missing.length > 0) {
    return { passed: false, reason: 'positions-missing', fields: missing.flatMap(({ field }) => field ?? []) }
  }
  const coded = errors.filter(({ code }) => Boolean(code))
  if (coded.length === 0) return { passed: false, reason: 'fault', message: errors[0]?.message || null }
  const clearsPromoCode = coded.some(({ code }) => invalidDeliveryCodes.has(code ?? ''))
  // A sum below the new zone's minimum is no reason to refuse the address: the cart tells it afterwards.
  const told = coded.find(
    ({ code, message }) =>
      Boolean(message) && code !== sumNotEnoughCode && !invalidDeliveryCodes.has(code ?? ''),
  )
  return { passed: true, clearsPromoCode, message: told?.message ?? null }
}
