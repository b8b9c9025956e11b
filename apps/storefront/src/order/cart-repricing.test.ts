import { makeCartPosition } from '@lavash/rulebook/cart/make-cart-position'
import { describe, expect, test } from 'vitest'
import { findLineIndex, findRepricing } from '#order/cart-repricing.ts'

const lines = [
  makeCartPosition({ id: 1, name: 'Табуле', price: 29_900, count: 2 }),
  makeCartPosition({ id: 2, name: 'Хумус', price: 19_900 }),
]

describe('a price that has changed since the dish was put in', () => {
  test('C-04 is taken over, and the sum with it', () => {
    const repricing = findRepricing(lines, [
      { code: 'position.price-changed', field: 'positions.0', price: 31_900 },
    ])
    expect(repricing?.lines.map(({ price, sum }) => [price, sum])).toEqual([
      [31_900, 63_800],
      [19_900, 19_900],
    ])
    expect(repricing?.changes).toEqual([{ name: 'Табуле', oldPriceMinor: 29_900 }])
  })

  test.each([
    ['another reason', { code: 'position.stopped', field: 'positions.0', price: 1 }],
    ['no new price', { code: 'position.price-changed', field: 'positions.0' }],
    ['the price it has already', { code: 'position.price-changed', field: 'positions.0', price: 29_900 }],
    ['a line that is not there', { code: 'position.price-changed', field: 'positions.7', price: 1 }],
    ['no line at all', { code: 'position.price-changed', price: 1 }],
  ])('%s changes nothing', (_, error) => {
    expect(findRepricing(lines, [error])).toBeUndefined()
  })
})

test.each([
  ['positions.0', 0],
  ['positions.12.modifiers', 12],
  ['positions', undefined],
  ['comment', undefined],
  [undefined, undefined],
])('the field %s is about line %s', (field, index) => {
  expect(findLineIndex(field)).toBe(index)
})
