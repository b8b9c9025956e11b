import { describe, expect, test } from 'vitest'
import { makeCartPosition } from './make-cart-position.ts'
import { answeredDeliveryPrice, applyPreflight } from './preflight-answer.ts'

const answer = (id: number, fields: object = {}) => ({
  id,
  specials: [],
  sum: 25_000,
  payableAmount: 25_000,
  discounts: [],
  promoCodes: [],
  ...fields,
})
const delivery = answer(0, { specials: ['DELIVERY_PRICE'], sum: 200, payableAmount: 150 })

describe('C-08 after a preflight', () => {
  test('C-08 the delivery price is the payable amount of DELIVERY_PRICE, else 0', () => {
    expect(answeredDeliveryPrice([answer(1), delivery])).toBe(150)
    expect(answeredDeliveryPrice([answer(1)])).toBe(0)
  })

  test('C-08 only sums, discounts and promo codes come from the answer', () => {
    const line = makeCartPosition({ discounts: [{ calculated: 7 }] })
    const discounts = [{ calculated: 100 }]
    const promoCodes = [{ calculated: 50, code: 'LAVASH10' }]
    expect(applyPreflight([line], [answer(1, { sum: 26_000, discounts, promoCodes }), delivery])).toEqual([
      { ...line, sum: 26_000, discounts, promoCodes },
    ])
  })

  test('C-08 two lines of one dish each take their own answer', () => {
    const modifiers = [{ id: 1, count: 1, price: 5000 }]
    const cart = [makeCartPosition(), makeCartPosition({ id: 2 }), makeCartPosition({ modifiers })]
    const answers = [answer(1, { sum: 1 }), answer(2, { sum: 2 }), answer(1, { sum: 3 })]
    expect(applyPreflight(cart, answers).map((line) => line.sum)).toEqual([1, 2, 3])
  })

  test('C-08 the delivery price is no dish, whatever its id', () => {
    const line = makeCartPosition()
    const first = answer(line.id, { specials: ['DELIVERY_PRICE'], sum: 200 })
    expect(applyPreflight([line], [first, answer(line.id, { sum: 3 })])).toEqual([{ ...line, sum: 3 }])
    expect(applyPreflight([line], [first])).toEqual([line])
  })

  test('a line the answer does not know does not take the last answer of another', () => {
    const [unknown, known] = [makeCartPosition({ id: 9 }), makeCartPosition()]
    const answers = [answer(known.id, { sum: 3 })]
    expect(applyPreflight([unknown, known], answers)).toEqual([unknown, { ...known, sum: 3 }])
  })

  test('a line the answer does not know stays as it was', () => {
    const line = makeCartPosition({ id: 9 })
    expect(applyPreflight([line], [answer(1), delivery])).toEqual([line])
  })
})
