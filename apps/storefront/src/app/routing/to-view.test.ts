import { expect, test } from 'vitest'
import { matchRoute } from '#app/routing/match-route.ts'
import { toView } from '#app/routing/to-view.ts'
import { toEditLink } from '#order/edit-line.ts'

const list = { over: 'promotions.index' }
const home = { over: 'home.index' }
const editing = toEditLink({ id: 14, menu: { id: 3 }, hasModifiers: false, modifiers: [] }).state

test.each([
  ['A-06', '/menus/3/positions/14', 'mobile', null, 'menus.show', 'menus.positions.show'],
  ['A-07', '/menus/3/positions/14', 'desktop', null, 'home.index', 'menus.positions.show'],
  ['A-08', '/promotions/5', 'mobile', home, 'home.index', 'promotions.show'],
  ['A-08', '/promotions/5', 'desktop', list, 'promotions.index', 'promotions.show'],
  ['A-08', '/promotions/5', 'desktop', null, 'home.index', 'promotions.show'],
  ['A-06', '/menus/3', 'mobile', null, 'menus.show', undefined],
  ['A-07', '/menus/3', 'desktop', null, 'home.index', undefined],
  ['A-01', '/cart', 'desktop', null, 'cart.index', undefined],
  ['A-07', '/menus/3/positions/14', 'mobile', editing, 'cart.index', 'menus.positions.show'],
] as const)('%s %s on %s with %o lies over %s', (_, path, layout, state, page, layer) => {
  const view = toView(matchRoute(path), layout, state)
  expect([view.page.name, view.layer?.name]).toEqual([page, layer])
})

test('A-06 the page below a dish is its menu, and knows nothing of the dish', () => {
  expect(toView(matchRoute('/menus/3/positions/14'), 'mobile', null).page.params).toEqual({ menuId: 3 })
})
