import { decideDelay, type Delay } from '@lavash/rulebook/order/delay'
import { isFinalOrderStatus, type OrderStatus } from '@lavash/rulebook/order/order-status'
import { findTakeBack } from '@lavash/rulebook/order/take-back'
import type { Trx } from '#db/db.ts'
import { recordChange } from '#db/change-log.ts'
import { refuse, Refusal } from '#errors.ts'
import { changeOrderStatus } from '#ordering/change-order-status.ts'
import { listOrderEvents, lockOrderRow, type OrderRow, orderTopic, toOrderKey } from '#ordering/order-rows.ts'
import { type OrderingParts, recordOrderEvent } from '#ordering/record-order-event.ts'
import { isStep } from '#ordering/to-order.ts'

/** An order of a venue, and the person at its counter who changes it. */
export interface CounterAsk {
  readonly restoId: number
  readonly orderId: string
  readonly staffId: string
}

/** An unpaid order is not on the board, and another venue's order is refused. */
async function lockBoardOrder(trx: Trx, { restoId, orderId }: CounterAsk): Promise<OrderRow | undefined> {
  const order = await lockOrderRow(trx, orderId)
  return order?.restoId === restoId && order.reachedKitchenAt !== null ? order : undefined
}

/** The order before and after. Both are the same object if nothing changed. */
export interface CounterMove {
  readonly before: OrderRow
  readonly row: OrderRow
}

export interface CounterStep {
  /** The status that the pressed card showed. */
  readonly from: OrderStatus
  readonly to: OrderStatus
  readonly cause: string
  /** The minutes promised from now on, for an order for as soon as possible. */
  readonly minutes?: number | undefined
}

/**
 * A step of a person at the counter. A second press of the same person changes nothing. If another person was faster
 * nothing changes either, and the answer names them.
 */
export async function stepAtCounter(
  trx: Trx,
  parts: OrderingParts,
  ask: CounterAsk,
  { from, to, cause, minutes }: CounterStep,
): Promise<CounterMove | Refusal> {
  const order = await lockBoardOrder(trx, ask)
  if (order === undefined) return refuse('order.not-found')
  const last = (await listOrderEvents(trx, [order.id])).findLast(isStep)
  if (order.status !== from) {
    const isOwnStep = order.status === to && last?.staffId === ask.staffId
    return isOwnStep ? { before: order, row: order } : refuseMoved(trx, order, last)
  }
  if (minutes !== undefined && order.preOrderAt === null) {
    await trx.updateTable('orders').set({ promiseMinutes: minutes }).where('id', '=', order.id).execute()
  }
  await markSeen(trx, order.id, parts.clock.now())
  const change = { to, by: 'operator', cause, staffId: ask.staffId } as const
  const row = await changeOrderStatus(trx, parts, order.id, change)
  return row instanceof Refusal ? row : { before: order, row }
}

/** Undoes the newest step within the seconds that the rulebook allows. */
export async function takeStepBack(
  trx: Trx,
  parts: OrderingParts,
  ask: CounterAsk,
  from: OrderStatus,
): Promise<CounterMove | Refusal> {
  const order = await lockBoardOrder(trx, ask)
  if (order === undefined) return refuse('order.not-found')
  const steps = (await listOrderEvents(trx, [order.id])).filter(isStep)
  if (order.status !== from) return refuseMoved(trx, order, steps.at(-1))
  const takeBack = findTakeBack(steps.map(({ status, at }) => ({ status, atMs: at })))
  if (takeBack === undefined || parts.clock.now() >= takeBack.untilMs) return refuse('order.take-back-over')
  const moved: OrderRow = { ...order, status: takeBack.to }
  await trx.updateTable('orders').set({ status: takeBack.to }).where('id', '=', order.id).execute()
  await recordOrderEvent(trx, parts, moved, {
    type: 'order.status',
    cause: 'taken-back',
    staffId: ask.staffId,
  })
  return { before: order, row: moved }
}

/** Delays the promise. The customer reads the reason. */
export async function delayOrder(
  trx: Trx,
  parts: OrderingParts,
  ask: CounterAsk,
  { minutes, reason }: Delay,
): Promise<CounterMove | Refusal> {
  const order = await lockBoardOrder(trx, ask)
  if (order === undefined) return refuse('order.not-found')
  const decision = decideDelay(order, minutes)
  if (decision !== 'allowed') return refuse(decision)
  const changed = { delayMinutes: order.delayMinutes + minutes, delayReason: reason }
  await trx.updateTable('orders').set(changed).where('id', '=', order.id).execute()
  const moved = { ...order, ...changed }
  await recordOrderEvent(trx, parts, moved, { type: 'order.promise', cause: reason, staffId: ask.staffId })
  return { before: order, row: moved }
}

/** Marks the order as seen, which silences every device of the venue. The order itself does not change. */
export async function seeOrder(
  trx: Trx,
  parts: Pick<OrderingParts, 'clock'>,
  ask: CounterAsk,
): Promise<CounterMove | Refusal> {
  const order = await lockBoardOrder(trx, ask)
  if (order === undefined) return refuse('order.not-found')
  const seenAt = parts.clock.now()
  await markSeen(trx, order.id, seenAt)
  await recordChange(trx, orderTopic, toOrderKey(order))
  return { before: order, row: { ...order, seenAt } }
}

async function markSeen(trx: Trx, orderId: string, seenAt: number): Promise<void> {
  await trx.updateTable('orders').set({ seenAt }).where('id', '=', orderId).execute()
}

async function refuseMoved(
  trx: Trx,
  order: OrderRow,
  last: { readonly staffId: string | null; readonly at: number } | undefined,
): Promise<Refusal> {
  const who = await findStaffName(trx, last?.staffId)
  if (who === undefined || last === undefined) {
    return refuse(isFinalOrderStatus(order.status) ? 'order.status-conflict' : 'order.moved-meanwhile')
  }
  const time = new Intl.DateTimeFormat('ru', {
    timeStyle: 'short',
    timeZone: order.timeZone,
  }).format(last.at)
  return refuse('order.moved-meanwhile', { params: { who, time } })
}

async function findStaffName(trx: Trx, staffId: string | null | undefined): Promise<string | undefined> {
  if (staffId === null || staffId === undefined) return undefined
  const person = await trx
    .selectFrom('staffPeople')
    .select('name')
    .where('id', '=', staffId)
    .where('endedAt', 'is', null)
    .executeTakeFirst()
  return person?.name
}
