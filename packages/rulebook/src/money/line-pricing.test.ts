import { describe, expect, test } from 'vitest'
import { lineCountMax } from '#site/limits.ts'
import { priceLine } from './line-pricing.ts'
import { makeOrderInput } from '#order/make-order-input.ts'

const catalogue = makeOrderInput()

test('C-04 a line costs (price + modifiers) × count, and every part of it names its rule', () => {
  const line = {
    id: 1,
    count: 3,
    modifiers: [
      { id: 12, count: 2 },
      { id: 11, count: 1 },
    ],
  }
  expect(priceLine(line, 0, catalogue)).toEqual({
    id: 1,
    menuId: 1,
    name: 'Шаурма',
    price: 25_000,
    count: 3,
    modifiers: [
      { id: 11, count: 1, price: 5000, name: 'Сыр' },
      { id: 12, count: 2, price: 3000, name: 'Соус' },
    ],
    sum: 108_000,
    rule: 'line.sum',
    amounts: [
      { amount: 75_000, rule: 'position.price', id: 1 },
      { amount: 15_000, rule: 'modifier.price', id: 11 },
      { amount: 18_000, rule: 'modifier.price', id: 12 },
    ],
  })
})

describe('lines that cannot be sold', () => {
  const plain = { id: 2, count: 1, modifiers: [] }
  test.each([
    {
      case: 'a dish that is not there',
      line: { ...plain, id: 99 },
      code: 'person-order.position-not-found-in-resto',
    },
    {
      case: 'a dish under another menu',
      line: { ...plain, menuId: 7 },
      code: 'person-order.position-not-found-in-resto',
    },
    { case: 'a stopped dish', line: { ...plain, id: 3 }, code: 'position.stopped' },
    {
      case: 'a modifier of another dish',
      line: { ...plain, modifiers: [{ id: 11, count: 1 }] },
      code: 'position.modifiers-invalid',
    },
    {
      case: 'another price than the customer saw',
      line: { ...plain, expectedPrice: 9000 },
      code: 'position.price-changed',
    },
    { case: 'none of a dish', line: { ...plain, count: 0 }, code: 'request.invalid' },
    { case: 'fewer than none', line: { ...plain, count: -2 }, code: 'request.invalid' },
    { case: 'half a dish', line: { ...plain, count: 0.5 }, code: 'request.invalid' },
    { case: 'too many', line: { ...plain, count: lineCountMax + 1 }, code: 'request.invalid' },
  ])('$case: $code, told with the line and the dish', ({ line, code }) => {
    expect(priceLine(line, 4, catalogue)).toMatchObject({ code, lineIndex: 4, positionId: line.id })
  })

  test('the refusal says what is wrong: the field, the modifiers, the new price', () => {
    expect(priceLine({ ...plain, count: 0 }, 4, catalogue)).toMatchObject({ field: 'positions.4.count' })
    expect(priceLine({ ...plain, expectedPrice: 1 }, 0, catalogue)).toMatchObject({ price: 10_000 })
    expect(priceLine({ ...plain, modifiers: [{ id: 5, count: 1 }] }, 0, catalogue)).toMatchObject({
      problems: [{ kind: 'item-unknown', itemId: 5 }],
    })
  })

  test('the largest count there is can still be bought', () => {
    expect(priceLine({ ...plain, count: lineCountMax }, 0, catalogue)).toMatchObject({ count: lineCountMax })
  })

  test('the price the customer saw is no refusal while it is still right', () => {
    expect(priceLine({ ...plain, expectedPrice: 10_000 }, 0, catalogue)).toMatchObject({ sum: 10_000 })
  })
})
