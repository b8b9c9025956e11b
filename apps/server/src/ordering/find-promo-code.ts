import { foldPromoCode, type PromoCode } from '@lavash/rulebook/money/promo-codes'
import type * as catalogue from '#catalogue/catalogue.ts'
import { toPromoCodeSlug } from '#catalogue/parts/catalogue-kinds.ts'
import { toDiscountRule } from '#ordering/running-discounts.ts'
import type { BrandEntry } from '#serving/catalogue-index.ts'

export interface FoundPromoCode {
  /** The id of the counters, which imports keep. */
  readonly id: number
  readonly promoCode: PromoCode
}

/** A brand that switched promo codes off has none, whatever its file lists. */
export function findPromoCode(brand: BrandEntry, typed: string): FoundPromoCode | undefined {
  const { cart } = brand.catalogue.brand
  if (!cart.hasPromoCodes) return undefined
  const wanted = foldPromoCode(typed)
  const found = brand.catalogue.promoCodes.find(({ code }) => foldPromoCode(code) === wanted)
  return (
    found && { id: brand.ids.get('promo-code', toPromoCodeSlug(found.code)), promoCode: toRule(brand, found) }
  )
}

function toRule({ ids }: BrandEntry, code: catalogue.PromoCode): PromoCode {
  return {
    code: code.code,
    isActive: code.isActive,
    discount: toDiscountRule(ids, code.discount),
    positionIds: code.positions?.map((slug) => ids.get('position', slug)) ?? null,
    restoIds: code.restos?.map((slug) => ids.get('resto', slug)) ?? null,
    deliveryMethods: code.deliveryMethods,
    minOrderMinor: code.minOrderMinor,
    maxDiscountMinor: code.maxDiscountMinor,
    totalLimit: code.totalLimit,
    personLimit: code.personLimit,
    startAt: code.startAt,
    endAt: code.endAt,
    hours:
      code.hours?.map(({ dayOfWeek, startAt, endAt }) => ({
        dayOfWeek,
        active: true,
        open: startAt,
        close: endAt,
      })) ?? null,
  }
}
