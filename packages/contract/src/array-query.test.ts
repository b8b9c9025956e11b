import { expect, test } from 'vitest'
import { arrayQueryNames, splitArrayQuery } from '#array-query.ts'
import { citiesQuerySchema } from '#cities.ts'
import { suggestQuerySchema } from '#geo.ts'
import { positionsQuerySchema } from '#menus.ts'

test('the schema knows which parameters are lists, optional ones included', () => {
  expect(arrayQueryNames(positionsQuerySchema)).toEqual(['ids', 'groupIds'])
  expect(arrayQueryNames(suggestQuerySchema)).toEqual(['bounds'])
  expect(arrayQueryNames(citiesQuerySchema)).toEqual([])
})

test.each([
  [{ ids: '1,2' }, { ids: ['1', '2'] }],
  [{ ids: ['1', '2,3'] }, { ids: ['1', '2', '3'] }],
  [{ ids: '' }, { ids: [] }],
  [{ other: '1,2' }, { other: '1,2' }],
  [{}, {}],
])('API-26 %j reads as %j', (query, expected) => {
  expect(splitArrayQuery(['ids'], query)).toEqual(expected)
})
