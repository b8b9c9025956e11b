import { hasAnyPayment } from './pay-config.ts'
import type { MethodPayConfig, PayConfig } from './pay-config.ts'

export const deliveryMethods = ['DELIVERY', 'TAKE_AWAY'] as const
export type DeliveryMethod = (typeof deliveryMethods)[number]

export interface RestoMenu {
  readonly id: number
  readonly name: string
  readonly order: number
  readonly isDelivery: boolean
  readonly isOnline: boolean
  readonly isTable: boolean
  readonly isTakeAway: boolean
}

interface WithMenus {
  readonly menus: readonly Pick<RestoMenu, 'isDelivery' | 'isTakeAway'>[]
}

/** The facts that decide which methods a venue has. */
export interface RestoOffer extends WithMenus {
  readonly payConfig: PayConfig
}

export function payConfigOf(payConfig: PayConfig, method: DeliveryMethod): MethodPayConfig {
  return method === 'DELIVERY' ? payConfig.delivery : payConfig.takeAway
}

/** A method without a way to pay is not available. */
export function availableDeliveryMethods(payConfig: PayConfig): DeliveryMethod[] {
  return deliveryMethods.filter((method) => hasAnyPayment(payConfigOf(payConfig, method)))
}

export function isMenuOfMethod(
  menu: Pick<RestoMenu, 'isDelivery' | 'isTakeAway'>,
  method: DeliveryMethod,
): boolean {
  return method === 'DELIVERY' ? menu.isDelivery : menu.isTakeAway
}

/** isOnline and isTable serve other channels of the venue and decide nothing here. */
export function menusOfMethod<T extends Pick<RestoMenu, 'id' | 'order' | 'isDelivery' | 'isTakeAway'>>(
  menus: readonly T[],
  method: DeliveryMethod,
): T[] {
  return menus
    .filter((menu) => isMenuOfMethod(menu, method))
    .toSorted((a, b) => a.order - b.order || a.id - b.id)
}

export function hasMenuOfMethod(resto: WithMenus, method: DeliveryMethod): boolean {
  return resto.menus.some((menu) => isMenuOfMethod(menu, method))
}

/** A venue has a method if it has a menu for it and a way to pay (docs/specification/decisions.md). */
export function hasMethod(resto: RestoOffer, method: DeliveryMethod): boolean {
  return hasMenuOfMethod(resto, method) && hasAnyPayment(payConfigOf(resto.payConfig, method))
}

let addressOrder: Intl.Collator | undefined

/**
 * Numeric, so that house 9 comes before house 10. One fixed language, so that server and browser agree. The collator is
 * made when two venues have the same order: making it takes a slow phone a tenth of a second.
 */
function compareAddresses(one: string, other: string): number {
  addressOrder ??= new Intl.Collator('ru', { numeric: true })
  return addressOrder.compare(one, other)
}

export function takeawayPoints<
  T extends RestoOffer & { readonly id: number; readonly order: number; readonly address: string },
>(restos: readonly T[]): T[] {
  return restos
    .filter((resto) => hasMethod(resto, 'TAKE_AWAY'))
    .toSorted((a, b) => a.order - b.order || compareAddresses(a.address, b.address) || a.id - b.id)
}

/** Only zones of venues that have the delivery method, with a menu and a way to pay. */
export function zonesOfRestos<T extends { readonly restoId: number }>(
  zones: readonly T[],
  restos: readonly (RestoOffer & { readonly id: number })[],
): T[] {
  const delivering = new Set(restos.filter((resto) => hasMethod(resto, 'DELIVERY')).map((resto) => resto.id))
  return zones.filter((zone) => delivering.has(zone.restoId))
}

/** The methods of a city. The toggle is shown if there are two. */
export function cityDeliveryMethods(
  restos: readonly (RestoOffer & { readonly id: number })[],
  zones: readonly { readonly restoId: number }[],
): DeliveryMethod[] {
  const has: Record<DeliveryMethod, boolean> = {
    DELIVERY: zonesOfRestos(zones, restos).length > 0,
    TAKE_AWAY: restos.some((resto) => hasMethod(resto, 'TAKE_AWAY')),
  }
  return deliveryMethods.filter((method) => has[method])
}

/** L-03: DELIVERY if delivery menus and zones exist or there is no takeaway; otherwise TAKE_AWAY. */
export function defaultDeliveryMethod(
  restos: readonly (RestoOffer & { readonly id: number })[],
  zones: readonly { readonly restoId: number }[],
): DeliveryMethod {
  return cityDeliveryMethods(restos, zones)[0] ?? 'DELIVERY'
}
