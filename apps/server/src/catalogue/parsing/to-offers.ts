import type { Locale } from '@lavash/rulebook/site/locales'
import type { Position, PromoCode, Promotion, TimeSlot } from '#catalogue/catalogue.ts'
import { toDiscount } from './to-discount.ts'
import { getPriceMinor } from './parse-price.ts'
import { toDayRanges } from './parse-week.ts'
import { toInstantMs, toLocalText, toPhotos } from './to-texts.ts'
import type { PromoCodeSource } from '#catalogue/schema/promo-codes-file.ts'
import type { PromotionSource } from '#catalogue/schema/promotions-file.ts'
import type { TimeSlotSource } from '#catalogue/schema/time-slots-file.ts'

export function toTimeSlot(source: TimeSlotSource, positions: readonly Position[]): TimeSlot {
  const { menus = [], groups = [], positions: named = [] } = source
  const meant = positions.filter(
    ({ slug, menu, group }) =>
      named.includes(slug) || menus.includes(menu) || (group !== null && groups.includes(group)),
  )
  return { slug: source.slug, positions: meant.map(({ slug }) => slug), ranges: toDayRanges(source.hours) }
}

export function toPromotion(source: PromotionSource, spoken: readonly Locale[]): Promotion {
  return {
    slug: source.slug,
    name: toLocalText(source.name, spoken),
    description: toLocalText(source.description, spoken),
    restos: source.restos ?? null,
    startAt: toInstantMs(source.startAt),
    endAt: toInstantMs(source.endAt),
    promoCode: source.promoCode ?? null,
    positions: source.positions ?? [],
    discount: source.discount === undefined ? null : toDiscount(source.discount),
    priority: source.priority ?? 0,
    photos: toPhotos(source.photos),
  }
}

export function toPromoCode(source: PromoCodeSource): PromoCode {
  return {
    code: source.code,
    discount: toDiscount(source),
    positions: source.positions ?? null,
    isActive: source.active ?? true,
    restos: source.restos ?? null,
    deliveryMethods: source.deliveryMethods ?? null,
    minOrderMinor: source.minOrder === undefined ? null : getPriceMinor(source.minOrder),
    maxDiscountMinor: source.maxDiscount === undefined ? null : getPriceMinor(source.maxDiscount),
    totalLimit: source.totalLimit ?? null,
    personLimit: source.personLimit ?? null,
    startAt: toInstantMs(source.startAt),
    endAt: toInstantMs(source.endAt),
    hours: source.hours === undefined ? null : toDayRanges(source.hours),
  }
}
