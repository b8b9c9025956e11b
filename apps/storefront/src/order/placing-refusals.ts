import type { Failure, RefusalItem } from '@lavash/client/result.ts'
import { findLineIndex } from '#order/cart-repricing.ts'

/** Where on the page a refusal is told: next to what caused it. */
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
  | 'venue'
  | 'total'
  | 'order'

export interface PlacedRefusal {
  readonly place: RefusalPlace
  readonly item: RefusalItem
}

/** Paths of the order's body (and of preflight's) to the places of the page. */
const placesOfFields: Readonly<Record<string, RefusalPlace>> = {
  promoCode: 'promo-code',
  payType: 'payment',
  preOrderAt: 'time',
  personCount: 'person-count',
  comment: 'comment',
  'person.name': 'name',
  'person.phone': 'phone',
  'person.email': 'email',
  address: 'address',
  location: 'address',
  deliveryPlace: 'address',
  restoId: 'address',
  expectedTotal: 'total',
}

/** Another server may leave the field out; what a code begins with says enough. */
const placesOfCodes: readonly (readonly [prefix: string, place: RefusalPlace])[] = [
  ['promo-code.', 'promo-code'],
  ['delivery.out-of-zone', 'address'],
  ['delivery.order-sum-', 'amount'],
  ['resto.doesnt-support-', 'payment'],
  ['resto.closed', 'venue'],
  ['resto.day-off', 'venue'],
  ['resto.', 'address'],
  ['order.pre-order-', 'time'],
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

/** K-09: all of them, each at its place; a failure without an errors list is told for the order as a whole. */
export function toPlacedRefusals({ errors }: Pick<Failure, 'errors'>): readonly PlacedRefusal[] {
  return errors.map((item) => ({ place: toRefusalPlace(item), item }))
}

/** What is to be said at a place, in the customer's language. */
export type FindRefusal = (place: RefusalPlace) => string | undefined
