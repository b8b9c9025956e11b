import { describe, expect, test } from 'vitest'
import { bestsellerMinCount, bestsellersMax, toBestsellers, toOrderedBefore } from './bestsellers.ts'

const sold = (...counts: number[]) => counts.map((count, index) => ({ positionId: index + 1, count }))

describe('M-13 what a venue sells most', () => {
  test.each([
    { name: 'nothing', counts: [], ids: [] },
    { name: 'the most wanted first', counts: [3, 9, 5], ids: [2, 3, 1] },
    { name: 'equal counts by id', counts: [5, 5], ids: [1, 2] },
    { name: 'too few portions', counts: [bestsellerMinCount - 1, bestsellerMinCount], ids: [2] },
  ])('M-13 $name: $ids', ({ counts, ids }) => {
    expect(toBestsellers(sold(...counts))).toEqual(ids)
  })

  test('M-13 a row has its end', () => {
    expect(toBestsellers(sold(...Array<number>(20).fill(7)))).toHaveLength(bestsellersMax)
  })
})

describe('M-13 what somebody ordered before', () => {
  const orders = [{ positions: [{ id: 3 }, { id: 1 }] }, { positions: [{ id: 1 }, { id: 2 }] }]
  test('M-13 each dish once, the latest order first, and only what is offered', () => {
    expect(toOrderedBefore(orders, () => true)).toEqual([3, 1, 2])
    expect(toOrderedBefore(orders, (id) => id !== 1)).toEqual([3, 2])
    expect(toOrderedBefore([], () => true)).toEqual([])
  })

  test('M-13 a row has its end', () => {
    const many = [{ positions: Array.from({ length: 20 }, (_, id) => ({ id })) }]
    expect(toOrderedBefore(many, () => true)).toHaveLength(bestsellersMax)
  })
})
