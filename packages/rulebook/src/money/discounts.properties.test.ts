import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { takeDiscount } from './discounts.ts'
import type { Discount } from './discounts.ts'
import { sumMinor } from './money.ts'

describe('for any cart and any discount', () => {
  const anyPercent = fc.integer({ min: 0, max: 10_000 }).map((points) => points / 100)
  const anyDiscount: fc.Arbitrary<Discount> = fc.oneof(
    fc.record({ kind: fc.constant('percent' as const), percent: anyPercent }),
    fc.record({ kind: fc.constant('amount' as const), amountMinor: fc.nat(3_000_000) }),
    fc.record({
      kind: fc.constant('cheapest-of' as const),
      count: fc.integer({ min: 1, max: 5 }),
      percent: anyPercent,
    }),
    fc
      .tuple(fc.integer({ min: 1, max: 5 }), fc.nat(4))
      .map(([count, paid]) => ({ kind: 'n-for-m' as const, count, payFor: Math.min(paid, count) })),
    fc.record({
      kind: fc.constant('gift' as const),
      position: fc.integer({ min: 1, max: 4 }),
      minSumMinor: fc.nat(1_000_000),
    }),
  )
  const scope = fc.option(fc.array(fc.integer({ min: 1, max: 4 })))
  /** A dish costs the same in each of its lines; what is left may be anything. */
  const anyLines = fc
    .array(
      fc.record({
        id: fc.integer({ min: 1, max: 4 }),
        count: fc.integer({ min: 1, max: 6 }),
        leftMinor: fc.nat(900_000),
      }),
      { maxLength: 8 },
    )
    .map((lines) => lines.map((line) => ({ ...line, price: line.id * 10_000 })))

  test('no line loses more than it has, and each loses whole minor units', () => {
    fc.assert(
      fc.property(anyDiscount, scope, anyLines, (discount, positionIds, lines) => {
        const taken = takeDiscount({ discount, positionIds }, lines)
        expect(taken).toHaveLength(lines.length)
        sumMinor(taken)
        for (const [index, minor] of taken.entries()) {
          expect(minor).toBeLessThanOrEqual(lines[index]?.leftMinor ?? 0)
        }
      }),
    )
  })

  test('dishes outside of the scope lose nothing, but for a gift', () => {
    fc.assert(
      fc.property(
        anyDiscount,
        fc.array(fc.integer({ min: 1, max: 4 })),
        anyLines,
        (discount, positionIds, lines) => {
          fc.pre(discount.kind !== 'gift')
          const taken = takeDiscount({ discount, positionIds }, lines)
          for (const [index, { id }] of lines.entries()) {
            if (!positionIds.includes(id)) expect(taken[index]).toBe(0)
          }
        },
      ),
    )
  })

  test('the order of the lines does not change what is taken in all', () => {
    fc.assert(
      fc.property(
        anyDiscount,
        scope,
        anyLines,
        fc.infiniteStream(fc.nat()),
        (discount, positionIds, lines, keys) => {
          const shuffled = lines
            .map((line) => ({ line, key: Number(keys.next().value) }))
            .toSorted((a, b) => a.key - b.key)
            .map(({ line }) => line)
          const total = sumMinor(takeDiscount({ discount, positionIds }, lines))
          expect(sumMinor(takeDiscount({ discount, positionIds }, shuffled))).toBe(total)
        },
      ),
    )
  })

  test('a percent and an amount are split exactly', () => {
    fc.assert(
      fc.property(fc.nat(3_000_000), anyLines, (amountMinor, lines) => {
        const taken = takeDiscount({ discount: { kind: 'amount', amountMinor }, positionIds: null }, lines)
        expect(sumMinor(taken)).toBe(Math.min(amountMinor, sumMinor(lines.map(({ leftMinor }) => leftMinor))))
      }),
    )
  })

  test('of equal dishes every N cost as much as M', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5 }),
        fc.nat(4),
        fc.integer({ min: 1, max: 60 }),
        (size, paid, dishes) => {
          const payFor = Math.min(paid, size)
          const lines = [{ id: 1, count: dishes, price: 100, leftMinor: dishes * 100 }]
          const [taken] = takeDiscount(
            { discount: { kind: 'n-for-m', count: size, payFor }, positionIds: null },
            lines,
          )
          expect(taken).toBe(Math.floor(dishes / size) * (size - payFor) * 100)
        },
      ),
    )
  })
})
