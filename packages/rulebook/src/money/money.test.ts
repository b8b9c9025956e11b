import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { assertMinor, percentOfMinor, prorateMinor, subtractMinor, sumMinor } from './money.ts'

const amount = fc.integer({ min: 0, max: 1_000_000_000 })

test.each([0.5, -1, Number.NaN, Infinity, 2 ** 53])('%s is not an amount and is a fault', (value) => {
  expect(() => assertMinor(value)).toThrow(RangeError)
})

test('a sum of nothing is nothing, and of amounts their sum', () => {
  expect(sumMinor([])).toBe(0)
  expect(sumMinor([100, 250])).toBe(350)
})

test.each([[[100, -250]], [[300, -250]], [[0.5, 0.5]], [[Number.MAX_SAFE_INTEGER, 1]]])(
  'a sum of %j, which are no amounts or too large together, is a fault',
  (amounts) => {
    expect(() => sumMinor(amounts)).toThrow(RangeError)
  },
)

test('a discount larger than the price takes the whole price and no more', () => {
  expect(subtractMinor(100, 30)).toBe(70)
  expect(subtractMinor(100, 130)).toBe(0)
})

describe('percent', () => {
  test.each([
    { of: 1000, percent: 10, is: 100 },
    { of: 999, percent: 10, is: 100 },
    { of: 994, percent: 10, is: 99 },
    { of: 5, percent: 10, is: 1 },
    { of: 4, percent: 10, is: 0 },
    { of: 1000, percent: 12.5, is: 125 },
    { of: 1000, percent: 33.33, is: 333 },
    { of: 0, percent: 50, is: 0 },
    { of: 777, percent: 100, is: 777 },
    { of: 9_007_199_254_740_991, percent: 100, is: 9_007_199_254_740_991 },
  ])('$percent % of $of is $is', ({ of, percent, is }) => {
    expect(percentOfMinor(of, percent)).toBe(is)
  })

  test.each([-5, Number.NaN])('%s is not a percent and is a fault', (percent) => {
    expect(() => percentOfMinor(100, percent)).toThrow(RangeError)
  })

  test('up to a hundred percent never takes more than there is', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 10_000 }), (of, basisPoints) => {
        const part = percentOfMinor(of, basisPoints / 100)
        expect(part).toBeGreaterThanOrEqual(0)
        expect(part).toBeLessThanOrEqual(of)
        expect(Math.abs(part - (of * basisPoints) / 10_000)).toBeLessThanOrEqual(0.5)
      }),
    )
  })
})

describe('proration', () => {
  test.each([
    { amount: 100, weights: [1, 1, 1], parts: [34, 33, 33] },
    { amount: 100, weights: [1, 2], parts: [33, 67] },
    { amount: 7, weights: [0, 5, 5], parts: [0, 4, 3] },
    { amount: 5, weights: [0, 0], parts: [3, 2] },
    { amount: 0, weights: [3, 4], parts: [0, 0] },
    { amount: 0, weights: [], parts: [] },
    { amount: 2, weights: [1, 1, 1, 1], parts: [1, 1, 0, 0] },
  ])('$amount over $weights is $parts', ({ amount, weights, parts }) => {
    expect(prorateMinor(amount, weights)).toEqual(parts)
  })

  test('an amount with nobody to carry it is a fault', () => {
    expect(() => prorateMinor(1, [])).toThrow(RangeError)
  })

  test('the parts always add up and none is a whole unit away from its exact share', () => {
    fc.assert(
      fc.property(amount, fc.array(amount, { minLength: 1, maxLength: 40 }), (total, weights) => {
        const parts = prorateMinor(total, weights)
        expect(sumMinor(parts)).toBe(total)
        const weightSum = weights.reduce((sum, weight) => sum + weight, 0)
        for (const [index, part] of parts.entries()) {
          const weight = weightSum === 0 ? 1 : (weights[index] ?? 0)
          const exact = (total * weight) / (weightSum === 0 ? weights.length : weightSum)
          expect(Math.abs(part - exact)).toBeLessThan(1.001)
        }
      }),
    )
  })

  test('a discount within the sum never takes more from a line than the line costs', () => {
    fc.assert(
      fc.property(fc.array(amount, { minLength: 1, maxLength: 40 }), fc.nat(10_000), (weights, share) => {
        const discount = percentOfMinor(sumMinor(weights), share / 100)
        for (const [index, part] of prorateMinor(discount, weights).entries()) {
          expect(part).toBeLessThanOrEqual(weights[index] ?? 0)
        }
      }),
    )
  })
})
