import { expect, test } from 'vitest'
import { matchRoute } from '#app/routing/match-route.ts'

test.each([
  ['/', 'home.index', {}],
  ['/auth', 'auth.index', {}],
  ['/cart', 'cart.index', {}],
  ['/menus/3', 'menus.show', { menuId: 3 }],
  ['/menus/3/', 'menus.show', { menuId: 3 }],
  ['/menus/3/positions/14', 'menus.positions.show', { menuId: 3, positionId: 14 }],
  ['/promotions', 'promotions.index', {}],
  ['/promotions/5', 'promotions.show', { promotionId: 5 }],
  ['/restos', 'restos.index', {}],
  ['/restos/7', 'restos.show', { restoId: 7 }],
  ['/terms-of-sale', 'terms-of-sale', {}],
  ['/orders', 'orders.index', {}],
  [
    '/orders/0190B8F0-0000-7000-8000-000000000001',
    'orders.show',
    { orderId: '0190b8f0-0000-7000-8000-000000000001' },
  ],
])('A-01 %s is %s', (path, name, params) => {
  expect(matchRoute(path)).toEqual({ name, params })
})

test.each([
  '/nowhere',
  '/orders/17',
  '/menus',
  '/menus/abc',
  '/menus/3/positions',
  '/cart/extra',
  '//',
  '/menus/-1',
])('A-02 %s is no page of ours', (path) => {
  expect(matchRoute(path).name).toBe('error.not-found.index')
})
