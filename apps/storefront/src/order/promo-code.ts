import type { Preflight } from '@lavash/contract/preflight'
import { normalisePromoCode } from '@lavash/rulebook/money/promo-codes'
import { setStored } from '#storage/stored-values.ts'
import { forgivePromoCode } from '#order/preflight-store.ts'

/** The code counts from the next preflight on, which this change starts; that also tells what is wrong with it. */
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

/** Another server may not say whether it counts: then what it takes off does. */
type PromoAnswer = Partial<Pick<Preflight, 'promoCodeActive'>> &
  Pick<Preflight, 'positions' | 'promoCode' | 'promoCodeMaxDiscountAmount' | 'promoCodeMinOrderAmount'>

/** C-08: what preflight says of the code that it was asked with. */
export function toPromoCodeState(answer: PromoAnswer) {
  const { promoCode } = answer
  if (promoCode === null) return null
  return {
    active: answer.promoCodeActive ?? answer.positions.some(({ promoCodes }) => promoCodes.length > 0),
    code: promoCode,
    maxDiscountAmount: answer.promoCodeMaxDiscountAmount,
    minOrderAmount: answer.promoCodeMinOrderAmount,
  }
}
