import { expect, test } from 'vitest'
import { findDeliveryPrice, orderTotal } from './delivery-price.ts'
import { makeZone } from '#place/make-zone.ts'

const { thresholds } = makeZone()

test.each([
  {
    case: 'below the minimum',
    method: 'DELIVERY' as const,
    rules: thresholds,
    total: 100,
    price: undefined,
  },
  {
    case: 'within a rule',
    method: 'DELIVERY' as const,
    rules: thresholds,
    total: 60_000,
    price: { amount: 20_000, rule: 'threshold.delivery-price', deliveryMinutes: 60 },
  },
  {
    case: 'in a zone without rules',
    method: 'DELIVERY' as const,
    rules: [],
    total: 100,
    price: { amount: 0, rule: 'zone.no-thresholds', deliveryMinutes: 0 },
  },
  {
    case: 'picked up',
    method: 'TAKE_AWAY' as const,
    rules: thresholds,
    total: 60_000,
    price: { amount: 0, rule: 'method.take-away', deliveryMinutes: 0 },
  },
])('the delivery price $case is $price', ({ method, rules, total, price }) => {
  expect(findDeliveryPrice(method, rules, total)).toEqual(price)
})

test('C-12 the order total takes the delivery price for DELIVERY only', () => {
  expect(orderTotal('DELIVERY', 1000, 200)).toBe(1200)
  expect(orderTotal('TAKE_AWAY', 1000, 200)).toBe(1000)
})
