import type { PreflightError } from '#cart/preflight-errors.ts'

const invalidDeliveryCodes = new Set([
  'promo-code.invalid-delivery-type',
  'promo-code.invalid-delivery-method',
])
const sumNotEnoughCode = 'delivery.order-sum-not-enough.range'
const positionMissingCode = 'person-order.position-not-found-in-resto'

export type LocationPreflight =
  | { readonly passed: true; readonly clearsPromoCode: boolean; readonly message: string | null }
  /** 'Упс!': the venue does not deliver these dishes there. The fields are their places in the checked cart. */
  | { readonly passed: false; readonly reason: 'positions-missing'; readonly fields: readonly string[] }
  /** The network failed or the server has a fault. The save stops and shows the failure. */
  | { readonly passed: false; readonly reason: 'fault'; readonly message: string | null }

/**
 * Reads the preflight that runs when a new location is saved. Of several errors, dishes that cannot be delivered there
 * decide first, because saving would drop them silently.
 */
export function decideLocationPreflight(errors: readonly PreflightError[]): LocationPreflight {
  const missing = errors.filter(({ code }) => code === positionMissingCode)
  if (missing.length > 0) {
    return { passed: false, reason: 'positions-missing', fields: missing.flatMap(({ field }) => field ?? []) }
  }
  const coded = errors.filter(({ code }) => Boolean(code))
  if (coded.length === 0) return { passed: false, reason: 'fault', message: errors[0]?.message || null }
  const clearsPromoCode = coded.some(({ code }) => invalidDeliveryCodes.has(code ?? ''))
  // A sum below the new zone's minimum does not refuse the address. The cart shows it afterwards.
  const told = coded.find(
    ({ code, message }) =>
      Boolean(message) && code !== sumNotEnoughCode && !invalidDeliveryCodes.has(code ?? ''),
  )
  return { passed: true, clearsPromoCode, message: told?.message ?? null }
}
