import type { Failure, RefusalItem } from '@lavash/client/result.ts'
import { findLineIndex } from '#order/cart-repricing.ts'

/** The place of the page where a refusal is told, beside its cause. */
export type RefusalPlace =
  | `line-${number}`
  | 'person-count'
  | 'promo-code'
  | 'amount'
  | 'address'
  | 'time'
  | 'comment'
  | 'name'
  | 'phone'
  | 'email'
  | 'payment'
  | 'change'
  | 'venue'
  | 'total'
  | 'order'

export interface PlacedRefusal {
  readonly place: RefusalPlace
  readonly item: RefusalItem
}

/** Fields of the order's and the preflight's body, and their places on the page. */
const placesOfFields: Readonly<Record<string, RefusalPlace>> = {
  promoCode: 'promo-code',
  payType: 'payment',
  preOrderAt: 'time',
  personCount: 'person-count',
  comment: 'comment',
  'wishes.changeFrom': 'change',
  wishes: 'payment',
  'person.name': 'name',
  'person.phone': 'phone',
  'person.email': 'email',
  address: 'address',
  location: 'address',
  deliveryPlace: 'address',
  restoId: 'address',
  expectedTotal: 'total',
}

/** Another server may leave the field out. Then the code's prefix decides. */
const placesOfCodes: readonly (readonly [prefix: string, place: RefusalPlace])[] = [
  ['promo-code.', 'promo-code'],
  ['delivery.out-of-zone', 'address'],
  ['delivery.order-sum-', 'amount'],
  ['resto.doesnt-support-', 'payment'],
  ['resto.closed', 'venue'],
  ['resto.day-off', 'venue'],
  ['resto.', 'address'],
  ['order.pre-order-', 'time'],
  ['order.change-', 'change'],
  ['order.leave-at-door-', 'payment'],
  ['order.total-changed', 'total'],
]

export function toRefusalPlace({ code = '', field = '' }: RefusalItem): RefusalPlace {
  const lineIndex = findLineIndex(field)
  if (lineIndex !== undefined) return `line-${lineIndex}`
  const [root = ''] = field.split('.')
  return (
    placesOfFields[field] ??
    placesOfFields[root] ??
    placesOfCodes.find(([prefix]) => code.startsWith(prefix))?.[1] ??
    'order'
  )
}

/** K-09: all refusals with their places. A failure without an errors list belongs to the order as a whole. */
export function toPlacedRefusals({ errors }: Pick<Failure, 'errors'>): readonly PlacedRefusal[] {
  return errors.map((item) => ({ place: toRefusalPlace(item), item }))
}

/** The message for a place, in the customer's language. */
export type FindRefusal = (place: RefusalPlace) => string | undefined
