import type { Resto } from '@lavash/contract/restos'
import type { PreflightBody } from '@lavash/contract/preflight'
import type { CartPosition } from '@lavash/rulebook/cart/cart'
import { decideLocationPreflight } from '@lavash/rulebook/place/location-preflight'
import type { SavedLocation } from '@lavash/rulebook/place/location-save'
import { findKeptPaymentMethod, offeredPaymentMethods } from '@lavash/rulebook/order/payment-methods'
import { call } from '#api/call.ts'
import { patienceMs } from '@lavash/client/patience.ts'
import type { Failure } from '@lavash/client/result.ts'
import { toPreflightBody } from '#order/preflight-body.ts'
import { getStored } from '#storage/stored-values.ts'

type CartCheck =
  | { readonly kind: 'fits'; readonly clearsPromoCode: boolean; readonly message: string | null }
  /** 'Упс!': the new place does not carry these lines. */
  | { readonly kind: 'misfits'; readonly lines: readonly CartPosition[] }
  | { readonly kind: 'failed'; readonly failure: Failure }

/**
 * E-02: checks whether the new place carries the cart. Asked anonymously, because the answer does not depend on the
 * person, and an expired token must not keep a customer at an old address.
 */
export async function checkCartAt(location: SavedLocation, resto: Resto): Promise<CartCheck> {
  const lines = getStored('cart_positions')
  if (lines.length === 0) return { kind: 'fits', clearsPromoCode: false, message: null }
  const body = toBody(location, resto, lines)
  const answer = await call('preflight.anonymous', { body, timeoutMs: patienceMs })
  if (answer.ok) return { kind: 'fits', clearsPromoCode: false, message: null }
  const { failure } = answer
  if (failure.layer !== 'refusal') return { kind: 'failed', failure }
  const decision = decideLocationPreflight(failure.errors)
  if (decision.passed) return { kind: 'fits', ...decision }
  if (decision.reason === 'fault') return { kind: 'failed', failure }
  const missing = lines.filter((_, index) => decision.fields.includes(`positions.${index}`))
  // Another server may not name the lines. Then the whole cart does not fit.
  return { kind: 'misfits', lines: missing.length > 0 ? missing : lines }
}

function toBody(
  { restoId, method, place }: SavedLocation,
  { payConfig }: Resto,
  lines: readonly CartPosition[],
): PreflightBody {
  const chosen = getStored('order_payment_method') ?? undefined
  const payType = findKeptPaymentMethod(chosen, offeredPaymentMethods(payConfig, method))
  const promoCode = getStored('order_promo_code')?.code
  const preOrderAt = getStored('order_pre_order_at')
  return toPreflightBody({ restoId, method, place, payType, promoCode, preOrderAt }, lines)
}
