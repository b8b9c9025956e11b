import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeThreshold, makeZone } from './make-zone.ts'
import {
  findCheaperOffer,
  findFreeOffer,
  findMatchingThreshold,
  findNextThreshold,
  findOrderRestriction,
  findThresholdRange,
  toThreshold,
} from './thresholds.ts'

const { thresholds } = makeZone()
const anyThresholds = fc.array(
  fc
    .record({
      min: fc.nat(1000),
      width: fc.integer({ min: 1, max: 500 }),
      cost: fc.constantFrom(0, 100, 200),
    })
    .map(({ min, width, cost }) => makeThreshold(min, min + width, cost)),
  { maxLength: 5 },
)

describe('C-11 the rule that matches a sum, and the next one', () => {
  test.each([
    { total: 0, cost: undefined, nextMin: 50_000 },
    { total: 49_999, cost: undefined, nextMin: 50_000 },
    { total: 50_000, cost: 20_000, nextMin: 100_000 },
    { total: 99_999, cost: 20_000, nextMin: 100_000 },
    { total: 100_000, cost: 10_000, nextMin: 200_000 },
    { total: 200_000, cost: 0, nextMin: undefined },
    { total: 999_999, cost: 0, nextMin: undefined },
    { total: 1_000_000, cost: undefined, nextMin: undefined },
  ])(
    'C-11 at $total delivery costs $cost and the next rule starts at $nextMin',
    ({ total, cost, nextMin }) => {
      for (const rules of [thresholds, thresholds.toReversed()]) {
        expect(findMatchingThreshold(rules, total)?.deliveryCost).toBe(cost)
        expect(findNextThreshold(rules, total)?.orderPrice.min).toBe(nextMin)
      }
    },
  )

  test('where rules overlap the customer gets the cheapest, in whatever order they are written', () => {
    const overlapping = [makeThreshold(0, 1000, 200), makeThreshold(500, 2000, 100)]
    expect(findMatchingThreshold(overlapping, 700)?.deliveryCost).toBe(100)
    expect(findMatchingThreshold(overlapping.toReversed(), 700)?.deliveryCost).toBe(100)
  })

  test('of equally cheap rules the one that begins lower counts, in whatever order they are written', () => {
    const equal = [makeThreshold(500, 2000, 100), makeThreshold(0, 1000, 100), makeThreshold(0, 900, 100)]
    for (const rules of [equal, equal.toReversed()]) {
      expect(findMatchingThreshold(rules, 700)?.orderPrice).toEqual({ min: 0, max: 900 })
    }
  })
})

describe('C-11 the restriction where no rule matches', () => {
  const gap = [makeThreshold(100, 200, 50), makeThreshold(300, 400, 0)]
  test.each([
    { rules: gap, total: 150, is: undefined },
    { rules: gap, total: 99, is: { kind: 'min-sum', sumMinor: 100, missingMinor: 1 } },
    { rules: gap, total: 250, is: { kind: 'min-sum', sumMinor: 300, missingMinor: 50 } },
    { rules: gap, total: 400, is: { kind: 'max-sum', sumMinor: 400, excessMinor: 0 } },
    { rules: gap, total: 450, is: { kind: 'max-sum', sumMinor: 400, excessMinor: 50 } },
    { rules: [], total: 1, is: undefined },
  ])('C-11 at $total: $is', ({ rules, total, is }) => {
    expect(findOrderRestriction(rules, total)).toEqual(is)
  })

  test('the range runs from the smallest min to the largest max', () => {
    expect(findThresholdRange(gap.toReversed())).toEqual({ minMinor: 100, maxMinor: 400 })
    expect(findThresholdRange([])).toBeUndefined()
  })

  test('a sum is restricted exactly when no rule matches, and adding what is missing lifts it', () => {
    fc.assert(
      fc.property(anyThresholds, fc.nat(1600), (rules, total) => {
        fc.pre(rules.length > 0)
        const restriction = findOrderRestriction(rules, total)
        expect(restriction === undefined).toBe(findMatchingThreshold(rules, total) !== undefined)
        if (restriction?.kind === 'min-sum') {
          expect(restriction.missingMinor).toBeGreaterThan(0)
          expect(findOrderRestriction(rules, total + restriction.missingMinor)).toBeUndefined()
        }
      }),
    )
  })
})

