import { promoCodeErrorCodes } from '@lavash/rulebook/site/error-codes'
import { toPromoCodeMessageKey } from '@lavash/rulebook/cart/preflight-errors'
import { useText, type Text } from '#i18n/use-text.ts'
import { useFormat } from '@lavash/i18n/i18n-provider.tsx'
import { useCartSums } from '#order/cart-sums.ts'
import { useResto } from '#order/chosen-venue.ts'
import { useCountingPromoCode } from '#order/preflight-runs.ts'
import { usePreflight } from '#order/preflight-store.ts'
import { useStored } from '#storage/stored-values.ts'

interface PromoCodeTexts {
  readonly error: string | undefined
  readonly hint: string | undefined
  /** Just applied: no preflight has answered yet. */
  readonly isNew: boolean
}

/** C-09: what the code in the field does, what it waits for, or why it was refused. */
export function usePromoCodeTexts(): PromoCodeTexts {
  const t = useText()
  const format = useFormat()
  const { currency } = useResto()
  const state = useStored('order_promo_code')
  const counting = useCountingPromoCode()
  const refused = usePreflight(({ refusedPromoCode }) => refusedPromoCode)
  const { cartTotalMinor } = useCartSums()
  const isAnswered = usePreflight(({ isAsking, answer }) => !isAsking && answer?.promoCode === state?.code)
  if (state === null) return { error: undefined, hint: undefined, isNew: false }
  if (counting === undefined) {
    const error = refused?.messageKeys.map((key) => toText(t, key)).join('. ')
    return { error, hint: undefined, isNew: false }
  }
  const { active, minOrderAmount, maxDiscountAmount } = state
  const money = (amountMinor: number) => format.money(amountMinor, currency)
  const isWaiting = !active && minOrderAmount !== null && minOrderAmount > cartTotalMinor
  // The minimum is reached and nothing is taken off, so the dishes of this code are missing.
  const isForOthers = !active && !isWaiting && isAnswered
  const parts = [
    ...(active ? [t('promoCode.applied')] : []),
    ...(isForOthers ? [t('promoCode.waitsForDishes')] : []),
    ...(isWaiting ? [t('promoCode.waits', { sum: money(minOrderAmount - cartTotalMinor) })] : []),
    ...(minOrderAmount === null ? [] : [t('promoCode.minOrder', { sum: money(minOrderAmount) })]),
    ...(maxDiscountAmount === null ? [] : [t('promoCode.maxDiscount', { sum: money(maxDiscountAmount) })]),
  ]
  return {
    error: undefined,
    hint: parts.length === 0 ? undefined : parts.join('. '),
    isNew: !active && minOrderAmount === null,
  }
}

type PromoKey = `error.code.promo_code.${'not-found' | 'not-active'}`

/** The rulebook makes these keys from the nine codes, so no other key arrives. */
function toText(t: Text, key: string): string {
  const isKnown = promoCodeErrorCodes.some((code) => toPromoCodeMessageKey(code) === key)
  return isKnown ? t(key as PromoKey) : t('error.unknown')
}
