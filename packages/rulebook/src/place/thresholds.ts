/** One rule of a zone: for orders of min <= total < max. Amounts in minor units, the time in minutes (0: not told). */
export interface Threshold {
  readonly deliveryCost: number
  readonly deliveryTime: number
  readonly orderPrice: { readonly min: number; readonly max: number }
}

/** A rule as `GET …/deliveries` answers it. */
export interface DeliveryRule {
  readonly deliveryPrice: number
  readonly time: number
  readonly minOrderPrice: number
  readonly maxOrderPrice: number
}

export function toThreshold(rule: DeliveryRule): Threshold {
  return {
    deliveryCost: rule.deliveryPrice,
    deliveryTime: rule.time,
    orderPrice: { min: rule.minOrderPrice, max: rule.maxOrderPrice },
  }
}

function compareRanges({ orderPrice: a }: Threshold, { orderPrice: b }: Threshold): number {
  return a.min - b.min || a.max - b.max
}

export function sortThresholds(thresholds: readonly Threshold[]): Threshold[] {
  return thresholds.toSorted(compareRanges)
}

/** Where a zone's rules overlap, the customer gets the cheapest: never the accident of their order. */
export function findMatchingThreshold(
  thresholds: readonly Threshold[],
  totalMinor: number,
): Threshold | undefined {
  let best: Threshold | undefined
  for (const threshold of thresholds) {
    const { min, max } = threshold.orderPrice
    if (totalMinor < min || totalMinor >= max) continue
    const isBetter =
      best === undefined ||
      threshold.deliveryCost < best.deliveryCost ||
      (threshold.deliveryCost === best.deliveryCost && compareRanges(threshold, best) < 0)
    if (isBetter) best = threshold
  }
  return best
}

/** The rule the order grows into. */
export function findNextThreshold(
  thresholds: readonly Threshold[],
  totalMinor: number,
): Threshold | undefined {
  return sortThresholds(thresholds).find(({ orderPrice }) => orderPrice.min > totalMinor)
}

/** Min threshold: the smallest min across the rules; max threshold: the largest max. */
export function findThresholdRange(
  thresholds: readonly Threshold[],
): { readonly minMinor: number; readonly maxMinor: number } | undefined {
  if (thresholds.length === 0) return undefined
  return {
    minMinor: Math.min(...thresholds.map(({ orderPrice }) => orderPrice.min)),
    maxMinor: Math.max(...thresholds.map(({ orderPrice }) => orderPrice.max)),
  }
}

export type OrderRestriction =
  | { readonly kind: 'min-sum'; readonly sumMinor: number; readonly missingMinor: number }
  | { readonly kind: 'max-sum'; readonly sumMinor: number; readonly excessMinor: number }

/**
 * Why no rule matches, if none does. In a gap between two rules the next one's min is the minimum to reach.
 * A zone without rules restricts nothing.
 */
export function findOrderRestriction(
  thresholds: readonly Threshold[],
  totalMinor: number,
): OrderRestriction | undefined {
  if (findMatchingThreshold(thresholds, totalMinor)) return undefined
  const range = findThresholdRange(thresholds)
  if (!range) return undefined
  const next = findNextThreshold(thresholds, totalMinor)
  if (next) {
    const sumMinor = next.orderPrice.min
    return { kind: 'min-sum', sumMinor, missingMinor: sumMinor - totalMinor }
  }
  return { kind: 'max-sum', sumMinor: range.maxMinor, excessMinor: totalMinor - range.maxMinor }
}

export interface DeliveryOffer {
  readonly missingMinor: number
  readonly deliveryCost: number
}

/** The nearest sum at which delivery costs less than now. */
export function findCheaperOffer(
  thresholds: readonly Threshold[],
  totalMinor: number,
): DeliveryOffer | undefined {
  const current = findMatchingThreshold(thresholds, totalMinor)
  if (!current) return undefined
  return findOffer(thresholds, totalMinor, (cost) => cost < current.deliveryCost)
}

export function findFreeOffer(
  thresholds: readonly Threshold[],
  totalMinor: number,
): DeliveryOffer | undefined {
  if (findMatchingThreshold(thresholds, totalMinor)?.deliveryCost === 0) return undefined
  return findOffer(thresholds, totalMinor, (cost) => cost === 0)
}

function findOffer(
  thresholds: readonly Threshold[],
  totalMinor: number,
  isWanted: (deliveryCost: number) => boolean,
): DeliveryOffer | undefined {
  const rule = sortThresholds(thresholds).find(
    ({ orderPrice, deliveryCost }) => orderPrice.min > totalMinor && isWanted(deliveryCost),
  )
  return rule && { missingMinor: rule.orderPrice.min - totalMinor, deliveryCost: rule.deliveryCost }
}
