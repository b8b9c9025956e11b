import { describe, expect, test } from 'vitest'
import {
  availableDeliveryMethods,
  cityDeliveryMethods,
  defaultDeliveryMethod,
  deliveryMethods,
  hasMenuOfMethod,
  hasMethod,
  menusOfMethod,
  takeawayPoints,
  zonesOfRestos,
} from './delivery-methods.ts'
import { makePayConfig } from './make-pay-config.ts'

const deliveryMenu = { isDelivery: true, isTakeAway: false }
const takeawayMenu = { isDelivery: false, isTakeAway: true }
const tableMenu = { isDelivery: false, isTakeAway: false }
const cash = { cashUponReceipt: true }
const payConfig = makePayConfig({ delivery: cash, takeAway: cash })

test.each([
  { delivery: {}, takeAway: {}, methods: [] },
  { delivery: { cardOnline: 'stripe' }, takeAway: {}, methods: ['DELIVERY'] },
  { delivery: { cardOnline: '' }, takeAway: { cashUponReceipt: true }, methods: ['TAKE_AWAY'] },
  {
    delivery: { cardUponReceipt: true },
    takeAway: { cardOnline: 'stripe' },
    methods: ['DELIVERY', 'TAKE_AWAY'],
  },
])('L-03 paying $delivery for delivery and $takeAway for takeaway makes $methods available', (given) => {
  expect(availableDeliveryMethods(makePayConfig(given))).toEqual(given.methods)
})

test('M-02 only menus of the chosen method are shown, by their order', () => {
  const menus = [
    { id: 1, order: 3, isDelivery: true, isTakeAway: true },
    { id: 2, order: 1, ...takeawayMenu },
    { id: 4, order: 2, ...deliveryMenu },
    { id: 3, order: 2, ...deliveryMenu },
    { id: 5, order: 0, ...tableMenu },
  ]
  expect(menusOfMethod(menus, 'DELIVERY').map((menu) => menu.id)).toEqual([3, 4, 1])
  expect(menusOfMethod(menus, 'TAKE_AWAY').map((menu) => menu.id)).toEqual([2, 1])
})

test('L-06 takeaway points are venues with a takeaway menu, by order and then by address', () => {
  const point = (id: number, order: number, address: string, menu = takeawayMenu) => ({
    id,
    order,
    address,
    menus: [menu],
    payConfig,
  })
  const restos = [
    point(1, 2, 'ул. Мира, 10'),
    point(2, 2, 'ул. Мира, 9'),
    point(3, 1, 'ул. Ясная, 1'),
    point(4, 0, 'ул. Алая, 1', deliveryMenu),
    point(5, 2, 'ёлочная ул., 1'),
  ]
  expect(takeawayPoints(restos).map((resto) => resto.id)).toEqual([3, 5, 2, 1])
})

test('L-06 points of the same place in the list stand by their addresses, numbers by their size', () => {
  const addresses = ['Ёлочная, 3', 'Набережная, 10', 'Набережная, 9', 'Есенина, 1', 'Набережная, 9']
  const restos = addresses.map((address, index) => ({
    id: 9 - index,
    order: 1,
    address,
    menus: [takeawayMenu],
    payConfig,
  }))
  expect(takeawayPoints(restos).map(({ id, address }) => [address, id])).toEqual([
    ['Ёлочная, 3', 9],
    ['Есенина, 1', 6],
    ['Набережная, 9', 5],
    ['Набережная, 9', 7],
    ['Набережная, 10', 8],
  ])
})

test('L-14 only venues with a delivery menu give zones', () => {
  const restos = [
    { id: 1, menus: [deliveryMenu], payConfig },
    { id: 2, menus: [takeawayMenu, tableMenu], payConfig },
  ]
  const zones = [{ restoId: 1 }, { restoId: 2 }, { restoId: 3 }]
  expect(zonesOfRestos(zones, restos)).toEqual([{ restoId: 1 }])
  expect(restos.map((resto) => hasMenuOfMethod(resto, 'DELIVERY'))).toEqual([true, false])
})

test.each([
  { paid: {}, methods: [] },
  { paid: { delivery: cash }, methods: ['DELIVERY'] },
  { paid: { takeAway: cash }, methods: ['TAKE_AWAY'] },
  { paid: { delivery: cash, takeAway: cash }, methods: ['DELIVERY', 'TAKE_AWAY'] },
])('L-03 a venue with both menus that is paid $paid has $methods', ({ paid, methods }) => {
  const resto = {
    id: 1,
    order: 1,
    address: 'ул. Мира, 1',
    menus: [deliveryMenu, takeawayMenu],
    payConfig: makePayConfig(paid),
  }
  const zones = [{ restoId: 1 }]
  expect(deliveryMethods.filter((method) => hasMethod(resto, method))).toEqual(methods)
  expect(cityDeliveryMethods([resto], zones)).toEqual(methods)
  expect(zonesOfRestos(zones, [resto])).toEqual(hasMethod(resto, 'DELIVERY') ? zones : [])
  expect(takeawayPoints([resto])).toEqual(hasMethod(resto, 'TAKE_AWAY') ? [resto] : [])
})

describe('L-03 the method a visitor starts with', () => {
  test.each([
    {
      case: 'menus and zones for delivery',
      menus: [deliveryMenu, takeawayMenu],
      zones: [{ restoId: 1 }],
      is: 'DELIVERY',
    },
    { case: 'delivery menus without zones', menus: [deliveryMenu, takeawayMenu], zones: [], is: 'TAKE_AWAY' },
    { case: 'zones without delivery menus', menus: [takeawayMenu], zones: [{ restoId: 1 }], is: 'TAKE_AWAY' },
    {
      case: 'delivery menus without zones and no takeaway',
      menus: [deliveryMenu],
      zones: [],
      is: 'DELIVERY',
    },
    { case: 'nothing at all', menus: [], zones: [], is: 'DELIVERY' },
  ])('L-03 $case: $is', ({ menus, zones, is }) => {
    expect(defaultDeliveryMethod([{ id: 1, menus, payConfig }], zones)).toBe(is)
  })

  test('L-03 a city has both methods only when it has zones to deliver in and points to pick up at', () => {
    const both = [{ id: 1, menus: [deliveryMenu, takeawayMenu], payConfig }]
    expect(cityDeliveryMethods(both, [{ restoId: 1 }])).toEqual(['DELIVERY', 'TAKE_AWAY'])
    expect(cityDeliveryMethods(both, [])).toEqual(['TAKE_AWAY'])
  })
})
