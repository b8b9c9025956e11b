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
import { keepByLocale } from '#reading/keep-by-locale.ts'

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
  const { brand } = entry
  const wanted = new Set(request.positions.map(({ id }) => id))
  const menus = entry.menuIds.flatMap((id) => index.menus.get(id) ?? [])
  const found = menus.flatMap(({ id: menuId, positionsById }) =>
    [...wanted].flatMap((id) => {
      const position = positionsById.get(id)
      return position === undefined ? [] : [{ ...position, menuId }]
    }),
  )
  return {
    ...getVenueInput(entry, locale),
    deliveryMethod: request.deliveryType,
    lines: request.positions,
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
    location: request.location,
    nowMs,
    preOrderAtMs: request.preOrderAtMs,
    slots: toTimeSlotIndex(toPositionTimeSlots(brand, wanted)),
    payType: request.payType,
    expectedTotal: request.expectedTotal,
  }
}

type VenueInput = Pick<
  CheckOrderInput,
  'restoId' | 'menus' | 'zones' | 'timeZone' | 'preOrder' | 'opening' | 'payConfig'
>

/** What is the same for every cart of a venue. */
const getVenueInput = keepByLocale((entry: RestoEntry, locale): VenueInput => {
  const { brand, resto } = entry
  return {
    restoId: entry.id,
    menus: resto.menus.map(({ menu, methods }, order) => ({
      id: brand.ids.get('menu', menu),
      order,
      isDelivery: methods.includes('DELIVERY'),
      isTakeAway: methods.includes('TAKE_AWAY'),
    })),
    zones: entry.zones.map((zone) => toZone(entry, zone, locale)),
    timeZone: resto.timeZone,
    preOrder: toPreOrderHours(entry),
    opening: entry.schedule,
    payConfig: resto.payConfig,
  }
})

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
