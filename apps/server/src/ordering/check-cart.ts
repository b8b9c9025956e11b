import { unlimited } from '@lavash/rulebook/availability/venue-availability'
import type { VenueStops } from '@lavash/rulebook/availability/venue-stops'
import type { Locale } from '@lavash/rulebook/site/locales'
import type { PositionModifiers } from '@lavash/rulebook/menu/modifiers'
import { checkOrder, type CheckOrderInput, type OrderCheck } from '@lavash/rulebook/order/order-check'
import type { PromoCodeUsage } from '@lavash/rulebook/money/promo-codes'
import { toTimeSlotIndex } from '@lavash/rulebook/time/time-slots'
import type { CartRequest } from '#ordering/cart-request.ts'
import type { FoundPromoCode } from '#ordering/find-promo-code.ts'
import { listRunningDiscounts } from '#ordering/running-discounts.ts'
import { toPositionModifiers } from '#serving/answers/to-modifiers.ts'
import { getTimeSlots } from '#serving/answers/to-position-time-slots.ts'
import { toPreOrderHours } from '#serving/answers/to-pre-order-hours.ts'
import type { BrandEntry, MenuEntry, RestoEntry, ZoneEntry } from '#serving/catalogue-index.ts'
import { getText } from '#serving/choose-locale.ts'
import { keepByObject } from '#keep-by-object.ts'
import { keepByLocale } from '#serving/keep-by-locale.ts'

export interface CartCircumstances {
  readonly resto: RestoEntry
  readonly locale: Locale
  readonly nowMs: number
  readonly promoCode: FoundPromoCode | undefined
  /** Zeros if no promo code was found. */
  readonly usage: PromoCodeUsage
  /** The venue's stops. A preflight takes them from memory, an order reads them in its transaction. */
  readonly stops: VenueStops
}

/** Runs the rulebook's check on the catalogue in memory, without a query. */
export function checkCart(request: CartRequest, circumstances: CartCircumstances): OrderCheck {
  return checkOrder(toCheckInput(request, circumstances))
}

/** Only the requested dishes, because a menu may have ten thousand. */
function toCheckInput(request: CartRequest, circumstances: CartCircumstances): CheckOrderInput {
  const { resto: entry, locale, nowMs, promoCode, usage, stops } = circumstances
  const positions: AskedPosition[] = []
  const modifiers: PositionModifiers[] = []
  for (const menuId of entry.menuIds) {
    const menu = entry.brand.menus.get(menuId)
    if (menu === undefined) continue
    const dishes = getDishesOf(menu, locale)
    // Two lines may name the same dish, which changes nothing.
    for (const { id } of request.positions) {
      const dish = dishes.get(id) ?? keepDish(dishes, menu, id, locale)
      if (dish === undefined || dish.notAt.includes(entry.resto.slug)) continue
      positions.push(dish.position)
      if (dish.modifiers !== undefined) modifiers.push(dish.modifiers)
    }
  }
  return {
    ...getVenueInput(entry, locale),
    deliveryMethod: request.deliveryType,
    lines: request.positions,
    positions,
    modifiers,
    availability: { ...unlimited, stops },
    discounts: listRunningDiscounts(entry, nowMs),
    promoCode: request.promoCode === undefined ? undefined : { found: promoCode?.promoCode, usage },
    location: request.location,
    nowMs,
    preOrderAtMs: request.preOrderAtMs,
    slots: getTimeSlotIndex(entry.brand),
    payType: request.payType,
    expectedTotal: request.expectedTotal,
  }
}

type AskedPosition = CheckOrderInput['positions'][number]

/** A dish in the rulebook's shape. Stops are not part of it, because they change by the minute. */
interface Dish {
  readonly position: AskedPosition
  readonly modifiers: PositionModifiers | undefined
  /** Venues that do not sell the dish. */
  readonly notAt: readonly string[]
}

/** By the dish's id, made on demand: most dishes of a large menu are in no cart. */
const getDishesOf = keepByLocale((_menu: MenuEntry): Map<number, Dish> => new Map())

function keepDish(dishes: Map<number, Dish>, menu: MenuEntry, id: number, locale: Locale): Dish | undefined {
  const entry = menu.positionsById.get(id)
  if (entry === undefined) return undefined
  const { position } = entry
  const [modifiers] = toPositionModifiers(menu.brand, [entry], locale)
  const dish = {
    position: {
      id,
      menu: { id: menu.id },
      name: getText(position.name, locale),
      price: position.priceMinor,
      isStopped: false,
      tags: position.tags.map((code) => ({ code, name: code })),
    },
    modifiers,
    notAt: position.notAt,
  }
  dishes.set(id, dish)
  return dish
}

const getTimeSlotIndex = keepByObject((brand: BrandEntry) => toTimeSlotIndex(getTimeSlots(brand)))

type VenueInput = Pick<
  CheckOrderInput,
  'restoId' | 'menus' | 'zones' | 'timeZone' | 'preOrder' | 'opening' | 'payConfig'
>

/** The part that is equal for every cart of a venue. */
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

/** The requested venue. Undefined if the white label belongs to another brand. */
export function toAskedResto(resto: RestoEntry | undefined, request: CartRequest): RestoEntry | undefined {
  const label = resto?.brand.catalogue.brand.whiteLabel
  return request.whiteLabel === undefined || request.whiteLabel === label ? resto : undefined
}
