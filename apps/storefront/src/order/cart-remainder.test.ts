import { makeCartPosition } from '@lavash/rulebook/cart/make-cart-position'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toRemainder } from '#order/cart-remainder.ts'
import { toBodyLine } from '#order/preflight-body.ts'

const salad = makeCartPosition({ id: 1, count: 3 })
const hot = makeCartPosition({ id: 2, modifiers: [{ id: 7, count: 1, price: 3000 }] })
const mild = makeCartPosition({ id: 2, modifiers: [{ id: 8, count: 1, price: 0 }] })

test('K-05 what was ordered leaves the cart, and nothing else does', () => {
  expect(toRemainder([salad, hot], [salad, hot].map(toBodyLine))).toEqual([])
  expect(toRemainder([salad, hot, mild], [toBodyLine(hot)])).toEqual([salad, mild])
})

test('K-05 more of the same dish, wished for after the order, stays', () => {
  const [left] = toRemainder([{ ...salad, count: 5 }], [toBodyLine(salad)])
  expect(left).toMatchObject({ count: 2, sum: 2 * salad.price })
})

test('a dish that has been taken out meanwhile is not missed', () => {
  expect(toRemainder([hot], [toBodyLine(salad)])).toEqual([hot])
})

test('nobody loses a dish that was not ordered', () => {
  const count = fc.integer({ min: 1, max: 9 })
  fc.assert(
    fc.property(count, count, (had, ordered) => {
      const left = toRemainder([{ ...salad, count: had }], [{ ...toBodyLine(salad), count: ordered }])
      expect(left.reduce((sum, line) => sum + line.count, 0)).toBe(Math.max(0, had - ordered))
    }),
  )
})
