import { addLine, type CartPosition, findLine, hasRoomFor } from '@lavash/rulebook/cart/cart'
import { getStored, setStored } from '#storage/stored-values.ts'

/**
 * Back to where it stood; if the same dish has been put in again meanwhile, the two are one. False when others have taken
 * its place in a full cart.
 */
export function returnToCart(line: CartPosition, index: number): boolean {
  const lines = getStored('cart_positions')
  if (!hasRoomFor(lines, line)) return false
  const isThere = findLine(lines, line) !== undefined
  setStored({ cart_positions: isThere ? addLine(lines, line) : lines.toSpliced(index, 0, line) })
  return true
}
