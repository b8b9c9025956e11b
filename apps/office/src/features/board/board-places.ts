import type { BoardOrderAnswer } from '@lavash/contract/board'
import { type BoardOrder, type BoardPlace, findBell, findBoardPlace } from '@lavash/rulebook/order/board'

/** An order as the rulebook's board knows it. */
export function toBoardOrder(order: BoardOrderAnswer): BoardOrder {
  const { status, preOrderAt, promiseMinutes = 0, cancellation, board } = order
  return {
    status,
    preOrderAtMs: preOrderAt === undefined ? null : Date.parse(preOrderAt),
    promiseMinutes,
    seenAtMs: board.seenAt === null ? null : Date.parse(board.seenAt),
    cancelled: cancellation && { by: cancellation.by, atMs: Date.parse(board.lastStep.at) },
  }
}

export type BoardColumns = Readonly<Record<Exclude<BoardPlace, 'over'>, readonly BoardOrderAnswer[]>>

/** What waits longest, and what is promised first, stands on top. A cancellation to confirm stands above the new ones. */
export function toColumns(orders: readonly BoardOrderAnswer[], nowMs: number): BoardColumns {
  const places = Map.groupBy(orders, (order) => {
    const place = findBoardPlace(toBoardOrder(order), nowMs)
    return place === 'over' ? 'waiting' : place
  })
  const sorted = (place: keyof BoardColumns, toMs: (order: BoardOrderAnswer) => number) =>
    (places.get(place) ?? []).toSorted((one, other) => toMs(one) - toMs(other))
  return {
    waiting: sorted('waiting', (order) => (order.status === 'CANCELLED' ? 0 : toWaitingSinceMs(order))),
    later: sorted('later', toPromisedMs),
    cooking: sorted('cooking', toPromisedMs),
    ready: sorted('ready', toPromisedMs),
  }
}

/** Since when somebody could have answered: an order for later waits from its own time on. */
export function toWaitingSinceMs({ board }: BoardOrderAnswer): number {
  return Math.max(Date.parse(board.reachedAt), board.startAt === null ? 0 : Date.parse(board.startAt))
}

function toPromisedMs({ board }: BoardOrderAnswer): number {
  return Date.parse(board.promisedAt ?? board.reachedAt)
}

export function listRinging(
  orders: readonly BoardOrderAnswer[],
  nowMs: number,
): readonly { readonly order: BoardOrderAnswer; readonly bell: 'new' | 'cancelled' }[] {
  return orders.flatMap((order) => {
    const bell = findBell(toBoardOrder(order), nowMs)
    return bell === undefined ? [] : [{ order, bell }]
  })
}
