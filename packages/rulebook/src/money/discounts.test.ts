import { expect, test } from 'vitest'
import { lineDiscounts } from './discounts.ts'

const line = { id: 1, sum: 1000 }

test.each([
  { case: 'no discount', discounts: [], taken: [] },
  { case: 'ten percent off everything', discounts: [{ percent: 10, positionIds: null }], taken: [100] },
  { case: 'a discount for another dish', discounts: [{ percent: 10, positionIds: [2] }], taken: [] },
  {
    case: 'two, the second on what the first left',
    discounts: [
      { percent: 50, positionIds: [1] },
      { percent: 50, positionIds: null },
    ],
    taken: [500, 250],
  },
  {
    case: 'more than there is',
    discounts: [
      { percent: 150, positionIds: null },
      { percent: 10, positionIds: null },
    ],
    taken: [1000],
  },
])('$case takes $taken off a line of 1000', ({ discounts, taken }) => {
  const calculated = taken.map((amount) => ({ calculated: amount, rule: 'discount.percent' }))
  expect(lineDiscounts(discounts, line)).toEqual(calculated)
})
