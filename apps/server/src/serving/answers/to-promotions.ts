import type { Promotion } from '@lavash/contract/promotions'
import type { Locale } from '@lavash/rulebook/site/locales'
import { isoWithOffset } from '@lavash/rulebook/time/time-zone'
import type * as catalogue from '#catalogue/catalogue.ts'
import type { RestoEntry } from '#serving/catalogue-index.ts'
import { getText } from '#serving/choose-locale.ts'
import { toPhotos } from './to-photo.ts'

/** Those that run or are announced, by priority. */
export function listPromotions({ brand, resto }: RestoEntry, nowMs: number): catalogue.Promotion[] {
  return brand.catalogue.promotions
    .filter(({ restos }) => restos === null || restos.includes(resto.slug))
    .filter(({ endAt }) => endAt === null || nowMs < endAt)
}

export function toPromotions(
  { id: restoId, brand, resto }: RestoEntry,
  promotions: readonly catalogue.Promotion[],
  locale: Locale,
): Promotion[] {
  return promotions.map((promotion) => ({
    id: brand.ids.get('promotion', promotion.slug),
    restoId,
    name: getText(promotion.name, locale),
    description: getText(promotion.description, locale),
    photos: toPhotos(brand, promotion.photos),
    ...(promotion.startAt !== null && { startAt: isoWithOffset(promotion.startAt, resto.timeZone) }),
    ...(promotion.endAt !== null && { endAt: isoWithOffset(promotion.endAt, resto.timeZone) }),
    ...(promotion.promoCode !== null && { promoCode: promotion.promoCode }),
    positionIds: promotion.positions.map((slug) => brand.ids.get('position', slug)),
    priority: promotion.priority,
  }))
}
