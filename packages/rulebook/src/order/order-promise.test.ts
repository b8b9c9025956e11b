import { expect, test } from 'vitest'
import { makeThreshold, makeZone } from '#place/make-zone.ts'
import { findPromisedAtMs } from './order-promise.ts'

const inside = { location: { lat: 55.05, lng: 37.05 } }
const createdAt = '2026-11-16T12:00:00+03:00'
const order = {
  status: 'NEW',
  deliveryType: 'DELIVERY',
  createdAt,
  resto: { id: 1 },
  deliveryPlace: inside,
  history: [{ status: 'NEW', at: createdAt }],
  total: 74_000,
  discount: 6000,
  deliveryPrice: 20_000,
} as const
const accepted = { status: 'ACCEPTED', at: '2026-11-16T12:05:00+03:00' } as const

test.each([
  ['the zone promises its minutes from the order on', order, '2026-11-16T13:00:00+03:00'],
  [
    'they count from the kitchen’s yes',
    { ...order, history: [...order.history, accepted] },
    '2026-11-16T13:05:00+03:00',
  ],
  [
    'a chosen time is the promise',
    { ...order, preOrderAt: '2026-11-16T19:00:00+03:00' },
    '2026-11-16T19:00:00+03:00',
  ],
])('%s', (_what, given, promised) => {
  expect(findPromisedAtMs(given, [makeZone()])).toBe(Date.parse(promised))
})

test.each([
  ['takeaway', { ...order, deliveryType: 'TAKE_AWAY' as const }],
  ['an order that is over', { ...order, status: 'COMPLETED' as const }],
  ['a place that no zone has', { ...order, deliveryPlace: { location: { lat: 1, lng: 1 } } }],
  ['an order without a place', { ...order, deliveryPlace: undefined }],
])('nothing is promised to %s', (_what, given) => {
  expect(findPromisedAtMs(given, [makeZone()])).toBeNull()
})

test('a zone of another venue promises nothing, however cheaply it delivers to the same place', () => {
  const cheaper = makeZone({ id: 2, restoId: 2, thresholds: [makeThreshold(0, 1_000_000, 0, 25)] })
  expect(findPromisedAtMs(order, [cheaper, makeZone()])).toBe(Date.parse('2026-11-16T13:00:00+03:00'))
  expect(findPromisedAtMs(order, [cheaper])).toBeNull()
})
