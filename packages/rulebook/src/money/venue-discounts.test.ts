import { expect, test } from 'vitest'
import { takeVenueDiscounts } from './venue-discounts.ts'

const line = { id: 1, count: 1, price: 1000, leftMinor: 1000 }
const percent = (value: number) => ({ kind: 'percent' as const, percent: value })

test.each([
  { case: 'no discount', discounts: [], taken: [] },
  { case: 'a discount of another dish', discounts: [{ discount: percent(10), positionIds: [2] }], taken: [] },
  {
    case: 'two, the second of what the first left',
    discounts: [
      { discount: percent(50), positionIds: [1] },
      { discount: percent(50), positionIds: null },
    ],
    taken: [500, 250],
  },
  {
    case: 'nothing for the second where the first took all',
    discounts: [
      { discount: percent(100), positionIds: null },
      { discount: percent(10), positionIds: null },
    ],
    taken: [1000],
  },
])('$case takes $taken off a line of 1000', ({ discounts, taken }) => {
  const [reduced] = takeVenueDiscounts(discounts, [line])
  expect(reduced?.discounts).toEqual(taken.map((calculated) => ({ calculated, rule: 'discount.percent' })))
  expect(reduced?.leftMinor).toBe(1000 - taken.reduce((sum, minor) => sum + minor, 0))
})
