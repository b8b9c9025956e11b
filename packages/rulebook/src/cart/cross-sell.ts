import type { Position } from '#menu/positions.ts'

type Offered = Pick<Position, 'id' | 'price' | 'goesWith'>

/** More would push the order's own questions out of sight. */
const offeredMax = 3

interface CrossSellTerms<T extends Offered> {
  /** Ids of the dishes in the cart, in its order. */
  readonly inCart: readonly number[]
  /** The dishes that the venue sells. */
  readonly positions: readonly T[]
  /** Whether a dish can be ordered now: not stopped, and within its hours. */
  readonly isAvailable: (position: T) => boolean
  /** What the order lacks to its next step (order-amount.ts). */
  readonly missingMinor?: number | undefined
}

/**
 * The dishes to offer in the cart, from the brand's own pairs. A dish that alone closes the gap to the next step comes
 * first, the cheapest before the others. The rest keeps the brand's order.
 */
export function findCrossSell<T extends Offered>(terms: CrossSellTerms<T>): T[] {
  const { inCart, positions, isAvailable, missingMinor } = terms
  const byId = new Map(positions.map((position) => [position.id, position]))
  const paired = new Set(inCart.flatMap((id) => byId.get(id)?.goesWith ?? []))
  const offered = [...paired]
    .filter((id) => !inCart.includes(id))
    .flatMap((id) => byId.get(id) ?? [])
    .filter(isAvailable)
  if (missingMinor === undefined) return offered.slice(0, offeredMax)
  const closing = offered.filter(({ price }) => price >= missingMinor)
  const others = offered.filter(({ price }) => price < missingMinor)
  return [...closing.toSorted((one, other) => one.price - other.price), ...others].slice(0, offeredMax)
}
