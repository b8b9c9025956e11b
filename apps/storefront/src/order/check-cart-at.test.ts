import { makeCartPosition } from '@lavash/rulebook/make-cart-position'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dropLines } from '#order/check-cart-at.ts'
import { getStored, setStored } from '#storage/stored-values.ts'

beforeEach(() => {
  vi.stubGlobal('localStorage', { setItem: () => undefined })
})
afterEach(() => {
  setStored({ cart_positions: [] })
  vi.unstubAllGlobals()
})

const cheese = [{ id: 7, count: 1, price: 5000 }]
const plain = makeCartPosition({ id: 1, hasModifiers: true })
const withCheese = makeCartPosition({ id: 1, modifiers: cheese })
const breakfast = makeCartPosition({ id: 2, menu: { id: 9 } })

test('E-02 what the customer has agreed to lose goes, also when the cart was counted anew meanwhile', () => {
  // A preflight answer, or another tab: the same lines, other objects.
  setStored({ cart_positions: structuredClone([plain, withCheese, breakfast]) })
  dropLines([withCheese, breakfast])
  expect(getStored('cart_positions')).toEqual([plain])
})

test('E-02 one more of it was put in while the question stood: it goes as well', () => {
  setStored({ cart_positions: [plain, { ...breakfast, count: 2 }] })
  dropLines([breakfast])
  expect(getStored('cart_positions')).toEqual([plain])
})
