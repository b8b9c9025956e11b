import { describe, expect, test } from 'vitest'
import { type OrderInProgress, toOrderProgress } from './order-progress.ts'
import type { OrderStatus } from './order-status.ts'

function makeOrder(
  deliveryType: 'DELIVERY' | 'TAKE_AWAY',
  ...statuses: [OrderStatus, ...OrderStatus[]]
): OrderInProgress {
  const history = statuses.map((status, minute) => ({ status, at: `2026-11-16T12:0${minute}:00+03:00` }))
  return { status: statuses.at(-1) ?? 'NEW', deliveryType, history }
}

function shapeOf(order: OrderInProgress): string {
  return toOrderProgress(order)
    .map(({ status, state }) => `${status} ${state}`)
    .join(', ')
}

describe('K-10 the line of an order', () => {
  test.each([
    [
      'a new one waits for everything',
      makeOrder('DELIVERY', 'NEW'),
      'ACCEPTED next, COOKING next, DELIVERING next, COMPLETED next',
    ],
    [
      'it is being cooked',
      makeOrder('DELIVERY', 'NEW', 'ACCEPTED', 'COOKING'),
      'ACCEPTED done, COOKING current, DELIVERING next, COMPLETED next',
    ],
    [
      'it waits for the courier: the cooking is over',
      makeOrder('DELIVERY', 'NEW', 'ACCEPTED', 'COOKING', 'READY'),
      'ACCEPTED done, COOKING done, DELIVERING next, COMPLETED next',
    ],
    [
      'it waits on the counter',
      makeOrder('TAKE_AWAY', 'NEW', 'ACCEPTED', 'COOKING', 'READY'),
      'ACCEPTED done, COOKING done, READY current, COMPLETED next',
    ],
    [
      'it has arrived',
      makeOrder('DELIVERY', 'NEW', 'ACCEPTED', 'COOKING', 'READY', 'DELIVERING', 'COMPLETED'),
      'ACCEPTED done, COOKING done, DELIVERING done, COMPLETED done',
    ],
    [
      'a cancelled one ends where it was',
      makeOrder('DELIVERY', 'NEW', 'ACCEPTED', 'CANCELLED'),
      'ACCEPTED done, CANCELLED done',
    ],
  ])('%s', (_what, order, shape) => {
    expect(shapeOf(order)).toBe(shape)
  })
})

test('every step says when it began', () => {
  const [accepted, cooking] = toOrderProgress(makeOrder('DELIVERY', 'NEW', 'ACCEPTED'))
  expect([accepted?.atMs, cooking?.atMs]).toEqual([Date.parse('2026-11-16T12:01:00+03:00'), null])
})
