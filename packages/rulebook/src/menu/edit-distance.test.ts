import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { editDistance, prefixDistance } from './edit-distance.ts'

const anyWord = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), maxLength: 8 })

/** The textbook's recursion, slow and plain. */
function plainDistance(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length
  const [restA, restB] = [a.slice(1), b.slice(1)]
  if (a[0] === b[0]) return plainDistance(restA, restB)
  const isSwap = a.length > 1 && b.length > 1 && a[0] === b[1] && a[1] === b[0]
  return (
    1 +
    Math.min(
      plainDistance(restA, b),
      plainDistance(a, restB),
      plainDistance(restA, restB),
      isSwap ? plainDistance(a.slice(2), b.slice(2)) : Infinity,
    )
  )
}

test.each([
  ['шаурма', 'шаурма', 0],
  ['шаурма', 'шарма', 1],
  ['шаурма', 'шаоурма', 1],
  ['шаурма', 'шаурна', 1],
  ['шаурма', 'шаурам', 1],
  ['шаурма', 'шаверма', 2],
  ['шаурма', 'кола', 3],
  ['', 'ab', 2],
])('%s and %s are %i apart', (a, b, distance) => {
  expect(editDistance(a, b, 2)).toBe(distance)
  expect(editDistance(b, a, 2)).toBe(distance)
})

test.each([
  ['шау', 'шаурма', 0],
  ['шеу', 'шаурма', 1],
  ['шурм', 'шаурма', 1],
  ['шаурмаа', 'шаурма', 1],
  ['кола', 'шаурма', 3],
])('%s begins %s but for %i', (typed, word, distance) => {
  expect(prefixDistance(typed, word, 2)).toBe(distance)
})

test('it is the textbook’s distance, cut at the maximum', () => {
  fc.assert(
    fc.property(anyWord, anyWord, fc.nat(4), (a, b, maximum) => {
      expect(editDistance(a, b, maximum)).toBe(Math.min(plainDistance(a, b), maximum + 1))
    }),
  )
})

test('a beginning is as near as the nearest of all beginnings', () => {
  fc.assert(
    fc.property(anyWord, anyWord, fc.nat(3), (typed, word, maximum) => {
      const all = Array.from({ length: word.length + 1 }, (_, index) =>
        editDistance(typed, word.slice(0, index), maximum),
      )
      expect(prefixDistance(typed, word, maximum)).toBe(Math.min(...all))
    }),
  )
})
