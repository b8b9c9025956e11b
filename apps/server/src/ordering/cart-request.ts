import type { OrderLine, PreflightLine } from '@lavash/contract/order-lines'
import type { OrderBody } from '@lavash/contract/orders'
import type { PreflightBody } from '@lavash/contract/preflight'
import type { DeliveryMethod } from '@lavash/rulebook/order/delivery-methods'
import type { PaymentMethod } from '@lavash/rulebook/order/payment-methods'
import type { GeoPoint } from '@lavash/rulebook/place/zones'

/** The common part of preflight and order: everything that prices depend on. */
export interface CartRequest {
  readonly restoId: number
  readonly whiteLabel?: string | undefined
  readonly deliveryType: DeliveryMethod
  readonly payType?: PaymentMethod | undefined
  readonly promoCode?: string | undefined
  readonly preOrderAtMs?: number | undefined
  readonly positions: readonly (PreflightLine | OrderLine)[]
  readonly location?: GeoPoint | undefined
  readonly expectedTotal?: number | undefined
  /** The path of the address in the body, for refusals. */
  readonly placeField: 'location' | 'deliveryPlace.address'
}

export function fromPreflight(body: PreflightBody): CartRequest {
  const { preOrderAt, promoCode } = body
  return {
    ...body,
    promoCode: promoCode ?? undefined,
    preOrderAtMs: toInstant(preOrderAt),
    placeField: 'location',
  }
}

export function fromOrder(body: OrderBody): CartRequest {
  return {
    ...body,
    promoCode: body.promoCode ?? undefined,
    preOrderAtMs: toInstant(body.preOrderAt),
    location: body.deliveryPlace?.location,
    placeField: 'deliveryPlace.address',
  }
}

/** The contract accepts a leap second and Date does not. It becomes a time that no venue offers. */
function toInstant(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const at = Date.parse(text)
  return Number.isNaN(at) ? 0 : at
}
