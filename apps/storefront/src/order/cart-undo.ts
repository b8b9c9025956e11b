import { addLine, type CartPosition, findLine } from '@lavash/rulebook/cart'
import { getStored, setStored } from '#storage/stored-values.ts'

/** Back to where it stood; if the same dish has been put in again meanwhile, the two are one. */
export function returnToCart(line: CartPosition, index: number): void {
  const lines = getStored('cart_positions')
  const isThere = findLine(lines, line) !== undefined
  setStored({ cart_positions: isThere ? addLine(lines, line) : lines.toSpliced(index, 0, line) })
}
