import type { OrderBody } from '@lavash/contract/orders'
import { type CartPosition, findLine, setCount } from '@lavash/rulebook/cart/cart'

/**
 * The part of the cart that an order did not include. Usually empty. But a late answer may find a cart with newer
 * dishes, which are not part of the order.
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
