import { cartLinesMax } from '@lavash/rulebook/site/limits'
import { makeCartPosition } from '@lavash/rulebook/cart/make-cart-position'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { returnToCart } from '#order/cart-undo.ts'
import { getStored, setStored } from '#storage/stored-values.ts'

beforeEach(() => {
  vi.stubGlobal('localStorage', { setItem: () => undefined })
})
afterEach(() => {
  setStored({ cart_positions: [] })
  vi.unstubAllGlobals()
})

const removed = makeCartPosition({ id: 1 })
const others = Array.from({ length: cartLinesMax }, (_, index) => makeCartPosition({ id: index + 2 }))

test('C-05 a removed dish comes back to its place', () => {
  setStored({ cart_positions: others.slice(1) })
  expect(returnToCart(removed, 1)).toBe(true)
  expect(getStored('cart_positions')).toEqual(others.slice(1).toSpliced(1, 0, removed))
})

test('a cart that has filled up meanwhile does not take it back', () => {
  setStored({ cart_positions: others })
  expect(returnToCart(removed, 1)).toBe(false)
  expect(getStored('cart_positions')).toEqual(others)
})
