import { expect, test } from 'vitest'
import { addRecentSearch } from '#features/menu/search-recent.ts'

test.each([
  ['the newest stands first', ['морс'], 'соус', ['соус', 'морс']],
  ['the same words again move to the front', ['морс', 'соус'], 'соус', ['соус', 'морс']],
  ['however they are written', ['морс', 'Соус'], ' соус ', ['соус', 'морс']],
  ['nothing typed is no search', ['морс'], '  ', ['морс']],
  ['the oldest falls off', ['1', '2', '3', '4', '5', '6'], '7', ['7', '1', '2', '3', '4', '5']],
])('M-08 recent searches: %s', (_, recent, query, expected) => {
  expect(addRecentSearch(recent, query)).toEqual(expected)
})
