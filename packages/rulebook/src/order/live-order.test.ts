import { describe, expect, test } from 'vitest'
import { findLiveOrder, isWaitingForMoney, type LiveOrder } from './live-order.ts'

const minuteMs = 60_000
const nowMs = Date.parse('2026-11-16T12:00:00+03:00')
const toTime = (minutes: number) => new Date(nowMs + minutes * minuteMs).toISOString()

function makeOrder(fields: Partial<LiveOrder> = {}): LiveOrder {
  return {
    status: 'COOKING',
    createdAt: toTime(-5),
    history: [],
    payment: { method: 'CASH_UPON_RECEIPT', status: 'PENDING' },
    ...fields,
  }
}

const unpaid = makeOrder({ status: 'NEW', payment: { method: 'CARD_ONLINE', status: 'PENDING' } })
const expired = makeOrder({ ...unpaid, createdAt: toTime(-15) })
const declined = makeOrder({ ...unpaid, payment: { method: 'CARD_ONLINE', status: 'FAILED' } })
const soon = makeOrder({ promiseMinutes: 35 })
const late = makeOrder({ promiseMinutes: 90 })
const tomorrow = makeOrder({ preOrderAt: toTime(24 * 60) })
const unpromised = makeOrder({ status: 'NEW' })
const completed = makeOrder({ status: 'COMPLETED' })
const cancelled = makeOrder({ status: 'CANCELLED' })

describe('X-05 the order of the strip', () => {
  test.each<{ name: string; orders: LiveOrder[]; shown: LiveOrder | undefined }>([
    { name: 'no order', orders: [], shown: undefined },
    { name: 'orders that are over', orders: [completed, cancelled], shown: undefined },
    { name: 'an unpaid order whose time is up', orders: [expired], shown: undefined },
    { name: 'an unpaid order before a newer one', orders: [soon, unpaid], shown: unpaid },
    { name: 'a declined order before a newer one', orders: [soon, declined], shown: declined },
    { name: 'the one promised first', orders: [tomorrow, late, soon], shown: soon },
    { name: 'a promised one before one without', orders: [unpromised, late], shown: late },
    { name: 'the newest of two without a promise', orders: [unpromised, makeOrder()], shown: unpromised },
    { name: 'an order that is over is passed by', orders: [completed, late], shown: late },
  ])('X-05 $name', ({ orders, shown }) => {
    expect(findLiveOrder(orders, nowMs)).toBe(shown)
  })
})

test('an order waits for money until its time is up', () => {
  expect(isWaitingForMoney(unpaid, nowMs)).toBe(true)
  expect(isWaitingForMoney(declined, nowMs)).toBe(true)
  expect(isWaitingForMoney(expired, nowMs)).toBe(false)
  expect(isWaitingForMoney(soon, nowMs)).toBe(false)
})
