/** A month forgets the summer menu in time, and has enough orders for a small venue. */
export const bestsellerDays = 30
/** Fewer portions could be one family's taste. They would also tell what a single customer ordered. */
export const bestsellerMinCount = 3
/** A phone's row that is swiped through in a moment. */
export const bestsellersMax = 8

export interface SoldCount {
  readonly positionId: number
  readonly count: number
}

/** The dishes that a venue sells most, the most wanted first. The id settles equal counts. */
export function toBestsellers(sold: readonly SoldCount[]): number[] {
  return sold
    .filter(({ count }) => count >= bestsellerMinCount)
    .toSorted((one, other) => other.count - one.count || one.positionId - other.positionId)
    .slice(0, bestsellersMax)
    .map(({ positionId }) => positionId)
}

interface OrderedDish {
  readonly id: number
}

/** The dishes of somebody's last orders, each once, the latest first. */
export function toOrderedBefore(
  orders: readonly { readonly positions: readonly OrderedDish[] }[],
  isOffered: (id: number) => boolean,
): number[] {
  const ids = orders.flatMap(({ positions }) => positions.map(({ id }) => id))
  return [...new Set(ids)].filter(isOffered).slice(0, bestsellersMax)
}
