import type { OrderRating } from '#ratings.ts'
import type { DeliveryPlace } from '#delivery-place.ts'
import type { OrderEvent } from '#events.ts'
import type { Order, OrderBody } from '#orders.ts'
import type { Preflight, PreflightBody, PreflightPosition } from '#preflight.ts'

export const personIdExample = '019a8c3e-5b1f-7c2a-9d3e-4f5a6b7c8d9e'
export const orderIdExample = '019a8c41-0e6d-7f10-8a2b-3c4d5e6f7081'

const line = {
  id: 1001,
  menuId: 101,
  count: 2,
  modifiers: [{ id: 3002, count: 1 }],
  name: 'Шаурма с курицей',
  price: 32000,
  sum: 68000,
}

const amounts = [
  { amount: 64000, rule: 'position.price', id: 1001 },
  { amount: 4000, rule: 'modifier.price', id: 3002 },
] satisfies PreflightPosition['amounts']

export const preflightBodyExample = {
  restoId: 11,
  deliveryType: 'DELIVERY',
  payType: 'CARD_ONLINE',
  promoCode: 'ПЕРВЫЙ',
  positions: [line],
  address: 'Приветный, Набережная улица, 20',
  location: { lat: 44.559, lng: 37.983 },
} satisfies PreflightBody

export const preflightExample = {
  positions: [
    {
      id: 1001,
      specials: [],
      sum: 68000,
      payableAmount: 61200,
      discounts: [],
      promoCodes: [{ code: 'ПЕРВЫЙ', calculated: 6800, rule: 'promo-code.percent' }],
      rule: 'line.sum',
      amounts,
    },
    {
      id: 0,
      specials: ['DELIVERY_PRICE'],
      sum: 15000,
      payableAmount: 15000,
      discounts: [],
      promoCodes: [],
      rule: 'threshold.delivery-price',
    },
  ],
  promoCode: 'ПЕРВЫЙ',
  promoCodeActive: true,
  promoCodeMaxDiscountAmount: 30000,
  promoCodeMinOrderAmount: 50000,
  sum: { amount: 68000, rule: 'cart.sum' },
  discount: { amount: 6800, rule: 'cart.discount' },
  cartTotal: { amount: 61200, rule: 'cart.total' },
  deliveryPrice: { amount: 15000, rule: 'threshold.delivery-price' },
  total: { amount: 76200, rule: 'order.total' },
  zoneId: 51,
  promiseMinutes: 45,
} satisfies Preflight

export const deliveryPlaceExample = {
  address: 'Приветный, Набережная улица, 20',
  apartment: '12',
  entrance: '2',
  floor: '3',
  intercom: '12В',
  comment: 'Позвоните у ворот',
  location: { lat: 44.559, lng: 37.983 },
  placeId: 'osm:w23161467',
} satisfies DeliveryPlace

const choices = {
  deliveryType: 'DELIVERY',
  payType: 'CARD_ONLINE',
  promoCode: 'ПЕРВЫЙ',
  personCount: 2,
  comment: 'Без лука',
  wishes: { cutlery: 2, leaveAtDoor: true, doNotCall: true },
  person: { name: 'Анна', phone: '+79000000001', email: 'anna@example.com' },
  deliveryPlace: deliveryPlaceExample,
} as const

export const orderBodyExample = {
  restoId: 11,
  ...choices,
  positions: [line],
  expectedTotal: 76200,
} satisfies OrderBody

export const orderExample = {
  id: orderIdExample,
  number: 'К-417',
  status: 'NEW',
  createdAt: '2026-11-16T12:05:00+03:00',
  resto: { id: 11, name: 'Лаваш на Набережной' },
  ...choices,
  positions: [
    {
      id: 1001,
      menuId: 101,
      name: 'Шаурма с курицей',
      count: 2,
      price: 32000,
      modifiers: [{ id: 3002, name: 'Острый', count: 1, price: 2000 }],
      sum: 68000,
      payableAmount: 61200,
      discounts: [],
      promoCodes: [{ code: 'ПЕРВЫЙ', calculated: 6800, rule: 'promo-code.percent' }],
      rule: 'line.sum',
      amounts,
    },
  ],
  deliveryPrice: 15000,
  discount: 6800,
  total: 76200,
  currency: 'RUB',
  rules: { deliveryPrice: 'threshold.delivery-price', discount: 'cart.discount', total: 'order.total' },
  payment: {
    method: 'CARD_ONLINE',
    status: 'PENDING',
    redirectUrl: '/sandbox/payments/019a8c41-0e70-7aaa-8bbb-0123456789ab',
  },
  promiseMinutes: 45,
  history: [{ status: 'NEW', at: '2026-11-16T12:05:00+03:00' }],
} satisfies Order

export const orderEventExample = {
  type: 'order.status',
  orderId: orderIdExample,
  status: 'COOKING',
  paymentStatus: 'PAID',
  at: '2026-11-16T12:09:30+03:00',
} satisfies OrderEvent

export const ratingExample = {
  stars: 4,
  reasons: ['late'],
  ratedAt: '2026-11-16T20:00:00+03:00',
} satisfies OrderRating
