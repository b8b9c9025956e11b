import { percentOfMinor } from './money.ts'

/** A reduction of the catalogue's own, without a code: a percent off some dishes, or off all (null). */
export interface Discount {
  readonly percent: number
  readonly positionIds: readonly number[] | null
}

export type DiscountRule = 'discount.percent'

export interface CalculatedDiscount {
  readonly calculated: number
  readonly rule: DiscountRule
}

/** Each discount is counted on what the ones before it have left, so that together they never pass the sum. */
export function lineDiscounts(
  discounts: readonly Discount[],
  line: { readonly id: number; readonly sum: number },
): CalculatedDiscount[] {
  const calculated: CalculatedDiscount[] = []
  let leftMinor = line.sum
  for (const { percent, positionIds } of discounts) {
    if (positionIds !== null && !positionIds.includes(line.id)) continue
    const takenMinor = Math.min(percentOfMinor(leftMinor, percent), leftMinor)
    if (takenMinor === 0) continue
    leftMinor -= takenMinor
    calculated.push({ calculated: takenMinor, rule: 'discount.percent' })
  }
  return calculated
}
