import type { PromoCode, Promotion, TimeSlot } from '#catalogue/catalogue.ts'
import type { PromoCodeSource } from '#catalogue/schema/promo-codes-file.ts'
import type { PromotionSource } from '#catalogue/schema/promotions-file.ts'
import type { TimeSlotSource } from '#catalogue/schema/time-slots-file.ts'
import { fromDiscount } from '#catalogue/writing/from-discount.ts'
import {
  fromDayRanges,
  fromInstant,
  fromLocalText,
  fromPhotos,
  fromPrice,
  withoutNothing,
} from '#catalogue/writing/from-texts.ts'

export function fromTimeSlot(slot: TimeSlot): TimeSlotSource {
  return { slug: slot.slug, positions: slot.positions, hours: fromDayRanges(slot.ranges) }
}

export function fromPromotion(promotion: Promotion): PromotionSource {
  return withoutNothing({
    slug: promotion.slug,
    name: fromLocalText(promotion.name),
    description: fromLocalText(promotion.description),
    restos: promotion.restos,
    startAt: ifSaid(promotion.startAt, fromInstant),
    endAt: ifSaid(promotion.endAt, fromInstant),
    promoCode: promotion.promoCode,
    positions: promotion.positions,
    discount: ifSaid(promotion.discount, fromDiscount),
    priority: promotion.priority,
    photos: fromPhotos(promotion.photos),
  }) as PromotionSource
}

export function fromPromoCode(promoCode: PromoCode): PromoCodeSource {
  return withoutNothing({
    code: promoCode.code,
    ...fromDiscount(promoCode.discount),
    positions: promoCode.positions,
    active: promoCode.isActive,
    restos: promoCode.restos,
    deliveryMethods: promoCode.deliveryMethods,
    minOrder: ifSaid(promoCode.minOrderMinor, fromPrice),
    maxDiscount: ifSaid(promoCode.maxDiscountMinor, fromPrice),
    totalLimit: promoCode.totalLimit,
    personLimit: promoCode.personLimit,
    startAt: ifSaid(promoCode.startAt, fromInstant),
    endAt: ifSaid(promoCode.endAt, fromInstant),
    hours: ifSaid(promoCode.hours, fromDayRanges),
  }) as PromoCodeSource
}

function ifSaid<T, U>(value: T | null, reshape: (value: T) => U): U | null {
  return value === null ? null : reshape(value)
}
