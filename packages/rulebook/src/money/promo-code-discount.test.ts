import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makePromoCode } from './make-promo-code.ts'
import { sumMinor } from './money.ts'
import { promoCodeDiscount } from './promo-code-discount.ts'

const percent = (value: number) => ({ kind: 'percent' as const, percent: value })
const amount = (amountMinor: number) => ({ kind: 'amount' as const, amountMinor })

const toLines = (leftMinors: readonly number[]) =>
  leftMinors.map((leftMinor, index) => ({ id: index + 1, count: 1, price: leftMinor, leftMinor }))

describe('C-09 what a code takes off', () => {
  test.each([
    {
      case: 'ten percent',
      code: { discount: percent(10) },
      lines: [1000, 2000],
      is: { active: true, amountMinor: 300, rule: 'promo-code.percent', parts: [100, 200] },
    },
    {
      case: 'a percent whose lines would each round up',
      code: { discount: percent(10) },
      lines: [5, 5, 5],
      is: { active: true, amountMinor: 2, rule: 'promo-code.percent', parts: [1, 1, 0] },
    },
    {
      case: 'an amount',
      code: { discount: amount(100) },
      lines: [1000, 1000, 1000],
      is: { active: true, amountMinor: 100, rule: 'promo-code.amount', parts: [34, 33, 33] },
    },
    {
      case: 'an amount larger than the order',
      code: { discount: amount(5000) },
      lines: [1000, 500],
      is: { active: true, amountMinor: 1500, rule: 'promo-code.amount', parts: [1000, 500] },
    },
    {
      case: 'a percent cut by the largest discount',
      code: { discount: percent(50), maxDiscountMinor: 300 },
      lines: [1000, 2000],
      is: { active: true, amountMinor: 300, rule: 'promo-code.max-discount', parts: [100, 200] },
    },
    {
      case: 'a percent just at the largest discount',
      code: { discount: percent(10), maxDiscountMinor: 300 },
      lines: [1000, 2000],
      is: { active: true, amountMinor: 300, rule: 'promo-code.percent', parts: [100, 200] },
    },
    {
      case: 'an order just below the minimum',
      code: { minOrderMinor: 3001 },
      lines: [1000, 2000],
      is: { active: false, amountMinor: 0, rule: 'promo-code.percent', parts: [0, 0] },
    },
    {
      case: 'an order just at the minimum',
      code: { minOrderMinor: 3000 },
      lines: [1000, 2000],
      is: { active: true, amountMinor: 300, rule: 'promo-code.percent', parts: [100, 200] },
    },
    {
      case: 'a percent of one dish',
      code: { discount: percent(10), positionIds: [2] },
      lines: [1000, 2000],
      is: { active: true, amountMinor: 200, rule: 'promo-code.percent', parts: [0, 200] },
    },
    {
      case: 'the cheapest of three',
      code: { discount: { kind: 'n-for-m' as const, count: 3, payFor: 2 } },
      lines: [1000, 300, 2000],
      is: { active: true, amountMinor: 300, rule: 'promo-code.n-for-m', parts: [0, 300, 0] },
    },
    {
      case: 'too few dishes: the code waits',
      code: { discount: { kind: 'n-for-m' as const, count: 3, payFor: 2 } },
      lines: [1000, 300],
      is: { active: false, amountMinor: 0, rule: 'promo-code.n-for-m', parts: [0, 0] },
    },
    {
      case: 'an empty cart',
      code: { discount: amount(100) },
      lines: [],
      is: { active: true, amountMinor: 0, rule: 'promo-code.amount', parts: [] },
    },
  ])('C-09 $case', ({ code, lines, is }) => {
    expect(promoCodeDiscount(makePromoCode(code), toLines(lines))).toEqual(is)
  })

  test('the parts add up, no line goes below nothing and the largest discount holds', () => {
    const anyDiscount = fc.oneof(
      fc.integer({ min: 0, max: 10_000 }).map((basisPoints) => percent(basisPoints / 100)),
      fc.nat(10_000_000).map(amount),
    )
    fc.assert(
      fc.property(
        fc.array(fc.nat(1_000_000), { maxLength: 20 }),
        anyDiscount,
        fc.option(fc.nat(500_000)),
        (lines, discount, maxDiscountMinor) => {
          const taken = promoCodeDiscount(makePromoCode({ discount, maxDiscountMinor }), toLines(lines))
          expect(sumMinor(taken.parts)).toBe(taken.amountMinor)
          expect(taken.amountMinor).toBeLessThanOrEqual(maxDiscountMinor ?? Infinity)
          for (const [index, part] of taken.parts.entries()) {
            expect(part).toBeLessThanOrEqual(lines[index] ?? 0)
          }
        },
      ),
    )
  })
})
