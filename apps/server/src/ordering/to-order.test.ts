import { expect, test } from 'vitest'
import type { OrderEventRow, OrderLineRow, OrderRow } from '#ordering/order-rows.ts'
import { toOrder, toOrderEvent } from '#ordering/to-order.ts'

const atMs = Date.parse('2026-11-16T12:00:00Z')
const place = { address: 'Центральный проспект, 20', location: { lat: 43.9941, lng: 34.1966 } }

/** Every column of an order, each with another value. */
const row = {
  id: 'order-1',
  number: 'K-417',
  status: 'CANCELLED',
  createdAt: atMs,
  timeZone: '+03:00',
  restoId: 7,
  restoName: 'Уголёк',
  deliveryType: 'DELIVERY',
  payType: 'CARD_ONLINE',
  paymentStatus: 'REFUNDED',
  promoCode: 'УГОЛЬ20',
  personCount: 3,
  comment: 'Без лука',
  wishes: JSON.stringify({ cutlery: 2, noCall: true }),
  preOrderAt: atMs + 3_600_000,
  promiseMinutes: 60,
  delayMinutes: 15,
  delayReason: 'courier-late',
  personName: 'Анна',
  phone: '+79000000001',
  email: 'anna@example.com',
  deliveryPlace: JSON.stringify(place),
  deliveryPriceMinor: 7900,
  deliveryPriceRule: 'threshold.delivery-price',
  discountMinor: 1100,
  totalMinor: 96_700,
  currency: 'RUB',
} as unknown as OrderRow

const details = {
  price: 29_900,
  sum: 89_700,
  modifiers: [],
  discounts: [],
  promoCodes: [],
  rule: 'line.sum',
  amounts: [],
}
const line = {
  positionId: 14,
  menuId: 3,
  name: 'Табуле',
  count: 3,
  payableMinor: 88_600,
  details: JSON.stringify(details),
} as unknown as OrderLineRow

function makeEvent(changes: Partial<OrderEventRow>): OrderEventRow {
  return {
    id: 1,
    orderId: 'order-1',
    type: 'order.status',
    status: 'NEW',
    paymentStatus: 'PENDING',
    at: atMs,
    cause: '',
    staffId: null,
    ...changes,
  }
}

const events = [
  makeEvent({ type: 'order.created' }),
  makeEvent({ type: 'order.payment', paymentStatus: 'PAID', at: atMs + 60_000 }),
  makeEvent({ status: 'CANCELLED', paymentStatus: 'PAID', at: atMs + 120_000, cause: 'customer' }),
  makeEvent({
    type: 'order.payment',
    status: 'CANCELLED',
    paymentStatus: 'REFUNDED',
    at: atMs + 180_000,
    cause: 'operator no courier',
  }),
]

test('an order tells everything that was stored with it, in the time of its venue', () => {
  expect(toOrder(row, { lines: [line], events, redirectUrl: 'https://bank.example/pay' })).toEqual({
    id: 'order-1',
    number: 'K-417',
    status: 'CANCELLED',
    createdAt: '2026-11-16T15:00:00+03:00',
    resto: { id: 7, name: 'Уголёк' },
    deliveryType: 'DELIVERY',
    payType: 'CARD_ONLINE',
    promoCode: 'УГОЛЬ20',
    personCount: 3,
    comment: 'Без лука',
    wishes: { cutlery: 2, noCall: true },
    preOrderAt: '2026-11-16T16:00:00+03:00',
    promiseMinutes: 60,
    delay: { minutes: 15, reason: 'courier-late' },
    person: { name: 'Анна', phone: '+79000000001', email: 'anna@example.com' },
    deliveryPlace: place,
    positions: [
      {
        id: 14,
        menuId: 3,
        name: 'Табуле',
        count: 3,
        payableAmount: 88_600,
        ...details,
      },
    ],
    deliveryPrice: 7900,
    discount: 1100,
    total: 96_700,
    currency: 'RUB',
    rules: { deliveryPrice: 'threshold.delivery-price', discount: 'cart.discount', total: 'order.total' },
    payment: { method: 'CARD_ONLINE', status: 'REFUNDED', redirectUrl: 'https://bank.example/pay' },
    history: [
      { status: 'NEW', at: '2026-11-16T15:00:00+03:00' },
      { status: 'CANCELLED', at: '2026-11-16T15:02:00+03:00' },
    ],
    // The cause of the status step, and not that of the refund.
    cancellation: { by: 'customer' },
  })
})

test('what an order does not have is left out', () => {
  const bare = {
    ...row,
    status: 'NEW',
    promoCode: null,
    comment: null,
    wishes: null,
    delayReason: null,
    preOrderAt: null,
    email: null,
    deliveryPlace: null,
  } as OrderRow
  const order = toOrder(bare, { lines: [], events: [makeEvent({})] })
  for (const name of [
    'promoCode',
    'comment',
    'wishes',
    'delay',
    'preOrderAt',
    'deliveryPlace',
    'cancellation',
  ]) {
    expect(order).not.toHaveProperty(name)
  }
  expect(order.person).toEqual({ name: 'Анна', phone: '+79000000001' })
  expect(order.payment).toEqual({ method: 'CARD_ONLINE', status: 'REFUNDED' })
})

test('an event is about the payment or about the status, the order’s beginning too', () => {
  expect(events.map((event) => toOrderEvent(event, '+03:00').type)).toEqual([
    'order.status',
    'order.payment',
    'order.status',
    'order.payment',
  ])
  expect(toOrderEvent(makeEvent({ status: 'READY' }), '+03:00')).toEqual({
    type: 'order.status',
    orderId: 'order-1',
    status: 'READY',
    paymentStatus: 'PENDING',
    at: '2026-11-16T15:00:00+03:00',
  })
})
