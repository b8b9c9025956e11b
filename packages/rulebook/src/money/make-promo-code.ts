import type { PromoCode } from './promo-codes.ts'

/** Ten percent off, everywhere and always. */
export function makePromoCode(fields: Partial<PromoCode> = {}): PromoCode {
  return {
    code: 'LAVASH10',
    isActive: true,
    discount: { kind: 'percent', percent: 10 },
    restoIds: null,
    deliveryMethods: null,
    minOrderAmount: null,
    maxDiscountAmount: null,
    totalLimit: null,
    personLimit: null,
    startAt: null,
    finishAt: null,
    hours: null,
    ...fields,
  }
}
