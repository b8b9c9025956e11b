import {
  addLine,
  cartItemCount,
  type CartPosition,
  clearCart,
  hasRoomFor,
  type LineKey,
  linesOfPosition,
  removeLine,
  replaceLine,
  setCount,
} from '@lavash/rulebook/cart/cart'
import { getStored, setStored, useStored, useStoredPart } from '#storage/stored-values.ts'

/** C-13: the cart is the stored value, equal in every tab and after a reload. */
export function useCartLines(): readonly CartPosition[] {
  return useStored('cart_positions')
}

export function getCartLines(): readonly CartPosition[] {
  return getStored('cart_positions')
}

/** The count of a dish over all its lines. */
export function useCountInCart(position: Pick<LineKey, 'id' | 'menu'>): number {
  return useStoredPart('cart_positions', (lines) => cartItemCount(linesOfPosition(lines, position)))
}

function changeCart(change: (lines: readonly CartPosition[]) => CartPosition[]): void {
  setStored({ cart_positions: change(getStored('cart_positions')) })
}

/** False if the cart is full. The caller tells the customer. */
export function addToCart(line: CartPosition): boolean {
  const hasRoom = hasRoomFor(getCartLines(), line)
  if (hasRoom) changeCart((lines) => addLine(lines, line))
  return hasRoom
}

export function setLineCount(key: LineKey, count: number): void {
  changeCart((lines) => setCount(lines, key, count))
}

export function replaceInCart(key: LineKey, edited: CartPosition): void {
  changeCart((lines) => replaceLine(lines, key, edited))
}

export function removeFromCart(key: LineKey): void {
  changeCart((lines) => removeLine(lines, key))
}

export function emptyCart(): void {
  changeCart(clearCart)
}
