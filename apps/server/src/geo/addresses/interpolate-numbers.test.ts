import { expect, test } from 'vitest'
import { expandRange, interpolateNumbers } from '#geo/addresses/interpolate-numbers.ts'

test.each([
  ['even', '2', '8', ['4', '6']],
  ['odd', '9', '3', ['7', '5']],
  ['all', '1', '4', ['2', '3']],
  ['3', '1', '10', ['4', '7']],
  // The far end belongs to the other side of the street. The numbers before it still count.
  ['even', '2', '7', ['4', '6']],
  ['all', '5', '6', []],
  ['all', '5', '5', []],
  ['alphabetic', '12a', '12d', ['12b', '12c']],
  ['alphabetic', '12г', '12а', ['12в', '12б']],
  ['alphabetic', '12 a', '12 c', ['12b']],
])('%s from %s to %s', (kind, first, last, expected) => {
  expect(interpolateNumbers(kind, first, last)).toEqual(expected)
})

test.each([
  ['an unknown kind', 'zigzag', '1', '9'],
  ['no step at all', '0', '1', '9'],
  ['an odd number on the even side', 'even', '3', '9'],
  ['a corner', 'all', '1/2', '9'],
  ['half a town', 'even', '2', '2000'],
  ['letters of two houses', 'alphabetic', '12a', '14c'],
  ['letters of two alphabets', 'alphabetic', '12a', '12г'],
  ['letters that are missing', 'alphabetic', '12', '14'],
])('%s says nothing', (_, kind, first, last) => {
  expect(interpolateNumbers(kind, first, last)).toBeUndefined()
})

test.each([
  ['2-8', 'even', ['2', '4', '6', '8']],
  ['2-8', undefined, ['2-8']],
  ['3-8', 'even', ['3-8']],
  ['12', 'all', ['12']],
])('a building with %s and %s has the numbers %j', (houseNumber, kind, expected) => {
  expect(expandRange(houseNumber, kind)).toEqual(expected)
})
