import { getDayOfWeek, toDayNumber } from '@lavash/rulebook/time/days-of-week'
import type { DayRange, PromoCode, Promotion, TimeSlot } from '#catalogue/catalogue.ts'
import type { BrandRowSet } from '#catalogue/storing/brand-row-set.ts'
import type { CatalogueIds } from '#catalogue/storing/catalogue-ids.ts'
import { toPromoCodeSlug } from '#catalogue/storing/catalogue-kinds.ts'
import { toFlag, toTextRows, toThingPhotoRows } from '#catalogue/storing/new-rows.ts'
import type { NewRow, SomeRows, StoredRow } from '#catalogue/storing/stored-tables.ts'

export function toTimeSlotRows(
  slot: TimeSlot,
  at: { brandId: number; place: number },
  ids: CatalogueIds,
): SomeRows {
  const id = ids.get('time-slot', slot.slug)
  return {
    timeSlots: [{ id, ...at }],
    timeSlotPositions: slot.positions.map((slug, place) => ({
      timeSlotId: id,
      place,
      positionId: ids.get('position', slug),
    })),
    dayRanges: toDayRangeRows(id, slot.ranges),
  }
}

export function toPromotionRows(promotion: Promotion, brandId: number, ids: CatalogueIds): SomeRows {
  const { name, description, restos, startAt, endAt, promoCode, priority } = promotion
  const id = ids.get('promotion', promotion.slug)
  return {
    promotions: [
      {
        id,
        brandId,
        isEverywhere: toFlag(restos === null),
        startAt,
        endAt,
        promoCode,
        priority,
        discount: promotion.discount === null ? null : JSON.stringify(promotion.discount),
      },
    ],
    promotionRestos: (restos ?? []).map((slug, place) => ({
      promotionId: id,
      place,
      restoId: ids.get('resto', slug),
    })),
    promotionPositions: promotion.positions.map((slug, place) => ({
      promotionId: id,
      place,
      positionId: ids.get('position', slug),
    })),
    thingPhotos: toThingPhotoRows(id, promotion.photos, ids),
    texts: toTextRows(id, { name, description }),
  }
}

export function toPromoCodeRows(promoCode: PromoCode, brandId: number, ids: CatalogueIds): SomeRows {
  const { discount, restos, deliveryMethods, hours } = promoCode
  const id = ids.get('promo-code', toPromoCodeSlug(promoCode.code))
  return {
    promoCodes: [
      {
        id,
        brandId,
        code: promoCode.code,
        percent: discount.kind === 'percent' ? discount.percent : null,
        amountMinor: discount.kind === 'amount' ? discount.amountMinor : null,
        discount: JSON.stringify({ discount, positions: promoCode.positions }),
        isActive: toFlag(promoCode.isActive),
        isEverywhere: toFlag(restos === null),
        isForAllMethods: toFlag(deliveryMethods === null),
        isAtAnyHour: toFlag(hours === null),
        minOrderMinor: promoCode.minOrderMinor,
        maxDiscountMinor: promoCode.maxDiscountMinor,
        totalLimit: promoCode.totalLimit,
        personLimit: promoCode.personLimit,
        startAt: promoCode.startAt,
        endAt: promoCode.endAt,
      },
    ],
    promoCodeRestos: (restos ?? []).map((slug, place) => ({
      promoCodeId: id,
      place,
      restoId: ids.get('resto', slug),
    })),
    promoCodeMethods: (deliveryMethods ?? []).map((method, place) => ({ promoCodeId: id, place, method })),
    dayRanges: toDayRangeRows(id, hours ?? []),
  }
}

function toDayRangeRows(thingId: number, ranges: readonly DayRange[]): NewRow<'dayRanges'>[] {
  return ranges.map(({ dayOfWeek, startAt, endAt }, place) => ({
    thingId,
    place,
    dayNumber: toDayNumber(dayOfWeek),
    startAt,
    endAt,
  }))
}

export function toTimeSlots(rows: BrandRowSet): TimeSlot[] {
  return rows.all('timeSlots').map(({ id }) => ({
    slug: rows.slug(id),
    positions: rows.of('timeSlotPositions', id).map(({ positionId }) => rows.slug(positionId)),
    ranges: toDayRanges(rows, id),
  }))
}

export function toPromotions(rows: BrandRowSet): Promotion[] {
  return rows.all('promotions').map((row) => ({
    slug: rows.slug(row.id),
    name: rows.text(row.id, 'name'),
    description: rows.text(row.id, 'description'),
    restos:
      row.isEverywhere === 1
        ? null
        : rows.of('promotionRestos', row.id).map(({ restoId }) => rows.slug(restoId)),
    startAt: row.startAt,
    endAt: row.endAt,
    promoCode: row.promoCode,
    positions: rows.of('promotionPositions', row.id).map(({ positionId }) => rows.slug(positionId)),
    discount: row.discount === null ? null : (JSON.parse(row.discount) as Promotion['discount']),
    priority: row.priority,
    photos: rows.photos(row.id),
  }))
}

export function toPromoCodes(rows: BrandRowSet): PromoCode[] {
  return rows.all('promoCodes').map((row) => ({
    code: row.code,
    ...toTerms(row),
    isActive: row.isActive === 1,
    restos:
      row.isEverywhere === 1
        ? null
        : rows.of('promoCodeRestos', row.id).map(({ restoId }) => rows.slug(restoId)),
    deliveryMethods:
      row.isForAllMethods === 1
        ? null
        : rows
            .of('promoCodeMethods', row.id)
            .map(({ method }) => method as NonNullable<PromoCode['deliveryMethods']>[number]),
    minOrderMinor: row.minOrderMinor,
    maxDiscountMinor: row.maxDiscountMinor,
    totalLimit: row.totalLimit,
    personLimit: row.personLimit,
    startAt: row.startAt,
    endAt: row.endAt,
    hours: row.isAtAnyHour === 1 ? null : toDayRanges(rows, row.id),
  }))
}

/** A row of before the kinds has columns for a percent and an amount alone. */
function toTerms({ discount, percent, amountMinor }: StoredRow<'promoCodes'>): Terms {
  if (discount !== null) return JSON.parse(discount) as Terms
  return {
    discount:
      percent === null ? { kind: 'amount', amountMinor: amountMinor ?? 0 } : { kind: 'percent', percent },
    positions: null,
  }
}

type Terms = Pick<PromoCode, 'discount' | 'positions'>

function toDayRanges(rows: BrandRowSet, thingId: number): DayRange[] {
  return rows.of('dayRanges', thingId).map(({ dayNumber, startAt, endAt }) => ({
    dayOfWeek: getDayOfWeek(dayNumber),
    startAt,
    endAt,
  }))
}
