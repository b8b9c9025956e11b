import type { Board, BoardOrderAnswer } from '@lavash/contract/board'
import { findBell } from '@lavash/rulebook/order/board'
import { isFinalOrderStatus } from '@lavash/rulebook/order/order-status'
import { toBoardOrder } from '#features/board/board-places.ts'

/** The board as one device knows it. */
export interface KnownBoard {
  readonly orders: readonly BoardOrderAnswer[]
  /** What this device's clock lacks to the server's. A tablet's clock may be wrong by hours. */
  readonly offsetMs: number
}

export function toKnownBoard({ now, orders }: Board, deviceMs: number): KnownBoard {
  return { orders, offsetMs: Date.parse(now) - deviceMs }
}

/**
 * The board with one order as it is now. An answer that was overtaken on its way changes nothing: an order never goes back to an
 * older state. What is over leaves the board, but for a cancellation that somebody has to confirm.
 */
export function mergeOrder(board: KnownBoard, order: BoardOrderAnswer): KnownBoard {
  const known = board.orders.find(({ id }) => id === order.id)
  if (known !== undefined && isOlder(order, known)) return board
  const others = board.orders.filter(({ id }) => id !== order.id)
  if (!isKept(order)) return { ...board, orders: others }
  // Where it was: a card under a finger stays there.
  const orders =
    known === undefined ? [...others, order] : board.orders.map((one) => (one === known ? order : one))
  return { ...board, orders }
}

function isOlder(order: BoardOrderAnswer, known: BoardOrderAnswer): boolean {
  if (order.board.version !== known.board.version) return order.board.version < known.board.version
  return toMs(order.board.seenAt) < toMs(known.board.seenAt)
}

function isKept(order: BoardOrderAnswer): boolean {
  if (!isFinalOrderStatus(order.status)) return true
  return findBell(toBoardOrder(order), Number.MAX_SAFE_INTEGER) === 'cancelled'
}

function toMs(instant: string | null): number {
  return instant === null ? 0 : Date.parse(instant)
}
