import type { OrderBody } from '@lavash/contract/orders'
import { type CartPosition, findLine, setCount } from '@lavash/rulebook/cart/cart'

/**
 * What is left of a cart when an order stands. Usually nothing; but an order whose answer was late may have been
 * followed by other wishes, and those are not part of it.
 */
export function toRemainder(
  lines: readonly CartPosition[],
  ordered: OrderBody['positions'],
): readonly CartPosition[] {
  return ordered.reduce<readonly CartPosition[]>((left, { id, menuId, count, modifiers }) => {
    const key = { id, menu: { id: menuId }, hasModifiers: modifiers.length > 0, modifiers }
    const line = findLine(left, key)
    return line === undefined ? left : setCount(left, line, Math.max(0, line.count - count))
  }, lines)
}
