import type { Locale } from '@lavash/rulebook/locales'
import { checkOrder, type CheckOrderInput, type OrderCheck } from '@lavash/rulebook/order-check'
import type { PromoCodeUsage } from '@lavash/rulebook/promo-codes'
import { toTimeSlotIndex } from '@lavash/rulebook/time-slots'
import type { CartRequest } from '#ordering/cart-request.ts'
import type { FoundPromoCode } from '#ordering/find-promo-code.ts'
import { toPositionModifiers } from '#reading/answers/to-modifiers.ts'
import { toPositionTimeSlots } from '#reading/answers/to-position-time-slots.ts'
import { toPreOrderHours } from '#reading/answers/to-pre-order-hours.ts'
import type { CatalogueIndex, RestoEntry, ZoneEntry } from '#reading/catalogue-index.ts'
import { getText } from '#reading/choose-locale.ts'

export interface CartCircumstances {
  readonly index: CatalogueIndex
  readonly resto: RestoEntry
  readonly locale: Locale
  readonly nowMs: number
  readonly promoCode: FoundPromoCode | undefined
  /** Zeros where no code was found. */
  readonly usage: PromoCodeUsage
}

/** The rulebook's check over the catalogue in memory: not a statement goes to the database. */
export function checkCart(request: CartRequest, circumstances: CartCircumstances): OrderCheck {
  return checkOrder(toCheckInput(request, circumstances))
}

/** Only the dishes that are asked for: a menu may have ten thousand. */
function toCheckInput(request: CartRequest, circumstances: CartCircumstances): CheckOrderInput {
  const { index, resto: entry, locale, nowMs, promoCode, usage } = circumstances
  const { brand, resto } = entry
  const wanted = new Set(request.positions.map(({ id }) => id))
  const menus = entry.menuIds.flatMap((id) => index.menus.get(id) ?? [])
  const found = menus.flatMap(({ id: menuId, positions }) =>
    positions.filter(({ id }) => wanted.has(id)).map((position) => ({ ...position, menuId })),
  )
  return {
    restoId: entry.id,
    deliveryMethod: request.deliveryType,
    lines: request.positions,
    menus: resto.menus.map(({ menu, methods }, order) => ({
      id: brand.ids.get('menu', menu),
      order,
      isDelivery: methods.includes('DELIVERY'),
      isTakeAway: methods.includes('TAKE_AWAY'),
    })),
    positions: found.map(({ id, menuId, position }) => ({
      id,
      menu: { id: menuId },
      name: getText(position.name, locale),
      price: position.priceMinor,
      isStopped: index.stoppedPositionIds.has(id),
      tags: position.tags.map((code) => ({ code, name: code })),
    })),
    modifiers: toPositionModifiers(brand, found, locale),
    discounts: [],
    promoCode: request.promoCode === undefined ? undefined : { found: promoCode?.promoCode, usage },
    zones: entry.zones.map((zone) => toZone(entry, zone, locale)),
    location: request.location,
    timeZone: resto.timeZone,
    nowMs,
    preOrderAtMs: request.preOrderAtMs,
    preOrder: toPreOrderHours(entry),
    opening: entry.schedule,
    slots: toTimeSlotIndex(toPositionTimeSlots(brand, wanted)),
    payConfig: resto.payConfig,
    payType: request.payType,
    expectedTotal: request.expectedTotal,
  }
}

function toZone({ id: restoId }: RestoEntry, { id, zone }: ZoneEntry, locale: Locale) {
  return {
    id,
    restoId,
    name: getText(zone.name, locale),
    polygon: zone.polygon,
    thresholds: zone.thresholds.map((threshold) => ({
      deliveryCost: threshold.deliveryPriceMinor,
      deliveryTime: threshold.deliveryMinutes,
      orderPrice: { min: threshold.minOrderMinor, max: threshold.maxOrderMinor },
    })),
  }
}

/** The venue a request means; a white label that is not its brand's does not know it. */
export function findResto(index: CatalogueIndex, request: CartRequest): RestoEntry | undefined {
  const resto = index.restos.get(request.restoId)
  const label = resto?.brand.catalogue.brand.whiteLabel
  return request.whiteLabel === undefined || request.whiteLabel === label ? resto : undefined
}
