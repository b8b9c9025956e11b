import type { PromoCode } from './promo-codes.ts'

/** Ten percent off, everywhere and always. */
export function makePromoCode(fields: Partial<PromoCode> = {}): PromoCode {
  return {
    code: 'LAVASH10',
    isActive: true,
    discount: { kind: 'percent', percent: 10 },
    positionIds: null,
    restoIds: null,
    deliveryMethods: null,
    minOrderMinor: null,
    maxDiscountMinor: null,
    totalLimit: null,
    personLimit: null,
    startAt: null,
    endAt: null,
    hours: null,
    ...fields,
  }
}
