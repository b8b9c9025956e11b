import type { DeliveryPlace } from '@lavash/contract/delivery-place'
import type { OrderBody } from '@lavash/contract/orders'
import type { CartPosition } from '@lavash/rulebook/cart/cart'
import type { DeliveryMethod } from '@lavash/rulebook/order/delivery-methods'
import { placeIdMaxLength } from '@lavash/rulebook/site/limits'
import type { StoredPlace } from '@lavash/rulebook/place/location-state'
import type { PaymentMethod } from '@lavash/rulebook/order/payment-methods'
import { keepPossibleWishes, type OrderWishes } from '@lavash/rulebook/order/order-wishes'
import { toE164 } from '@lavash/rulebook/account/phone'
import type { OrderPerson } from '@lavash/rulebook/account/profile'
import { whiteLabelQuery } from '#api/cities.ts'
import { getSettings } from '#config/current-settings.ts'
import { toBodyLine } from '#order/preflight-body.ts'
import { getWishes } from '#order/wishes.ts'
import { getStored } from '#storage/stored-values.ts'

export interface OrderDraft {
  readonly restoId: number
  readonly method: DeliveryMethod
  readonly place: StoredPlace | null
  readonly payType: PaymentMethod
  readonly promoCode: string | undefined
  readonly preOrderAt: string | null
  readonly personCount: number
  readonly comment: string
  readonly wishes: OrderWishes
  readonly person: OrderPerson
  readonly lines: readonly CartPosition[]
  readonly totalMinor: number
}

/** Everything that the customer has chosen, as stored at this moment. */
export function getOrderDraft(agreed: Pick<OrderDraft, 'payType' | 'promoCode' | 'totalMinor'>): OrderDraft {
  const restoId = getStored('resto_id')
  const method = getStored('order_delivery_method')
  if (restoId === null || method === null) throw new Error('An order is placed before a venue is chosen')
  return {
    restoId,
    method,
    place: getStored('order_delivery_place'),
    preOrderAt: getStored('order_pre_order_at'),
    personCount: getStored('order_person_count'),
    comment: getStored('order_comment'),
    wishes: getWishes(),
    person: getStored('order_person'),
    lines: getStored('cart_positions'),
    ...agreed,
  }
}

/** Leaves out empty fields, because an empty optional text is invalid. */
export function toOrderBody(draft: OrderDraft): OrderBody {
  const { restoId, method, place, payType, promoCode, preOrderAt, person } = draft
  const wishes = keepPossibleWishes(draft.wishes, { deliveryType: method, payType })
  const comment = draft.comment.trim()
  const email = person.email.trim()
  // Normalised here as on the server, with the brand's country. Otherwise the same number typed differently would be
  // another order on the next press.
  const phone = toE164(person.phone, getSettings().brand.homeCountry) ?? person.phone.trim()
  return {
    restoId,
    ...whiteLabelQuery(),
    deliveryType: method,
    payType,
    ...(promoCode !== undefined && { promoCode }),
    personCount: draft.personCount,
    ...(comment !== '' && { comment }),
    ...(wishes !== undefined && { wishes }),
    ...(preOrderAt !== null && { preOrderAt }),
    person: { name: person.name.trim(), phone, ...(email !== '' && { email }) },
    ...(method === 'DELIVERY' && place !== null && { deliveryPlace: toBodyPlace(place) }),
    positions: draft.lines.map(toBodyLine),
    expectedTotal: draft.totalMinor,
  }
}

/** Google's place ids have no maximum length, ours do. Address and location are enough without one. */
export function toBodyPlace({ address, location, placeId, ...parts }: StoredPlace): DeliveryPlace {
  const filled = Object.entries(parts)
    .map(([name, text]) => [name, text.trim()] as const)
    .filter(([, text]) => text !== '')
  const hasId = placeId !== null && placeId.length <= placeIdMaxLength
  return { address, location, ...(hasId && { placeId }), ...Object.fromEntries(filled) }
}
