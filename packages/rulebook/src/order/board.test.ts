import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type BoardOrder, findBell, findBoardPlace, findLateMs, findStartAtMs } from './board.ts'
import { orderStatuses } from './order-status.ts'

const minute = 60_000
const now = 1000 * minute
const order: BoardOrder = { status: 'NEW', preOrderAtMs: null, promiseMinutes: 35, seenAtMs: null }
/** For a time whose cooking begins in 25 minutes. */
const later: BoardOrder = { ...order, preOrderAtMs: now + 60 * minute }
const begins = now + 25 * minute

test('BO-04 the kitchen begins the usual minutes before the chosen time', () => {
  expect(findStartAtMs(order)).toBeNull()
  expect(findStartAtMs(later)).toBe(begins)
  expect(findStartAtMs({ ...later, promiseMinutes: 0 })).toBe(now + 30 * minute)
})

describe('BO-04 where an order stands', () => {
  test.each<[string, BoardOrder, number, string]>([
    ['a new one waits for an answer', order, now, 'waiting'],
    ['one for later waits in its strip', later, begins - 1, 'later'],
    ['one for later comes to the board at its time', later, begins, 'waiting'],
    [
      'an accepted one for later is still in the strip',
      { ...later, status: 'ACCEPTED' },
      begins - 1,
      'later',
    ],
    [
      'an accepted one for later is cooked from its time on',
      { ...later, status: 'ACCEPTED' },
      begins,
      'cooking',
    ],
    ['an accepted one is cooked', { ...order, status: 'ACCEPTED' }, now, 'cooking'],
    ['one on the fire is cooked, whatever it is for', { ...later, status: 'COOKING' }, now, 'cooking'],
    ['a packed one is ready', { ...order, status: 'READY' }, now, 'ready'],
    ['one on its way is ready', { ...order, status: 'DELIVERING' }, now, 'ready'],
    ['a completed one is over', { ...order, status: 'COMPLETED' }, now, 'over'],
    ['a cancelled one is over', { ...order, status: 'CANCELLED' }, now, 'over'],
  ])('%s', (_, given, atMs, place) => {
    expect(findBoardPlace(given, atMs)).toBe(place)
  })
})

describe('BO-01 BO-04 BO-13 what rings', () => {
  const cancelled = (by: 'customer' | 'operator' | 'system', seenAtMs: number | null): BoardOrder => ({
    ...order,
    status: 'CANCELLED',
    seenAtMs,
    cancelled: { by, atMs: now - minute },
  })
  test.each<[string, BoardOrder, number, string | undefined]>([
    ['a new order', order, now, 'new'],
    ['a new order that somebody has seen', { ...order, seenAtMs: now - 1 }, now, undefined],
    ['an accepted order', { ...order, status: 'ACCEPTED' }, now, undefined],
    ['one for later before its time', later, begins - 1, undefined],
    ['one for later at its time', later, begins, 'new'],
    ['one for later that was seen before its time', { ...later, seenAtMs: now }, begins, 'new'],
    ['one for later that was seen at its time', { ...later, seenAtMs: begins }, begins, undefined],
    ['an accepted one for later at its time', { ...later, status: 'ACCEPTED', seenAtMs: now }, begins, 'new'],
    ['one for later that is on the fire', { ...later, status: 'COOKING', seenAtMs: now }, begins, undefined],
    ['a cancellation by the customer', cancelled('customer', null), now, 'cancelled'],
    ['a cancellation by the system', cancelled('system', null), now, 'cancelled'],
    ['a cancellation of what was seen before it', cancelled('customer', now - 2 * minute), now, 'cancelled'],
    ['a cancellation that was confirmed', cancelled('customer', now - minute), now, undefined],
    ['a cancellation by the venue itself', cancelled('operator', null), now, undefined],
  ])('%s', (_, given, atMs, bell) => {
    expect(findBell(given, atMs)).toBe(bell)
  })

  test('looking now silences any order until something else happens to it', () => {
    const status = fc.constantFrom(...orderStatuses)
    const time = fc.integer({ min: 0, max: 5000 })
    fc.assert(
      fc.property(
        status,
        fc.option(time),
        time,
        fc.nat(90),
        (given, preOrderAt, atMinute, promiseMinutes) => {
          const nowMs = atMinute * minute
          const preOrderAtMs = preOrderAt === null ? null : preOrderAt * minute
          const one: BoardOrder = {
            status: given,
            preOrderAtMs,
            promiseMinutes,
            seenAtMs: nowMs,
            cancelled: given === 'CANCELLED' ? { by: 'customer', atMs: nowMs } : undefined,
          }
          expect(findBell(one, nowMs)).toBeUndefined()
        },
      ),
    )
  })
})

test.each([
  ['nothing was promised', null, 0],
  ['it is in time', now, 0],
  ['it is a minute late', now - minute, minute],
])('BO-11 how late an order is: %s', (_, promisedAtMs, lateMs) => {
  expect(findLateMs(promisedAtMs, now)).toBe(lateMs)
})
