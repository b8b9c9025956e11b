import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addLine,
  cartDiscount,
  cartItemCount,
  cartSum,
  cartTotal,
  clearCart,
  findLine,
  hasRoomFor,
  isSameLine,
  lineSum,
  linePayable,
  removeLine,
  replaceLine,
  setCount,
  toCartPosition,
  linesOfPosition,
} from './cart.ts'
import type { CartPosition } from './cart.ts'
import { cartLinesMax, lineCountMax } from '#site/limits.ts'
import { makeCartPosition } from './make-cart-position.ts'
import { makeModifierGroup, makeModifierItem } from '#menu/make-modifier-group.ts'

const cheese = { id: 1, count: 1, price: 5000 }
const sauce = { id: 2, count: 2, price: 3000 }

const anyLine = fc
  .record({
    id: fc.integer({ min: 1, max: 4 }),
    menuId: fc.integer({ min: 1, max: 2 }),
    price: fc.integer({ min: 0, max: 1_000_000 }),
    count: fc.integer({ min: 1, max: 5 }),
    modifiers: fc.uniqueArray(
      fc.record({
        id: fc.integer({ min: 1, max: 3 }),
        count: fc.integer({ min: 1, max: 3 }),
        price: fc.integer({ min: 0, max: 50_000 }),
      }),
      { selector: (modifier) => modifier.id },
    ),
    taken: fc.integer({ min: 0, max: 2_000_000 }),
  })
  .map(({ menuId, taken, ...line }) =>
    makeCartPosition({ ...line, menu: { id: menuId }, discounts: [{ calculated: taken }] }),
  )
const anyCart = fc
  .array(anyLine, { maxLength: 8 })
  .map((lines) => lines.reduce<CartPosition[]>((cart, line) => addLine(cart, line), []))

describe('C-03 which additions are the same line', () => {
  test.each([
    { case: 'the same dish', a: {}, b: {}, same: true },
    { case: 'another dish', a: {}, b: { id: 2 }, same: false },
    { case: 'the same dish from another menu', a: {}, b: { menu: { id: 2 } }, same: true },
    { case: 'with and without cheese', a: { modifiers: [cheese] }, b: {}, same: false },
    {
      case: 'the same modifiers chosen in another order',
      a: { modifiers: [cheese, sauce] },
      b: { modifiers: [sauce, cheese] },
      same: true,
    },
    {
      case: 'one portion of sauce more',
      a: { modifiers: [sauce] },
      b: { modifiers: [{ ...sauce, count: 3 }] },
      same: false,
    },
    {
      case: 'leftover modifiers on a dish that has none',
      a: { modifiers: [cheese], hasModifiers: false },
      b: { hasModifiers: false },
      same: true,
    },
  ])('$case: $same', ({ a, b, same }) => {
    expect(isSameLine(makeCartPosition(a), makeCartPosition(b))).toBe(same)
    expect(isSameLine(makeCartPosition(b), makeCartPosition(a))).toBe(same)
  })

  test('C-03 adding the same dish raises its count, another choice is appended', () => {
    const plain = makeCartPosition({ count: 2 })
    const withCheese = makeCartPosition({ hasModifiers: true, modifiers: [cheese] })
    const cart = addLine(addLine(addLine([], plain), withCheese), plain)
    expect(cart.map((line) => [line.count, line.sum])).toEqual([
      [4, 100_000],
      [1, 30_000],
    ])
  })
})

describe('C-04 the sum of a line', () => {
  test.each([
    { price: 25_000, modifiers: [], count: 1, sum: 25_000 },
    { price: 25_000, modifiers: [cheese], count: 1, sum: 30_000 },
    { price: 25_000, modifiers: [cheese, sauce], count: 3, sum: 108_000 },
    { price: 0, modifiers: [], count: 3, sum: 0 },
  ])('($price + $modifiers) × $count = $sum', ({ price, modifiers, count, sum }) => {
    expect(lineSum(price, modifiers, count)).toBe(sum)
  })

  test('C-04 setting the count recomputes the sum', () => {
    const line = makeCartPosition({ modifiers: [cheese, sauce] })
    expect(setCount([line], line, 4)).toEqual([{ ...line, count: 4, sum: 144_000 }])
  })

  test('a modifier that makes a dish cost less than nothing is a fault of the catalogue', () => {
    expect(() => lineSum(100, [{ count: 1, price: -200 }], 1)).toThrow(RangeError)
  })
})

