import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findCrossSell } from './cross-sell.ts'

const shawarma = { id: 1, price: 32_900, goesWith: [2, 3, 4] }
const fries = { id: 2, price: 19_900 }
const ayran = { id: 3, price: 11_900, goesWith: [1] }
const sauce = { id: 4, price: 4900 }
const salad = { id: 5, price: 29_900, goesWith: [3, 6, 7] }
const soup = { id: 6, price: 25_900 }
const positions = [shawarma, fries, ayran, sauce, salad, soup]
const all = () => true

describe('C-15 the dishes offered in the cart', () => {
  test.each<{ name: string; inCart: number[]; missingMinor?: number; stopped?: number; ids: number[] }>([
    { name: 'an empty cart', inCart: [], ids: [] },
    { name: 'a dish without pairs', inCart: [2], ids: [] },
    { name: 'the brand’s order', inCart: [1], ids: [2, 3, 4] },
    { name: 'the cart’s order, each once', inCart: [5, 1], ids: [3, 6, 2] },
    { name: 'not what is in the cart', inCart: [1, 3], ids: [2, 4] },
    { name: 'not what is stopped', inCart: [1], stopped: 2, ids: [3, 4] },
    { name: 'not what the venue lacks', inCart: [5], ids: [3, 6] },
    { name: 'first what closes the gap', inCart: [1], missingMinor: 10_000, ids: [3, 2, 4] },
    { name: 'of these the cheapest', inCart: [1], missingMinor: 4900, ids: [4, 3, 2] },
    { name: 'a gap that none closes', inCart: [1], missingMinor: 50_000, ids: [2, 3, 4] },
    { name: 'a gap to the last kopeck', inCart: [1], missingMinor: 19_900, ids: [2, 3, 4] },
    { name: 'a stopped dish closes no gap', inCart: [1], missingMinor: 10_000, stopped: 3, ids: [2, 4] },
  ])('C-15 $name: $ids', ({ inCart, missingMinor, stopped, ids }) => {
    const offered = findCrossSell({
      inCart,
      positions,
      isAvailable: ({ id }) => id !== stopped,
      missingMinor,
    })
    expect(offered.map(({ id }) => id)).toEqual(ids)
  })

  test('C-15 whatever the cart, at most three dishes are offered, none of them stopped or in the cart', () => {
    const ids = fc.subarray([1, 2, 3, 4, 5, 6])
    fc.assert(
      fc.property(
        ids,
        ids,
        fc.option(fc.nat(50_000), { nil: undefined }),
        (inCart, stopped, missingMinor) => {
          const isAvailable = ({ id }: { id: number }) => !stopped.includes(id)
          const offered = findCrossSell({ inCart, positions, isAvailable, missingMinor })
          expect(offered.length).toBeLessThanOrEqual(3)
          expect(new Set(offered).size).toBe(offered.length)
          expect(offered.filter(({ id }) => inCart.includes(id) || stopped.includes(id))).toEqual([])
        },
      ),
    )
    expect(findCrossSell({ inCart: [1], positions, isAvailable: all })).toHaveLength(3)
  })
})
