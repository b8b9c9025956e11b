import { takeDiscount } from './discounts.ts'
import type { DiscountableLine, DiscountKind, ScopedDiscount } from './discounts.ts'
import { subtractMinor } from './money.ts'

export interface CalculatedDiscount {
  readonly calculated: number
  readonly rule: `discount.${DiscountKind}`
}

interface Discounts {
  readonly discounts: readonly CalculatedDiscount[]
}

/** Takes the discounts of running promotions off the lines, one after another: each counts what the others left. */
export function takeVenueDiscounts<Line extends DiscountableLine>(
  discounts: readonly ScopedDiscount[],
  lines: readonly Line[],
): (Line & Discounts)[] {
  let reduced = lines.map((line): Line & Discounts => ({ ...line, discounts: [] }))
  for (const scoped of discounts) {
    const taken = takeDiscount(scoped, reduced)
    reduced = reduced.map((line, index) => {
      const calculated = taken[index] ?? 0
      if (calculated === 0) return line
      const rule = `discount.${scoped.discount.kind}` as const
      const leftMinor = subtractMinor(line.leftMinor, calculated)
      return { ...line, leftMinor, discounts: [...line.discounts, { calculated, rule }] }
    })
  }
  return reduced
}
