import type { Flag } from '#db/tables/catalogue.ts'

/** Promotions and promo codes. */
export interface OfferTables {
  promotions: {
    id: number
    brandId: number
    /** 1: every venue of the brand, whatever promotionRestos holds. */
    isEverywhere: Flag
    startAt: number | null
    endAt: number | null
    promoCode: string | null
    priority: number
    /** The discount of the rulebook, with slugs, as JSON. */
    discount: string | null
  }
  promotionRestos: { promotionId: number; place: number; restoId: number }
  promotionPositions: { promotionId: number; place: number; positionId: number }
  promoCodes: {
    id: number
    brandId: number
    code: string
    /** `{discount, positions}` with slugs, as JSON; null in rows of before, which have a percent or an amount. */
    discount: string | null
    percent: number | null
    amountMinor: number | null
    isActive: Flag
    isEverywhere: Flag
    isForAllMethods: Flag
    isAtAnyHour: Flag
    minOrderMinor: number | null
    maxDiscountMinor: number | null
    totalLimit: number | null
    personLimit: number | null
    startAt: number | null
    endAt: number | null
  }
  promoCodeRestos: { promoCodeId: number; place: number; restoId: number }
  promoCodeMethods: { promoCodeId: number; place: number; method: string }
  /** Hours of time slots and promo codes. */
  dayRanges: { thingId: number; place: number; dayNumber: number; startAt: string; endAt: string }
}
