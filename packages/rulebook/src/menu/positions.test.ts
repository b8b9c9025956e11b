import { expect, test } from 'vitest'
import { hasExtendedCooking, isAdultPosition, sortPositions } from './positions.ts'

test.each([
  { codes: [], adult: false, extended: false },
  { codes: ['spicy'], adult: false, extended: false },
  { codes: ['adult'], adult: true, extended: false },
  { codes: ['spicy', 'extended-cooking'], adult: false, extended: true },
  { codes: ['adult', 'extended-cooking'], adult: true, extended: true },
])('M-06 a dish tagged $codes: 18+ $adult, long cooking $extended', ({ codes, adult, extended }) => {
  const position = { tags: codes.map((code) => ({ code, name: code })) }
  expect(isAdultPosition(position)).toBe(adult)
  expect(hasExtendedCooking(position)).toBe(extended)
})

test('dishes follow their order, and their id where the order is equal', () => {
  const dishes = [
    { id: 3, order: 2 },
    { id: 2, order: 1 },
    { id: 1, order: 2 },
  ]
  expect(sortPositions(dishes).map((dish) => dish.id)).toEqual([2, 1, 3])
  expect(dishes.map((dish) => dish.id)).toEqual([3, 2, 1])
})
