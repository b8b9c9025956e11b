import type { PreflightBody } from '@lavash/contract/preflight'
import type { CartPosition } from '@lavash/rulebook/cart/cart'
import type { DeliveryMethod } from '@lavash/rulebook/order/delivery-methods'
import type { StoredPlace } from '@lavash/rulebook/place/location-state'
import type { PaymentMethod } from '@lavash/rulebook/order/payment-methods'
import { whiteLabelQuery } from '#api/cities.ts'

/** Everything besides the dishes that a cart's price depends on. */
export interface PreflightChoices {
  readonly restoId: number
  readonly method: DeliveryMethod
  readonly place: StoredPlace | null
  readonly payType: PaymentMethod | undefined
  readonly promoCode: string | undefined
  readonly preOrderAt: string | null
}

export function toPreflightBody(choices: PreflightChoices, lines: readonly CartPosition[]): PreflightBody {
  const { restoId, method, place, payType, promoCode, preOrderAt } = choices
  return {
    restoId,
    deliveryType: method,
    ...(payType !== undefined && { payType }),
    ...(promoCode !== undefined && { promoCode }),
    ...(preOrderAt !== null && { preOrderAt }),
    ...whiteLabelQuery(),
    ...(method === 'DELIVERY' && place !== null && { address: place.address, location: place.location }),
    positions: lines.map(toBodyLine),
  }
}

/** Modifiers are sent without prices. The server compares the line's price and knows the rest. */
export function toBodyLine({ id, menu, name, price, count, sum, modifiers }: CartPosition) {
  return {
    id,
    menuId: menu.id,
    name,
    price,
    count,
    sum,
    modifiers: modifiers.map((modifier) => ({ id: modifier.id, count: modifier.count })),
  }
}
