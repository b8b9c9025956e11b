import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pathOf } from '#paths.ts'

test('a call without parameters is its path', () => {
  expect(pathOf('now')).toBe('/1/now')
  expect(pathOf('cities.list', {}, { whiteLabel: 'lavash' })).toBe('/1/p/cities?whiteLabel=lavash')
})

test('parameters stand in their places, also before a file ending', () => {
  expect(pathOf('restos.show', { restoId: 11 })).toBe('/1/p/restos/11')
  expect(pathOf('geo.style', { theme: 'dark' })).toBe('/1/geo/styles/dark.json')
  expect(pathOf('geo.tile', { dataset: 'demo', z: 1, x: 2, y: 3 })).toBe('/1/geo/tiles/demo/1/2/3.mvt')
})

test('API-26 array query parameters are joined by commas', () => {
  expect(pathOf('menus.positions', { menuId: 1 }, { ids: [3, 4] })).toBe('/1/p/menus/1/positions?ids=3,4')
})

test('what is missing stays out of the query', () => {
  expect(pathOf('restos.list', {}, { cityId: undefined, whiteLabel: null })).toBe('/1/p/restos')
})

test('a missing path parameter is a fault, not an address with a hole', () => {
  const broken: Record<string, number> = {}
  // @ts-expect-error the type refuses it as well
  expect(() => pathOf('restos.show', broken)).toThrow('/1/p/restos/:restoId needs the path parameter restoId')
})

test('half an emoji, as a cut text may end with, is no fault', () => {
  const half = '🌯'.slice(0, 1)
  expect(pathOf('geo.suggest', {}, { q: half })).toBe(pathOf('geo.suggest', {}, { q: '\uFFFD' }))
  expect(pathOf('geo.place', { placeId: half })).toBe(pathOf('geo.place', { placeId: '\uFFFD' }))
})

test('whatever a place id contains, it stays one segment and comes back whole', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (placeId) => {
      const path = pathOf('geo.place', { placeId }, { q: placeId })
      const [place = '', query = '', ...more] = path.split('?')
      const segments = place.split('/')
      expect(more).toEqual([])
      expect(segments).toHaveLength(5)
      expect(decodeURIComponent(segments.at(-1) ?? '')).toBe(placeId)
      expect(decodeURIComponent(query.slice('q='.length))).toBe(placeId)
    }),
  )
})
