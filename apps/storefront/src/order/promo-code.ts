import type { Preflight } from '@lavash/contract/preflight'
import { normalisePromoCode } from '@lavash/rulebook/money/promo-codes'
import { setStored } from '#storage/stored-values.ts'
import { forgivePromoCode } from '#order/preflight-store.ts'

/**
 * The code counts from the next preflight, which this change starts. Its answer also tells what is wrong with the
 * code.
 */
export function applyPromoCode(typed: string): void {
  const code = normalisePromoCode(typed)
  if (code === '') return
  forgivePromoCode()
  setStored({ order_promo_code: { active: false, code, maxDiscountAmount: null, minOrderAmount: null } })
}

export function removePromoCode(): void {
  forgivePromoCode()
  setStored({ order_promo_code: null })
}

/** If `promoCodeActive` is missing (another server), infer it from the discounts. */
type PromoAnswer = Partial<Pick<Preflight, 'promoCodeActive'>> &
  Pick<Preflight, 'positions' | 'promoCode' | 'promoCodeMaxDiscountAmount' | 'promoCodeMinOrderAmount'>

/** C-08: what the preflight says about its promo code. */
export function toStoredPromoCode(answer: PromoAnswer) {
  const { promoCode } = answer
  if (promoCode === null) return null
  return {
    active: answer.promoCodeActive ?? answer.positions.some(({ promoCodes }) => promoCodes.length > 0),
    code: promoCode,
    maxDiscountAmount: answer.promoCodeMaxDiscountAmount,
    minOrderAmount: answer.promoCodeMinOrderAmount,
  }
}
