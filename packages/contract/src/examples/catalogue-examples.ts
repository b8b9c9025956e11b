import type { Availability } from '#availability.ts'
import type { Page } from '#brands.ts'
import type { City } from '#cities.ts'
import type { Deliveries } from '#deliveries.ts'
import type { RestoEvent } from '#events.ts'
import type { Position, PositionGroup } from '#menus.ts'
import type { PositionModifiers } from '#modifiers.ts'
import type { Photo } from '#photos.ts'
import type { PositionTimeSlot } from '#position-time-slots.ts'
import type { PreOrderHours } from '#pre-order-hours.ts'
import type { Promotion } from '#promotions.ts'
import type { Resto, RestoListItem } from '#restos.ts'
import type { DayHours } from '#working-hours.ts'

const photoExample = {
  url: '/1/photos/9f2c4be1d0a37765/1280.webp',
  width: 1280,
  height: 720,
  variants: [
    { url: '/1/photos/9f2c4be1d0a37765/640.avif', width: 640, format: 'avif' },
    { url: '/1/photos/9f2c4be1d0a37765/640.webp', width: 640, format: 'webp' },
  ],
  placeholder: '#c98a4b,#f3dccb',
} satisfies Photo

export const cityExample = {
  id: 1,
  name: 'Приветный',
  bounds: { southWest: { lat: 44.51, lng: 37.9 }, northEast: { lat: 44.6, lng: 38.05 } },
  center: { lat: 44.56, lng: 37.98 },
  zoom: 12,
} satisfies City

export const restoListItemExample = {
  id: 11,
  name: 'Лаваш на Набережной',
  cityIds: [1],
} satisfies RestoListItem

const weekdays = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'] as const

export const workingHoursExample = [
  ...weekdays.map((dayOfWeek) => ({ dayOfWeek, active: true, open: '10:00', close: '23:00' })),
  { dayOfWeek: 'SATURDAY', active: true, open: '10:00', close: '02:00' },
  { dayOfWeek: 'SUNDAY', active: false, open: '00:00', close: '00:00' },
] satisfies DayHours[]

export const restoExample = {
  id: 11,
  name: 'Лаваш на Набережной',
  cityIds: [1],
  address: 'Приветный, Набережная улица, 14',
  street: 'Набережная улица, 14',
  location: { lat: 44.5582, lng: 37.9811 },
  averageCheck: 65000,
  currency: 'RUB',
  description: 'Шаурма на углях с видом на море.',
  emails: [{ value: 'hello@lavash.example' }],
  links: [{ value: 'https://lavash.example' }],
  phones: [{ value: '+78610000001' }],
  menus: [
    {
      id: 101,
      isDelivery: true,
      isOnline: true,
      isTable: false,
      isTakeAway: true,
      name: 'Основное меню',
      order: 1,
    },
  ],
  openingHours: workingHoursExample,
  order: 1,
  payConfig: {
    delivery: { cardOnline: 'sandbox', cardUponReceipt: true, cashUponReceipt: true },
    takeAway: { cardOnline: '', cardUponReceipt: true, cashUponReceipt: true },
  },
  payEngine: 'sandbox',
  pays: [{ code: 'cash', id: 1, name: 'Наличные' }],
  photos: [photoExample],
  tags: [{ code: 'terrace', id: 1, name: 'Терраса' }],
  timezone: '+03:00',
} satisfies Resto

export const positionGroupExample = {
  id: 201,
  menuId: 101,
  name: 'Шаурма',
  order: 1,
  photos: [photoExample],
} satisfies PositionGroup

export const positionExample = {
  id: 1001,
  menu: { id: 101 },
  positionGroup: { id: 201 },
  name: 'Шаурма с курицей',
  description: 'Курица на углях, свежие овощи, чесночный соус.',
  price: 32000,
  measure: { value: 380, unit: 'g' },
  photos: [photoExample],
  tags: [{ code: 'hit', name: 'Хит' }],
  hasModifiers: true,
  order: 1,
  energy: { kcal: 620, proteins: 31, fats: 24, carbs: 68 },
  allergens: ['gluten', 'milk'],
  isStopped: false,
} satisfies Position

export const positionModifiersExample = {
  positionId: 1001,
  modifiers: [
    {
      id: 301,
      modifierId: 31,
      minCount: 1,
      maxCount: 1,
      name: 'Соус на выбор',
      nameUi: 'Соус',
      items: [
        { id: 3001, name: 'Чесночный', price: 0, minCount: 0, maxCount: 1 },
        { id: 3002, name: 'Острый', price: 2000, minCount: 0, maxCount: 1 },
      ],
    },
  ],
} satisfies PositionModifiers

export const positionTimeSlotExample = {
  id: 41,
  positionIds: [1051, 1052],
  details: weekdays.map((dayOfWeek) => ({ dayOfWeek, startAt: '08:00', endAt: '12:00', isActive: true })),
} satisfies PositionTimeSlot

export const preOrderHoursExample = {
  type: 'WORKING_HOURS',
  minTimeMinutes: 60,
  dayInAdvance: 3,
  hours: workingHoursExample,
} satisfies PreOrderHours

export const deliveriesExample = {
  content: [
    {
      id: 51,
      name: 'Центр',
      polygon: [
        { lat: 44.55, lng: 37.97 },
        { lat: 44.55, lng: 38.0 },
        { lat: 44.57, lng: 38.0 },
        { lat: 44.57, lng: 37.97 },
      ],
      rules: [
        { deliveryPrice: 15000, time: 45, maxOrderPrice: 100000, minOrderPrice: 50000 },
        { deliveryPrice: 0, time: 45, maxOrderPrice: 1500000, minOrderPrice: 100000 },
      ],
    },
  ],
} satisfies Deliveries

export const promotionExample = {
  id: 61,
  restoId: 11,
  name: 'Минус 10 % на первый заказ',
  description: 'Назовите код ПЕРВЫЙ при оформлении.',
  photos: [photoExample],
  startAt: '2026-11-01T00:00:00+03:00',
  endAt: '2026-12-31T23:59:59+03:00',
  promoCode: 'ПЕРВЫЙ',
  positionIds: [1001],
  priority: 1,
} satisfies Promotion

export const pageExample = { slug: 'terms-of-sale', markdown: '# Публичная оферта' } satisfies Page

export const availabilityExample = {
  stoppedPositions: [
    { id: 1001, until: '2026-11-16T18:00:00+03:00' },
    { id: 1007, until: null },
  ],
  stoppedModifierItems: [{ id: 3002, until: '2026-11-17T00:00:00+03:00' }],
  leftOutPositionIds: [1012],
} satisfies Availability

export const restoEventExample = { type: 'position.stopped', positionIds: [1001] } satisfies RestoEvent
