import { percentOfMinor, prorateMinor, sumMinor } from './money.ts'

/**
 * What a promotion or a promo code takes off. `Position` is a dish's id, or its slug in a brand's folder.
 * A new kind needs a row in `takers`, a key in the brand's files and the name of its rule in the contract.
 */
export type Discount<Position = number> =
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'amount'; readonly amountMinor: number }
  /** Of every `count` dishes the cheapest costs `percent` less. */
  | { readonly kind: 'cheapest-of'; readonly count: number; readonly percent: number }
  /** Every `count` dishes cost as much as the `payFor` dearest of them. */
  | { readonly kind: 'n-for-m'; readonly count: number; readonly payFor: number }
  /** One `position` is free as soon as other dishes cost `minSumMinor`. */
  | { readonly kind: 'gift'; readonly position: Position; readonly minSumMinor: number }

export const discountKinds = ['percent', 'amount', 'cheapest-of', 'n-for-m', 'gift'] as const

export type DiscountKind = Discount['kind']

export interface ScopedDiscount {
  readonly discount: Discount
  /** The dishes that count for the discount; null: all. A gift need not be among them. */
  readonly positionIds: readonly number[] | null
}

/** A line of the cart and what earlier discounts have left of its sum. */
export interface DiscountableLine {
  /** Of the dish. */
  readonly id: number
  readonly count: number
  /** One dish without its modifiers. */
  readonly price: number
  readonly leftMinor: number
}

interface Line extends DiscountableLine {
  readonly counts: boolean
}

type Takers = {
  readonly [Kind in DiscountKind]: (
    discount: Extract<Discount, { kind: Kind }>,
    lines: readonly Line[],
  ) => number[]
}

const takers: Takers = {
  percent: ({ percent }, lines) => spread(percentOfMinor(countingSum(lines), percent), lines),
  amount: ({ amountMinor }, lines) => spread(amountMinor, lines),
  'cheapest-of': ({ count, percent }, lines) => takeOffGroups(lines, count, 1, percent),
  'n-for-m': ({ count, payFor }, lines) => takeOffGroups(lines, count, count - payFor, 100),
  gift: takeGift,
}

/** What the discount takes off each line, in the order of the lines; never more than the line has left. */
export function takeDiscount(
  { discount, positionIds }: ScopedDiscount,
  lines: readonly DiscountableLine[],
): number[] {
  const marked = lines.map((line) => ({
    ...line,
    counts: positionIds === null || positionIds.includes(line.id),
  }))
  // The compiler cannot see that the row of a kind takes just that kind.
  const take = takers[discount.kind] as (discount: Discount, lines: readonly Line[]) => number[]
  return take(discount, marked)
}

function countingSum(lines: readonly Line[]): number {
  return sumMinor(lines.filter(({ counts }) => counts).map(({ leftMinor }) => leftMinor))
}

/** Counted once on all lines and then split: rounding line by line would add or lose several kopecks. */
function spread(wantedMinor: number, lines: readonly Line[]): number[] {
  const amountMinor = Math.min(wantedMinor, countingSum(lines))
  return prorateMinor(
    amountMinor,
    lines.map(({ counts, leftMinor }) => (counts ? leftMinor : 0)),
  )
}

interface Dish {
  readonly lineIndex: number
  readonly id: number
  readonly priceMinor: number
}

/**
 * The dishes stand from the dearest to the cheapest and are cut into groups of `size`. Each full group loses `percent`
 * of its `takenCount` cheapest, so the total does not depend on the order of the lines.
 */
function takeOffGroups(lines: readonly Line[], size: number, takenCount: number, percent: number): number[] {
  const taken = lines.map(() => 0)
  const dishes = lines
    .flatMap((line, lineIndex) => (line.counts ? toDishes(line, lineIndex) : []))
    .toSorted((a, b) => b.priceMinor - a.priceMinor || a.id - b.id || a.lineIndex - b.lineIndex)
  for (const [place, { lineIndex, priceMinor }] of dishes.entries()) {
    const isInFullGroup = place < dishes.length - (dishes.length % size)
    if (!isInFullGroup || place % size < size - takenCount) continue
    taken[lineIndex] = (taken[lineIndex] ?? 0) + percentOfMinor(priceMinor, percent)
  }
  return taken
}

/** The dishes of a line one by one. Their prices differ by a minor unit where the line does not divide evenly. */
function toDishes({ id, count, leftMinor }: Line, lineIndex: number): Dish[] {
  const rest = leftMinor % count
  const priceMinor = (leftMinor - rest) / count
  return Array.from({ length: count }, (_, place) => ({
    lineIndex,
    id,
    priceMinor: place < rest ? priceMinor + 1 : priceMinor,
  }))
}

/**
 * The cheapest line of the gift's dish gets it. Only the price of the dish is given: modifiers are paid, or a customer
 * could load the gift with them.
 */
function takeGift(
  { position, minSumMinor }: Extract<Discount, { kind: 'gift' }>,
  lines: readonly Line[],
): number[] {
  const taken = lines.map(() => 0)
  const [gift] = lines
    .flatMap((line, lineIndex) => (line.id === position ? toDishes(line, lineIndex) : []))
    .toSorted((a, b) => a.priceMinor - b.priceMinor || a.lineIndex - b.lineIndex)
  const line = gift && lines[gift.lineIndex]
  const othersMinor = countingSum(lines.filter(({ id }) => id !== position))
  if (gift && line && othersMinor >= minSumMinor) {
    taken[gift.lineIndex] = Math.min(gift.priceMinor, line.price)
  }
  return taken
}
