import type { BoardOrderAnswer } from '@lavash/contract/board'
import { boardOrderExample } from '@lavash/contract/examples/board-examples'
import { describe, expect, test } from 'vitest'
import { listRinging, toColumns } from './board-places.ts'
import { type KnownBoard, mergeOrder, toKnownBoard } from './merge-board.ts'

type Changes = Partial<Omit<BoardOrderAnswer, 'board'>> & {
  readonly board?: Partial<BoardOrderAnswer['board']>
}

const atMs = Date.parse('2026-11-16T12:10:00+03:00')

function makeOrder(id: string, { board, ...fields }: Changes = {}): BoardOrderAnswer {
  return { ...boardOrderExample, id, ...fields, board: { ...boardOrderExample.board, ...board } }
}

const known = (...orders: BoardOrderAnswer[]): KnownBoard => ({ orders, offsetMs: 0 })
const ids = ({ orders }: KnownBoard) => orders.map(({ id, status }) => `${id} ${status}`)

describe('BO-01 BO-08 the board of one device', () => {
  const two = known(makeOrder('a'), makeOrder('b'))

  test('a new order comes last, and a known one stays where it is', () => {
    expect(ids(mergeOrder(two, makeOrder('c')))).toEqual(['a ACCEPTED', 'b ACCEPTED', 'c ACCEPTED'])
    const moved = makeOrder('a', { status: 'COOKING', board: { version: 900 } })
    expect(ids(mergeOrder(two, moved))).toEqual(['a COOKING', 'b ACCEPTED'])
  })

  test('what was overtaken on its way changes nothing', () => {
    const moved = mergeOrder(two, makeOrder('a', { status: 'COOKING', board: { version: 900 } }))
    expect(mergeOrder(moved, makeOrder('a', { board: { version: 899 } }))).toBe(moved)
    const unseen = makeOrder('b', { board: { seenAt: null } })
    expect(mergeOrder(two, unseen)).toBe(two)
  })

  test('what is over leaves; a cancellation by somebody else stays until it is confirmed', () => {
    expect(ids(mergeOrder(two, makeOrder('a', { status: 'COMPLETED', board: { version: 900 } })))).toEqual([
      'b ACCEPTED',
    ])
    const at = '2026-11-16T12:09:00+03:00'
    const cancelled = makeOrder('a', {
      status: 'CANCELLED',
      cancellation: { by: 'customer' },
      board: { version: 900, lastStep: { status: 'CANCELLED', at, by: null } },
    })
    const board = mergeOrder(two, cancelled)
    expect(ids(board)).toEqual(['a CANCELLED', 'b ACCEPTED'])
    expect(listRinging(board.orders, atMs).map(({ bell }) => bell)).toEqual(['cancelled'])
    const confirmed = { ...cancelled, board: { ...cancelled.board, seenAt: at } }
    expect(ids(mergeOrder(board, confirmed))).toEqual(['b ACCEPTED'])
  })

  test('BO-11 the server’s clock counts, whatever the device’s says', () => {
    const board = toKnownBoard({ now: '2026-11-16T12:10:00+03:00', orders: [] }, atMs - 3_600_000)
    expect(board.offsetMs).toBe(3_600_000)
  })
})

test('BO-04 BO-13 orders stand by what they wait for, the most urgent on top', () => {
  const orders = [
    makeOrder('late', { board: { promisedAt: '2026-11-16T13:30:00+03:00' } }),
    makeOrder('soon', { board: { promisedAt: '2026-11-16T12:20:00+03:00' } }),
    makeOrder('new', { status: 'NEW', board: { reachedAt: '2026-11-16T12:08:00+03:00' } }),
    makeOrder('older', { status: 'NEW', board: { reachedAt: '2026-11-16T12:05:00+03:00' } }),
    makeOrder('cancelled', { status: 'CANCELLED' }),
    makeOrder('evening', {
      status: 'NEW',
      preOrderAt: '2026-11-16T19:00:00+03:00',
      board: { startAt: '2026-11-16T18:15:00+03:00' },
    }),
    makeOrder('packed', { status: 'READY' }),
  ]
  const columns = toColumns(orders, atMs)
  expect(
    Object.fromEntries(Object.entries(columns).map(([place, list]) => [place, list.map(({ id }) => id)])),
  ).toEqual({
    waiting: ['cancelled', 'older', 'new'],
    later: ['evening'],
    cooking: ['soon', 'late'],
    ready: ['packed'],
  })
})
