/**
 * One rule of a zone, for min <= sum < max. The sum is that of the dishes before discounts: a promo code must not make
 * an order impossible or its delivery dearer. Amounts in minor units, the time in minutes (0: not told).
 */
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

/** If rules of a zone overlap, the cheapest one applies, whatever their order in the catalogue. */
export function findMatchingThreshold(
  thresholds: readonly Threshold[],
  cartSumMinor: number,
): Threshold | undefined {
  let best: Threshold | undefined
  for (const threshold of thresholds) {
    const { min, max } = threshold.orderPrice
    if (cartSumMinor < min || cartSumMinor >= max) continue
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
  cartSumMinor: number,
): Threshold | undefined {
  return sortThresholds(thresholds).find(({ orderPrice }) => orderPrice.min > cartSumMinor)
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
  cartSumMinor: number,
): OrderRestriction | undefined {
  if (findMatchingThreshold(thresholds, cartSumMinor)) return undefined
  const range = findThresholdRange(thresholds)
  if (!range) return undefined
  const next = findNextThreshold(thresholds, cartSumMinor)
  if (next) {
    const sumMinor = next.orderPrice.min
    return { kind: 'min-sum', sumMinor, missingMinor: sumMinor - cartSumMinor }
  }
  return { kind: 'max-sum', sumMinor: range.maxMinor, excessMinor: cartSumMinor - range.maxMinor }
}

export interface DeliveryOffer {
  readonly missingMinor: number
  readonly deliveryCost: number
}

/** The nearest sum at which delivery costs less than now. */
export function findCheaperOffer(
  thresholds: readonly Threshold[],
  cartSumMinor: number,
): DeliveryOffer | undefined {
  const current = findMatchingThreshold(thresholds, cartSumMinor)
  if (!current) return undefined
  return findOffer(thresholds, cartSumMinor, (cost) => cost < current.deliveryCost)
}

export function findFreeOffer(
  thresholds: readonly Threshold[],
  cartSumMinor: number,
): DeliveryOffer | undefined {
  if (findMatchingThreshold(thresholds, cartSumMinor)?.deliveryCost === 0) return undefined
  return findOffer(thresholds, cartSumMinor, (cost) => cost === 0)
}

function findOffer(
  thresholds: readonly Threshold[],
  cartSumMinor: number,
  isWanted: (deliveryCost: number) => boolean,
): DeliveryOffer | undefined {
  const rule = sortThresholds(thresholds).find(
    ({ orderPrice, deliveryCost }) => orderPrice.min > cartSumMinor && isWanted(deliveryCost),
  )
  return rule && { missingMinor: rule.orderPrice.min - cartSumMinor, deliveryCost: rule.deliveryCost }
}