describe('C-05 removal', () => {
  const line = makeCartPosition({ modifiers: [cheese] })

  test.each([
    { case: 'the line itself', key: {}, left: 0 },
    { case: 'another menu', key: { menu: { id: 2 } }, left: 1 },
    { case: 'other modifiers', key: { modifiers: [sauce] }, left: 1 },
    { case: 'another dish', key: { id: 9 }, left: 1 },
  ])('C-05 removing $case leaves $left', ({ key, left }) => {
    expect(removeLine([line], { ...line, ...key })).toHaveLength(left)
    expect(findLine([line], { ...line, ...key })).toBe(left === 0 ? line : undefined)
  })

  test('an edited line keeps its place or joins an equal one', () => {
    const plain = makeCartPosition({ id: 1, modifiers: [], hasModifiers: true })
    const other = makeCartPosition({ id: 2 })
    const cheesy = makeCartPosition({ id: 1, modifiers: [cheese], count: 2 })
    expect(replaceLine([plain, other], plain, cheesy)).toEqual([cheesy, other])
    expect(replaceLine([plain, other, cheesy], plain, cheesy)).toEqual([
      other,
      { ...cheesy, count: 4, sum: cheesy.sum * 2 },
    ])
  })

  test('a line that went in another tab while it was edited is added again', () => {
    const line = makeCartPosition({ id: 1 })
    expect(replaceLine([], line, line)).toEqual([line])
  })

  test('a count of zero removes the line, and clearing leaves nothing', () => {
    expect(setCount([line], line, 0)).toEqual([])
    expect(clearCart()).toEqual([])
  })

  test('adding a new line and removing it gives the same cart', () => {
    fc.assert(
      fc.property(anyCart, anyLine, (cart, line) => {
        fc.pre(!cart.some((present) => isSameLine(present, line)))
        expect(removeLine(addLine(cart, line), line)).toEqual(cart)
      }),
    )
  })

  test('adding to a line and setting its old count gives the same cart', () => {
    fc.assert(
      fc.property(anyCart, fc.nat(), fc.integer({ min: 1, max: 5 }), (cart, pick, more) => {
        const line = cart[pick % Math.max(1, cart.length)]
        fc.pre(line !== undefined)
        expect(setCount(addLine(cart, { ...line, count: more }), line, line.count)).toEqual(cart)
      }),
    )
  })
})

describe('counts', () => {
  test.each([-1, 1.5, Number.NaN])('%s dishes is a fault', (count) => {
    const line = makeCartPosition()
    expect(() => setCount([line], line, count)).toThrow(RangeError)
  })

  test('a line stops at the largest count there is', () => {
    const line = makeCartPosition({ count: lineCountMax })
    expect(addLine([line], makeCartPosition())).toEqual([line])
  })

  test('a full cart takes more of what it has, and no new line', () => {
    const full = Array.from({ length: cartLinesMax }, (_, index) => makeCartPosition({ id: index + 1 }))
    const [first = makeCartPosition(), ...rest] = full
    const other = makeCartPosition({ id: cartLinesMax + 1 })
    expect(hasRoomFor(full, other)).toBe(false)
    expect(addLine(full, other)).toEqual(full)
    expect(hasRoomFor(full, first)).toBe(true)
    expect(addLine(full, first)).toEqual([{ ...first, count: 2, sum: first.sum * 2 }, ...rest])
    expect(addLine(rest, other)).toEqual([...rest, other])
  })
})

describe('totals', () => {
  test('C-12 the cart total is what the dishes cost after discounts and promo codes', () => {
    const lines = [
      makeCartPosition({ count: 2, discounts: [{ calculated: 1000 }], promoCodes: [{ calculated: 500 }] }),
      makeCartPosition({ id: 2, price: 10_000 }),
    ]
    expect(cartSum(lines)).toBe(60_000)
    expect(cartDiscount(lines)).toBe(1500)
    expect(cartTotal(lines)).toBe(58_500)
    expect(cartItemCount(lines)).toBe(3)
  })

  test('the sum always equals the total plus the discount', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        expect(cartTotal(cart) + cartDiscount(cart)).toBe(cartSum(cart))
        for (const line of cart) expect(linePayable(line)).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

describe('a dish becoming a line', () => {
  const position = { id: 7, menu: { id: 3 }, name: 'Шаурма', price: 20_000, hasModifiers: true }
  const groups = [makeModifierGroup({ items: [makeModifierItem({ id: 1, name: 'Сыр', price: 5000 })] })]

  test('C-04 takes names and prices of the modifiers from the catalogue', () => {
    expect(toCartPosition(position, groups, [{ id: 1, count: 2 }], 2)).toEqual({
      ...position,
      count: 2,
      sum: 60_000,
      modifiers: [{ id: 1, count: 2, price: 5000, name: 'Сыр' }],
      discounts: [],
      promoCodes: [],
    })
  })

  test('a modifier the dish does not have is a fault', () => {
    expect(() => toCartPosition(position, groups, [{ id: 9, count: 1 }], 1)).toThrow(RangeError)
  })
})

test('the lines of a dish are all its choices of modifiers, in its own menu only', () => {
  const plain = makeCartPosition({ id: 7 })
  const spicy = makeCartPosition({ id: 7, modifiers: [{ id: 1, count: 1, price: 0 }] })
  const ofOtherMenu = makeCartPosition({ id: 7, menu: { id: 2 } })
  const other = makeCartPosition({ id: 8 })
  expect(linesOfPosition([plain, other, ofOtherMenu, spicy], plain)).toEqual([plain, spicy])
})

test('a sum that is no whole number of minor units is a fault, of one dish and of the line', () => {
  expect(() => lineSum(0.5, [], 2)).toThrow(RangeError)
  expect(() => lineSum(Number.MAX_SAFE_INTEGER, [], 2)).toThrow(RangeError)
})
