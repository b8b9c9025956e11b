import type { DeliveryPlace } from '@lavash/contract/delivery-place'
import type { OrderBody } from '@lavash/contract/orders'
import type { DeliveryMethod } from '@lavash/rulebook/order/delivery-methods'
import { normaliseModifiers } from '@lavash/rulebook/menu/modifiers'
import type { Failure } from '@lavash/client/result.ts'
import { type PlacedRefusal, type RefusalPlace, toPlacedRefusals } from '#order/placing-refusals.ts'

/** The parts of an order that a refusal can be about, of the sent order or of the page. */
export interface OrderParts {
  readonly restoId: number | null
  readonly deliveryType: DeliveryMethod | null
  readonly deliveryPlace?: DeliveryPlace | undefined
  readonly preOrderAt?: string | null | undefined
  readonly promoCode?: string | null | undefined
  readonly personCount: number
  readonly positions: OrderBody['positions']
}

/** With a copy of its subject, because a preflight answer replaces all lines. */
export interface KeptRefusal extends PlacedRefusal {
  readonly subject: string
}

/**
 * The subject of a place's refusal. Refusals of other places disappear when their field changes, or at the next try.
 */
const subjects: Partial<Record<RefusalPlace, (order: OrderParts) => unknown[]>> = {
  'person-count': ({ personCount }) => [personCount],
  'promo-code': (order) => [order.promoCode, order.preOrderAt, ...toVenue(order)],
  address: (order) => [order.deliveryPlace, ...toVenue(order)],
  time: toVenue,
  payment: toVenue,
  venue: (order) => [order.preOrderAt, ...toVenue(order)],
  amount: toPriced,
  total: toPriced,
}

function toVenue({ restoId, deliveryType }: OrderParts): unknown[] {
  return [restoId, deliveryType]
}

function toPriced(order: OrderParts): unknown[] {
  const dishes = order.positions.map((line) => [toDish(line), line.count])
  return [dishes, order.deliveryPlace, ...toVenue(order)]
}

type Line = OrderBody['positions'][number]

function toDish({ id, menuId, modifiers }: Line): unknown[] {
  return [menuId, id, normaliseModifiers(modifiers)]
}

function toSubject(place: RefusalPlace, order: OrderParts): string {
  if (!isLine(place)) return JSON.stringify([place, subjects[place]?.(order)])
  const line = order.positions[Number(place.slice(linePrefix.length))]
  return JSON.stringify([linePrefix, line && toDish(line), order.preOrderAt, ...toVenue(order)])
}

const linePrefix = 'line-'

function isLine(place: RefusalPlace): boolean {
  return place.startsWith(linePrefix)
}

/** The present place of a subject: a line keeps its refusal when lines above it are removed. */
function findPlace({ place, subject }: Omit<KeptRefusal, 'item'>, now: OrderParts): RefusalPlace | undefined {
  const places = isLine(place) ? now.positions.map((_, index) => `line-${index}` as const) : [place]
  return places.find((each) => toSubject(each, now) === subject)
}

/** Another tab may have changed the cart. A refusal without a place on the page is told for the order as a whole. */
export function toKeptRefusals(
  failure: Pick<Failure, 'errors'>,
  sent: OrderParts,
  now: OrderParts,
): readonly KeptRefusal[] {
  return toPlacedRefusals(failure).map(({ place, item }) => {
    const subject = toSubject(place, sent)
    const placeNow = findPlace({ place, subject }, now)
    return placeNow === undefined
      ? { place: 'order', item, subject: toSubject('order', now) }
      : { place: placeNow, item, subject }
  })
}

/** The refusals whose subject is unchanged. */
export function toCurrentRefusals(kept: readonly KeptRefusal[], now: OrderParts): readonly KeptRefusal[] {
  return kept.flatMap((refusal) => {
    const place = findPlace(refusal, now)
    return place === undefined ? [] : [{ ...refusal, place }]
  })
}
