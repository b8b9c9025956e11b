import type { OrderBody } from '@lavash/contract/orders'
import { describe, expect, test } from 'vitest'
import {
  type KeptRefusal,
  type OrderParts,
  toCurrentRefusals,
  toKeptRefusals,
} from '#features/checkout/refusal-subjects.ts'
import type { RefusalItem } from '@lavash/client/result.ts'
import type { RefusalPlace } from '#order/placing-refusals.ts'

type Line = OrderBody['positions'][number]

function makeLine(id: number, changes: Partial<Line> = {}): Line {
  return { id, menuId: 1, name: `Блюдо ${id}`, price: 100, count: 1, sum: 100, modifiers: [], ...changes }
}

const [a, b, c] = [makeLine(1), makeLine(2), makeLine(3)]
const deliveryPlace = { address: 'Набережная, 14', location: { lat: 44, lng: 34 } }
const sent: OrderParts = {
  restoId: 1,
  deliveryType: 'DELIVERY',
  deliveryPlace,
  promoCode: 'УГОЛЬ20',
  personCount: 2,
  positions: [a, b, c],
}

/** The server's refusals of the sent order, by place. */
const items: Partial<Record<RefusalPlace, RefusalItem>> = {
  'line-1': { code: 'position.stopped', field: 'positions.1' },
  'promo-code': { code: 'promo-code.limit-exceed' },
  address: { code: 'delivery.out-of-zone' },
  venue: { code: 'resto.closed' },
  payment: { field: 'payType' },
  time: { field: 'preOrderAt' },
  'person-count': { field: 'personCount' },
  total: { code: 'order.total-changed' },
  name: { field: 'person.name' },
  phone: { field: 'person.phone' },
  email: { field: 'person.email' },
  comment: { field: 'comment' },
}

function keep(place: RefusalPlace, now: OrderParts = sent): readonly KeptRefusal[] {
  return toKeptRefusals({ errors: [items[place] ?? {}] }, sent, now)
}

function findPlaces(kept: readonly KeptRefusal[], changes: Partial<OrderParts>): RefusalPlace[] {
  return toCurrentRefusals(kept, { ...sent, ...changes }).map(({ place }) => place)
}

describe('K-09 the reason for a dish', () => {
  const kept = keep('line-1')

  test.each<[string, Line[], RefusalPlace[]]>([
    ['stays while the cart is the same', structuredClone([a, b, c]), ['line-1']],
    ['goes with its dish, and not to the next one', [a, c], []],
    ['moves up with its dish', [b, c], ['line-0']],
    ['stays when there are more of it, at another price', [a, { ...b, count: 5, price: 90 }, c], ['line-1']],
    ['goes when it is chosen otherwise', [a, makeLine(2, { modifiers: [{ id: 7, count: 1 }] }), c], []],
    ['is not that of the same dish in another menu', [a, { ...b, menuId: 9 }, c], []],
  ])('K-09 %s', (_, positions, places) => {
    expect(findPlaces(kept, { positions })).toEqual(places)
  })

  test('K-09 that has left the cart while the answer was on its way is told for the whole order', () => {
    expect(keep('line-1', { ...sent, positions: [a, c] }).map(({ place }) => place)).toEqual(['order'])
    expect(keep('line-1', { ...sent, positions: [b, c] }).map(({ place }) => place)).toEqual(['line-0'])
  })

  test('K-09 of another venue is no reason here', () => {
    expect(findPlaces(kept, { restoId: 2 })).toEqual([])
  })
})

describe('K-09 a reason goes when what it was about is changed', () => {
  const elsewhere = { ...deliveryPlace, address: 'Набережная, 16' }
  const { promoCode: _, ...withoutCode } = sent
  test.each<[RefusalPlace, string, OrderParts]>([
    ['promo-code', 'the code is removed', withoutCode],
    ['promo-code', 'the code is another', { ...sent, promoCode: 'САМ15' }],
    ['promo-code', 'it is taken away', { ...sent, deliveryType: 'TAKE_AWAY' }],
    ['address', 'the address is another', { ...sent, deliveryPlace: elsewhere }],
    ['address', 'the venue is another', { ...sent, restoId: 2 }],
    ['venue', 'it is for later', { ...sent, preOrderAt: '2026-11-17T18:30:00+03:00' }],
    ['payment', 'the venue is another', { ...sent, restoId: 2 }],
    ['time', 'the venue is another', { ...sent, restoId: 2 }],
    ['person-count', 'there are more people', { ...sent, personCount: 3 }],
    ['total', 'a dish is removed', { ...sent, positions: [a, b] }],
  ])('K-09 %s: %s', (place, _what, changed) => {
    const kept = keep(place)
    expect(toCurrentRefusals(kept, structuredClone(sent))).toEqual(kept)
    expect(toCurrentRefusals(kept, changed)).toEqual([])
  })

  test.each<RefusalPlace>(['order', 'name', 'phone', 'email', 'comment'])(
    'K-09 %s: not by a change of the cart or the place',
    (place) => {
      const changes = { restoId: 2, positions: [c], deliveryPlace: elsewhere, personCount: 9 }
      expect(findPlaces(keep(place), changes)).toEqual([place])
    },
  )
})
