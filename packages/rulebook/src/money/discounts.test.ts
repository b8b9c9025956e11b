import { describe, expect, test } from 'vitest'
import { takeDiscount } from './discounts.ts'
import type { Discount, DiscountableLine, DiscountKind } from './discounts.ts'

/** `[dish, count, price of one]`; a fourth number is what the line has left, if that is not all. */
type Row = readonly [id: number, count: number, price: number, leftMinor?: number]

const toLines = (rows: readonly Row[]): DiscountableLine[] =>
  rows.map(([id, count, price, leftMinor = count * price]) => ({ id, count, price, leftMinor }))

interface Case {
  readonly case: string
  readonly discount: Discount
  readonly only?: readonly number[]
  readonly lines: readonly Row[]
  readonly taken: readonly number[]
}

const tenPercent = { kind: 'percent', percent: 10 } as const
const hundred = { kind: 'amount', amountMinor: 100 } as const
const halfOfSecond = { kind: 'cheapest-of', count: 2, percent: 50 } as const
const threeForTwo = { kind: 'n-for-m', count: 3, payFor: 2 } as const
const gift = { kind: 'gift', position: 9, minSumMinor: 1000 } as const

const cases: Record<DiscountKind, readonly Case[]> = {
  percent: [
    {
      case: 'of every line',
      discount: tenPercent,
      lines: [
        [1, 1, 1000],
        [2, 2, 1000],
      ],
      taken: [100, 200],
    },
    {
      case: 'rounded once',
      discount: tenPercent,
      lines: [
        [1, 1, 5],
        [2, 1, 5],
        [3, 1, 5],
      ],
      taken: [1, 1, 0],
    },
    {
      case: 'of the named dishes',
      discount: tenPercent,
      only: [2],
      lines: [
        [1, 1, 1000],
        [2, 1, 500],
      ],
      taken: [0, 50],
    },
    { case: 'of what is left', discount: tenPercent, lines: [[1, 1, 1000, 400]], taken: [40] },
    {
      case: 'a hundred percent',
      discount: { kind: 'percent', percent: 100 },
      lines: [[1, 3, 333]],
      taken: [999],
    },
  ],
  amount: [
    {
      case: 'split',
      discount: hundred,
      lines: [
        [1, 1, 1000],
        [2, 1, 1000],
        [3, 1, 1000],
      ],
      taken: [34, 33, 33],
    },
    {
      case: 'more than there is',
      discount: hundred,
      lines: [
        [1, 1, 30],
        [2, 1, 50],
      ],
      taken: [30, 50],
    },
    {
      case: 'the named dishes alone',
      discount: hundred,
      only: [1],
      lines: [
        [1, 1, 30],
        [2, 1, 500],
      ],
      taken: [30, 0],
    },
    { case: 'an empty cart', discount: hundred, lines: [], taken: [] },
  ],
  'cheapest-of': [
    { case: 'one dish', discount: halfOfSecond, lines: [[1, 1, 1000]], taken: [0] },
    {
      case: 'the cheaper of two',
      discount: halfOfSecond,
      lines: [
        [1, 1, 400],
        [2, 1, 1000],
      ],
      taken: [200, 0],
    },
    { case: 'two of a line', discount: halfOfSecond, lines: [[1, 2, 1000]], taken: [500] },
    {
      case: 'each pair of four',
      discount: halfOfSecond,
      lines: [
        [1, 3, 1000],
        [2, 1, 600],
      ],
      taken: [500, 300],
    },
    {
      case: 'of equal prices the dish with the higher number',
      discount: halfOfSecond,
      lines: [
        [2, 1, 600],
        [1, 1, 600],
      ],
      taken: [300, 0],
    },
    {
      case: 'of equal prices the same dish, whichever line stands first',
      discount: halfOfSecond,
      lines: [
        [1, 1, 600],
        [2, 1, 600],
      ],
      taken: [0, 300],
    },
    { case: 'half a kopeck is rounded up', discount: halfOfSecond, lines: [[1, 2, 5]], taken: [3] },
  ],
  'n-for-m': [
    { case: 'two dishes', discount: threeForTwo, lines: [[1, 2, 1000]], taken: [0] },
    {
      case: 'the cheapest of three',
      discount: threeForTwo,
      lines: [
        [1, 2, 1000],
        [2, 1, 300],
      ],
      taken: [0, 300],
    },
    { case: 'five dishes', discount: threeForTwo, lines: [[1, 5, 1000]], taken: [1000] },
    {
      case: 'six dishes in groups of like prices',
      discount: threeForTwo,
      lines: [
        [1, 1, 100],
        [2, 3, 1000],
        [3, 2, 500],
      ],
      taken: [100, 1000, 0],
    },
    {
      case: 'the named dishes',
      discount: threeForTwo,
      only: [1],
      lines: [
        [1, 3, 700],
        [2, 1, 100],
      ],
      taken: [700, 0],
    },
    {
      case: 'four for the price of one',
      discount: { kind: 'n-for-m', count: 4, payFor: 1 },
      lines: [[1, 4, 250]],
      taken: [750],
    },
    {
      case: 'a line that does not divide evenly',
      discount: threeForTwo,
      lines: [[1, 3, 400, 1000]],
      taken: [333],
    },
    {
      case: 'a line whose rest goes to its first dishes',
      discount: { kind: 'n-for-m', count: 3, payFor: 1 },
      lines: [[1, 3, 400, 1001]],
      taken: [667],
    },
  ],
  gift: [
    { case: 'not in the cart', discount: gift, lines: [[1, 1, 5000]], taken: [0] },
    {
      case: 'too little beside it',
      discount: gift,
      lines: [
        [1, 1, 999],
        [9, 1, 300],
      ],
      taken: [0, 0],
    },
    {
      case: 'just enough beside it',
      discount: gift,
      lines: [
        [1, 1, 1000],
        [9, 1, 300],
      ],
      taken: [0, 300],
    },
    {
      case: 'one of three',
      discount: gift,
      lines: [
        [1, 1, 5000],
        [9, 3, 300],
      ],
      taken: [0, 300],
    },
    { case: 'beside dishes of its own', discount: gift, lines: [[9, 3, 3000]], taken: [0] },
    {
      case: 'its modifiers are paid',
      discount: gift,
      lines: [
        [1, 1, 1000],
        [9, 1, 300, 450],
      ],
      taken: [0, 300],
    },
    {
      case: 'no more than an earlier discount has left',
      discount: gift,
      lines: [
        [1, 1, 1000],
        [9, 1, 300, 200],
      ],
      taken: [0, 200],
    },
    {
      case: 'the first of two lines of one price',
      discount: gift,
      lines: [
        [9, 1, 300],
        [9, 1, 300],
        [1, 1, 1000],
      ],
      taken: [300, 0, 0],
    },
    {
      case: 'the cheapest of its lines',
      discount: gift,
      lines: [
        [1, 1, 1000],
        [9, 1, 300, 450],
        [9, 1, 300],
      ],
      taken: [0, 0, 300],
    },
    {
      case: 'only the named dishes count',
      discount: gift,
      only: [1],
      lines: [
        [2, 1, 5000],
        [9, 1, 300],
      ],
      taken: [0, 0],
    },
  ],
}

describe.each(Object.entries(cases))('a discount of the kind %s', (_kind, rows) => {
  test.each(rows)('$case: $lines lose $taken', ({ discount, only = null, lines, taken }) => {
    expect(takeDiscount({ discount, positionIds: only }, toLines(lines))).toEqual(taken)
  })
})
