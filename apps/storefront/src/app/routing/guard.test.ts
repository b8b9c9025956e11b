import { expect, test } from 'vitest'
import { guardNavigation } from '#app/routing/guard.ts'
import { matchRoute } from '#app/routing/match-route.ts'

const venue = {
  isSignedIn: false,
  hasMenu: (menuId: number) => menuId === 3,
  hasPosition: (menuId: number, positionId: number) => menuId === 3 && positionId === 14,
  hasPromotion: (promotionId: number) => promotionId === 5,
  hasResto: (restoId: number) => restoId === 7,
}

test.each([
  '/',
  '/cart',
  '/auth',
  '/promotions',
  '/restos',
  '/terms-of-sale',
  '/menus/3',
  '/menus/3/positions/14',
  '/promotions/5',
  '/restos/7',
])('A-03 the guard lets %s pass', (path) => {
  expect(guardNavigation(matchRoute(path), venue)).toEqual({ action: 'show' })
})

test.each(['/menus/4', '/menus/4/positions/14', '/menus/3/positions/15', '/promotions/6', '/restos/8'])(
  'A-03 %s is not of the chosen venue: home, with a word',
  (path) => {
    expect(guardNavigation(matchRoute(path), venue)).toEqual({ action: 'go-home', isTold: true })
  },
)

test.each(['/orders', '/orders/0190b8f0-0000-7000-8000-000000000001'])(
  'A-03 %s is for whoever is signed in; others are asked to first',
  (path) => {
    expect(guardNavigation(matchRoute(path), venue)).toEqual({ action: 'sign-in' })
    expect(guardNavigation(matchRoute(path), { ...venue, isSignedIn: true })).toEqual({ action: 'show' })
  },
)

test('A-02 an unknown path goes home without a word', () => {
  expect(guardNavigation(matchRoute('/nowhere'), venue)).toEqual({ action: 'go-home', isTold: false })
})
