import { addLine, type CartPosition, findLine, hasRoomFor } from '@lavash/rulebook/cart/cart'
import { getStored, setStored } from '#storage/stored-values.ts'

/**
 * Puts a removed line back in its place. If the same dish was added meanwhile, both become one line. False if the
 * cart is full.
 */
export function returnToCart(line: CartPosition, index: number): boolean {
  const lines = getStored('cart_positions')
  if (!hasRoomFor(lines, line)) return false
  const isThere = findLine(lines, line) !== undefined
  setStored({ cart_positions: isThere ? addLine(lines, line) : lines.toSpliced(index, 0, line) })
  return true
}
