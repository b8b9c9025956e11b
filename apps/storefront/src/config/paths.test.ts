import { expect, test } from 'vitest'
import { isPersonal, routes, toPath } from '#config/paths.ts'

test('A-01 the eleven routes have the paths and title keys of the specification', () => {
  const table = Object.entries(routes).map(([name, route]) => [
    name,
    route.path,
    'titleKey' in route ? route.titleKey : undefined,
  ])
  expect(table.slice(0, 11)).toEqual([
    ['auth.index', '/auth', 'auth.headline'],
    ['cart.index', '/cart', 'checkout.headline'],
    ['home.index', '/', undefined],
    ['menus.show', '/menus/:menuId', undefined],
    ['menus.positions.show', '/menus/:menuId/positions/:positionId', undefined],
    ['promotions.index', '/promotions', 'promotions.headline'],
    ['promotions.show', '/promotions/:promotionId', undefined],
    ['restos.index', '/restos', 'restos.index.headline'],
    ['restos.show', '/restos/:restoId', 'restos.show.headline'],
    ['terms-of-sale', '/terms-of-sale', 'pages.terms_of_sale.title'],
    ['error.not-found.index', '*', undefined],
  ])
})

test('a signed-in customer has three pages more', () => {
  const personal = Object.keys(routes).filter((name) => isPersonal(name as keyof typeof routes))
  expect(personal).toEqual(['profile.index', 'orders.index', 'orders.show'])
  expect(toPath('orders.show', { orderId: '0190b8f0-0000-7000-8000-000000000001' })).toBe(
    '/orders/0190b8f0-0000-7000-8000-000000000001',
  )
})

test('a path is built from its name and its ids', () => {
  expect(toPath('home.index')).toBe('/')
  expect(toPath('menus.show', { menuId: 3 })).toBe('/menus/3')
  expect(toPath('menus.positions.show', { menuId: 3, positionId: 14 })).toBe('/menus/3/positions/14')
})

test('a path without one of its ids does not compile', () => {
  // @ts-expect-error positionId is missing
  expect(toPath('menus.positions.show', { menuId: 3 })).toContain('undefined')
})
