/**
 * Money is a whole number of minor units (kopecks, cents) everywhere. A fraction or a negative price
 * reaching a sum is a fault of the caller or of the catalogue, so it is thrown, never rounded away.
 */
export function assertMinor(amountMinor: number): void {
  if (!Number.isSafeInteger(amountMinor) || amountMinor < 0) {
    throw new RangeError(`Not an amount in minor units: ${amountMinor}`)
  }
}

export function sumMinor(amountsMinor: readonly number[]): number {
  for (const amountMinor of amountsMinor) assertMinor(amountMinor)
  const total = amountsMinor.reduce((sum, amount) => sum + amount, 0)
  assertMinor(total)
  return total
}

/** Never negative: a discount larger than its base takes the base only. */
export function subtractMinor(amountMinor: number, takenMinor: number): number {
  return Math.max(0, amountMinor - takenMinor)
}

const hundredPercentInBasisPoints = 10_000n

/** Half a minor unit is rounded up. Percents carry at most two decimals (12.5, 33.33). */
export function percentOfMinor(amountMinor: number, percent: number): number {
  assertMinor(amountMinor)
  const basisPoints = Math.round(percent * 100)
  if (!Number.isSafeInteger(basisPoints) || basisPoints < 0) throw new RangeError(`Not a percent: ${percent}`)
  const half = hundredPercentInBasisPoints / 2n
  return Number((BigInt(amountMinor) * BigInt(basisPoints) + half) / hundredPercentInBasisPoints)
}

/**
 * Splits an amount in proportion to the weights so that the parts always add up to it: every part gets
 * its whole minor units, and the ones left over go to the largest remainders, the earlier part first.
 * If all weights are zero the split is even. BigInt is used because amount times weight can exceed 2^53.
 */
export function prorateMinor(amountMinor: number, weights: readonly number[]): number[] {
  assertMinor(amountMinor)
  for (const weight of weights) assertMinor(weight)
  if (weights.length === 0) {
    if (amountMinor === 0) return []
    throw new RangeError(`Nothing to spread ${amountMinor} over`)
  }
  const usable = weights.some((weight) => weight > 0) ? weights : weights.map(() => 1)
  const totalWeight = usable.reduce((sum, weight) => sum + BigInt(weight), 0n)
  const parts = usable.map((weight, index) => {
    const product = BigInt(amountMinor) * BigInt(weight)
    return { index, wholeMinor: Number(product / totalWeight), remainder: product % totalWeight }
  })
  const leftOver = amountMinor - parts.reduce((sum, part) => sum + part.wholeMinor, 0)
  const byRemainder = parts.toSorted((a, b) => Number(b.remainder - a.remainder) || a.index - b.index)
  const lucky = new Set(byRemainder.slice(0, leftOver).map((part) => part.index))
  return parts.map((part) => part.wholeMinor + (lucky.has(part.index) ? 1 : 0))
}
