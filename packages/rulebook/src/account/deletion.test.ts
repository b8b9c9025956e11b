import { expect, test } from 'vitest'
import { orderStatuses } from '#order/order-status.ts'
import { findOrdersInTheWay } from './deletion.ts'

test('FI-05 an account waits for each order that the kitchen has not finished', () => {
  const orders = orderStatuses.map((status) => ({ status }))
  expect(findOrdersInTheWay(orders).map(({ status }) => status)).toEqual([
    'NEW',
    'ACCEPTED',
    'COOKING',
    'READY',
    'DELIVERING',
  ])
  expect(findOrdersInTheWay([])).toEqual([])
})
