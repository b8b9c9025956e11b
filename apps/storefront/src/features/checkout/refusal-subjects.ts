import type { DeliveryPlace } from '@lavash/contract/delivery-place'
import type { OrderBody } from '@lavash/contract/orders'
import type { DeliveryMethod } from '@lavash/rulebook/order/delivery-methods'
import { normaliseModifiers } from '@lavash/rulebook/menu/modifiers'
import type { Failure } from '@lavash/client/result.ts'
import { type PlacedRefusal, type RefusalPlace, toPlacedRefusals } from '#order/placing-refusals.ts'

/** What of an order a refusal can be about: the one that was sent, or the one on the page. */
export interface OrderParts {
  readonly restoId: number | null
  readonly deliveryType: DeliveryMethod | null
  readonly deliveryPlace?: DeliveryPlace | undefined
  readonly preOrderAt?: string | null | undefined
  readonly promoCode?: string | undefined
  readonly personCount: number
  readonly positions: OrderBody['positions']
}

/** With what it is about, by content: a preflight's answer makes all lines anew. */
export interface KeptRefusal extends PlacedRefusal {
  readonly subject: string
}

/** What a place's reason depends on. Those without a line here go when their field is changed, or at the next try. */
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

/** Where it stands by now: a dish takes its reason along when those above it go. */
function findPlace({ place, subject }: Omit<KeptRefusal, 'item'>, now: OrderParts): RefusalPlace | undefined {
  const places = isLine(place) ? now.positions.map((_, index) => `line-${index}` as const) : [place]
  return places.find((each) => toSubject(each, now) === subject)
}

/** Another tab may have gone on meanwhile: what the page does not show any more is told for the order as a whole. */
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

/** Those that still hold; a changed subject takes its reason away for good. */
export function toCurrentRefusals(kept: readonly KeptRefusal[], now: OrderParts): readonly KeptRefusal[] {
  return kept.flatMap((refusal) => {
    const place = findPlace(refusal, now)
    return place === undefined ? [] : [{ ...refusal, place }]
  })
}
