import type { CartPosition, LineDiscount, LinePromoCode } from './cart.ts'

/** A position as preflight answers it; the delivery price is one of them, marked by its special. */
export interface AnsweredPosition {
  readonly id: number
  readonly specials: readonly string[]
  readonly sum: number
  readonly payableAmount: number
  readonly discounts: readonly LineDiscount[]
  readonly promoCodes: readonly LinePromoCode[]
}

const deliveryPriceSpecial = 'DELIVERY_PRICE'

function isDeliveryPrice(position: Pick<AnsweredPosition, 'specials'>): boolean {
  return position.specials.includes(deliveryPriceSpecial)
}

export function answeredDeliveryPrice(positions: readonly AnsweredPosition[]): number {
  return positions.find(isDeliveryPrice)?.payableAmount ?? 0
}

/**
 * Discounts, promo codes and sums of the answer put on the lines it was asked for. One dish may stand in several lines
 * with other modifiers and the answer knows only ids, so each line takes the next answer of its id: they come in
 * the order they were sent. A line that got no answer stays as it was.
 */
export function applyPreflight(
  lines: readonly CartPosition[],
  positions: readonly AnsweredPosition[],
): CartPosition[] {
  const waiting = positions.filter((position) => !isDeliveryPrice(position))
  return lines.map((line) => {
    const index = waiting.findIndex((position) => position.id === line.id)
    const [answer] = index === -1 ? [] : waiting.splice(index, 1)
    if (!answer) return line
    return { ...line, sum: answer.sum, discounts: answer.discounts, promoCodes: answer.promoCodes }
  })
}