describe('C-11 what a little more would save', () => {
  test.each([
    { total: 40_000, cheaper: undefined, free: { missingMinor: 160_000, deliveryCost: 0 } },
    {
      total: 60_000,
      cheaper: { missingMinor: 40_000, deliveryCost: 10_000 },
      free: { missingMinor: 140_000, deliveryCost: 0 },
    },
    {
      total: 150_000,
      cheaper: { missingMinor: 50_000, deliveryCost: 0 },
      free: { missingMinor: 50_000, deliveryCost: 0 },
    },
    { total: 250_000, cheaper: undefined, free: undefined },
  ])('C-11 at $total: cheaper $cheaper, free $free', ({ total, cheaper, free }) => {
    expect(findCheaperOffer(thresholds, total)).toEqual(cheaper)
    expect(findFreeOffer(thresholds, total)).toEqual(free)
  })

  test('the nearest offer is found in whatever order the rules are written', () => {
    expect(findCheaperOffer(thresholds.toReversed(), 60_000)).toEqual({
      missingMinor: 40_000,
      deliveryCost: 10_000,
    })
    const two = [makeThreshold(300, 400, 0), makeThreshold(200, 300, 0), makeThreshold(0, 200, 10)]
    expect(findFreeOffer(two, 150)).toEqual({ missingMinor: 50, deliveryCost: 0 })
  })

  test('a rule below the sum is no offer, and delivery that is free has none', () => {
    const rising = [makeThreshold(0, 50, 0), makeThreshold(50, 100, 10)]
    expect(findCheaperOffer(rising, 60)).toBeUndefined()
    expect(findFreeOffer(rising, 60)).toBeUndefined()
    const free = [makeThreshold(0, 100, 0), makeThreshold(100, 200, 0)]
    expect(findFreeOffer(free, 50)).toBeUndefined()
  })

  test('a rule that no sum can match is no offer at its own sum', () => {
    const empty = [makeThreshold(0, 100, 10), makeThreshold(50, 50, 0)]
    expect(findFreeOffer(empty, 50)).toBeUndefined()
    expect(findCheaperOffer(empty, 50)).toBeUndefined()
    expect(findNextThreshold(empty, 50)).toBeUndefined()
  })

  test('a next rule at the same cost is no offer', () => {
    const level = [makeThreshold(0, 100, 10), makeThreshold(100, 200, 10), makeThreshold(200, 300, 5)]
    expect(findCheaperOffer(level, 50)).toEqual({ missingMinor: 150, deliveryCost: 5 })
  })

  test('a dearer next rule is no offer', () => {
    const rising = [makeThreshold(0, 100, 10), makeThreshold(100, 200, 20)]
    expect(findCheaperOffer(rising, 50)).toBeUndefined()
    expect(findFreeOffer(rising, 50)).toBeUndefined()
  })

  test('adding what an offer asks for makes delivery cost no more than it says', () => {
    fc.assert(
      fc.property(anyThresholds, fc.nat(1600), (rules, total) => {
        for (const offer of [findCheaperOffer(rules, total), findFreeOffer(rules, total)]) {
          if (!offer) continue
          const reached = findMatchingThreshold(rules, total + offer.missingMinor)
          expect(reached?.deliveryCost).toBeLessThanOrEqual(offer.deliveryCost)
        }
      }),
    )
  })
})

test('a rule of the wire becomes a threshold', () => {
  const rule = { deliveryPrice: 100, time: 45, minOrderPrice: 10, maxOrderPrice: 20 }
  expect(toThreshold(rule)).toEqual(makeThreshold(10, 20, 100, 45))
})
