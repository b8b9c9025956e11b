import type { Order, OrderWishes } from '@lavash/contract/orders'
import type { OrderRating } from '@lavash/contract/ratings'
import { toMoneyText } from '@lavash/rulebook/money/money-text'
import { cancelReasons, toOperatorCause } from '@lavash/rulebook/order/cancellation'
import { starsMax } from '@lavash/rulebook/order/order-rating'
import { listNextStatuses, type OrderStatus } from '@lavash/rulebook/order/order-status'
import { isoWithOffset } from '@lavash/rulebook/time/time-zone'
import { readCliClock } from '#cli/read-cli-clock.ts'
import { CommandProblem, runCommand, say } from '#cli/run-command.ts'
import { EnvironmentReader } from '#config/group.ts'
import { webhooks } from '#config/webhooks.ts'
import type { Db, Trx } from '#db/db.ts'
import { transaction } from '#db/transaction.ts'
import { Refusal } from '#errors.ts'
import { changeOrderStatus } from '#ordering/change-order-status.ts'
import { findMeantOrders, listLatestOrders, listOpenOrders } from '#ordering/find-orders.ts'
import { listOrderEvents, type OrderRow } from '#ordering/order-rows.ts'
import { listLatestRatings, toRating } from '#ordering/order-ratings.ts'
import { toOrders } from '#ordering/to-order.ts'
import { getCommandLineAuthor, recordInStaffLog, toLogChange } from '#staff/staff-log.ts'

const usage = `npm run orders -- list [all]      what is not finished yet, the newest hundred; all: the last hundred
npm run orders -- ratings         what customers said of their orders, the newest hundred
npm run orders -- show ORDER      one order with its history
npm run orders -- accept ORDER    the kitchen takes it
npm run orders -- cook ORDER      it is on the fire
npm run orders -- ready ORDER     it is packed
npm run orders -- deliver ORDER   the courier has it
npm run orders -- complete ORDER  the customer has it
npm run orders -- cancel ORDER [REASON]   REASON: ${cancelReasons.join(', ')},
                                  or your own words; the customer reads it
An order is named by its number (K-417) or its id. Customers see every step at once.`

const steps: Readonly<Record<string, OrderStatus>> = {
  accept: 'ACCEPTED',
  cook: 'COOKING',
  ready: 'READY',
  deliver: 'DELIVERING',
  complete: 'COMPLETED',
  cancel: 'CANCELLED',
}

const ratingsShown = 100

const [command = '', name, ...words] = process.argv.slice(2)

await runCommand(usage, async (db) => {
  // Only a reason has several words: a second order would be ignored silently.
  if (words.length > 0 && command !== 'cancel') return 'usage'
  const step = Object.hasOwn(steps, command) ? steps[command] : undefined
  if (command === 'list' && name === undefined) await tellOpenOrders(db)
  else if (command === 'list' && name === 'all') await tellOrders(await listLatestOrders(db.read))
  else if (command === 'ratings' && name === undefined) await tellRatings(db)
  else if (command === 'show' && name !== undefined) await showOrder(db, await getMeantOrder(db, name))
  else if (step !== undefined && name !== undefined) await move(db, await getMeantOrder(db, name), step)
  else return 'usage'
  return 'done'
})

async function getMeantOrder(db: Db, wanted: string): Promise<OrderRow> {
  const [found, ...others] = await findMeantOrders(db.read, wanted)
  if (found === undefined) throw new CommandProblem(`There is no order '${wanted}'.`)
  if (others.length === 0) return found
  const choices = [found, ...others].map(({ id, restoName }) => `  ${id}  ${restoName}`)
  throw new CommandProblem(`Several venues have an order ${found.number}. Say which:\n${choices.join('\n')}`)
}

async function move(db: Db, order: OrderRow, to: OrderStatus): Promise<void> {
  const sendsWebhooks = new EnvironmentReader(process.env).isTouched(webhooks)
  const parts = { clock: readCliClock(), sendsWebhooks }
  const cause = toOperatorCause(words.join(' '))
  const moved = await transaction(db, async (trx) => {
    const row = await changeOrderStatus(trx, parts, order.id, { to, by: 'operator', cause })
    if (!(row instanceof Refusal)) await recordStep(trx, order, to, parts.clock.now())
    return row
  })
  if (!(moved instanceof Refusal)) return say(toLine(moved))
  const next = listNext(order)
  const isUnpaid = order.reachedKitchenAt === null
  throw new CommandProblem(
    `${order.number} is ${order.status}${isUnpaid ? ' and not paid' : ''}. It can become: ${next || 'nothing more'}.`,
  )
}

/** Writes to the office's log. Privacy: only the order's number, and not the reason, which is free text. */
async function recordStep(trx: Trx, order: OrderRow, to: OrderStatus, nowMs: number): Promise<void> {
  const brand = await trx
    .selectFrom('catalogueIds')
    .innerJoin('brands', 'brands.slug', 'catalogueIds.brand')
    .where('catalogueIds.id', '=', order.restoId)
    .select('brands.id')
    .executeTakeFirst()
  if (brand === undefined) return
  await recordInStaffLog(trx, {
    atMs: nowMs,
    by: getCommandLineAuthor(),
    brandId: brand.id,
    restoId: order.restoId,
    kind: 'order.status',
    subject: order.number,
    changes: toLogChange('status', order.status, to),
  })
}

async function tellOpenOrders(db: Db): Promise<void> {
  const { rows, olderCount } = await listOpenOrders(db.read)
  await tellOrders(rows)
  if (olderCount > 0) say(`And ${olderCount} older, not listed.`)
}

async function tellOrders(rows: readonly OrderRow[]): Promise<void> {
  for (const row of rows) say(toLine(row))
  if (rows.length === 0) say('No orders.')
}

async function tellRatings(db: Db): Promise<void> {
  const rows = await listLatestRatings(db.read, ratingsShown)
  for (const { number, restoName, timeZone, ...row } of rows) {
    const rating = toRating(row, timeZone)
    const at = rating.ratedAt.slice(0, 16).replace('T', ' ')
    say([number, at, restoName, toRatingText(rating)].join('  '))
  }
  if (rows.length === 0) say('No ratings.')
}

function toRatingText({ stars, reasons }: OrderRating): string {
  return `${stars} of ${starsMax}${reasons.length === 0 ? '' : ` (${reasons.join(', ')})`}`
}

function toLine(row: OrderRow): string {
  const { number, createdAt, timeZone, restoName, status, payType, paymentStatus, deliveryType } = row
  const next = listNext(row)
  return [
    number,
    isoWithOffset(createdAt, timeZone).slice(0, 16).replace('T', ' '),
    restoName,
    deliveryType,
    toMoneyText(row.totalMinor, row.currency, 'en'),
    `${payType} ${paymentStatus}`,
    `${status}${next === '' ? '' : ` → ${next}`}`,
  ].join('  ')
}

/** Statuses as the commands name them. */
function listNext({ status, deliveryType, reachedKitchenAt }: OrderRow): string {
  const next = listNextStatuses({ status, deliveryType, hasReachedKitchen: reachedKitchenAt !== null })
  return Object.keys(steps)
    .filter((word) => next.some((one) => one === steps[word]))
    .join(', ')
}

async function showOrder(db: Db, row: OrderRow): Promise<void> {
  const [order] = await toOrders(db.read, [row], new Map())
  if (order === undefined) throw new Error('An order was read as nothing')
  say(toLine(row))
  say(`id ${row.id}, ${order.personCount} persons, ${order.person.name}, ${order.person.phone}`)
  for (const line of toDetails(order)) say(line)
  if (order.rating !== undefined) say(`  rated ${toRatingText(order.rating)}`)
  for (const { at, type, status, paymentStatus, cause } of await listOrderEvents(db.read, [row.id])) {
    say(`  ${isoWithOffset(at, row.timeZone)}  ${type}  ${status} ${paymentStatus}  (${cause})`)
  }
}

function toDetails({ positions, deliveryPlace, comment, wishes, preOrderAt, currency }: Order): string[] {
  const dishes = positions.map(({ count, name: dish, modifiers, payableAmount }) => {
    const extras = modifiers.map((modifier) => `${modifier.count} × ${modifier.name}`).join(', ')
    const sum = toMoneyText(payableAmount, currency, 'en')
    return `  ${count} × ${dish}${extras === '' ? '' : ` (${extras})`}  ${sum}`
  })
  const { address, apartment, entrance, floor, intercom, comment: hint } = deliveryPlace ?? {}
  const place = [address, apartment, entrance, floor, intercom, hint].filter((part) => part !== undefined)
  return [
    ...dishes,
    ...(place.length > 0 ? [`  to ${place.join(', ')}`] : []),
    ...(comment === undefined ? [] : [`  comment: ${comment}`]),
    ...(wishes === undefined ? [] : [`  wishes: ${toWishes(wishes, currency)}`]),
    ...(preOrderAt === undefined ? [] : [`  for ${preOrderAt}`]),
  ]
}

function toWishes({ cutlery, changeFrom, leaveAtDoor, doNotCall }: OrderWishes, currency: string): string {
  return [
    cutlery !== undefined && `${cutlery} sets of cutlery`,
    changeFrom !== undefined && `change from ${toMoneyText(changeFrom, currency, 'en')}`,
    leaveAtDoor === true && 'leave at the door',
    doNotCall === true && 'do not call',
  ]
    .filter((wish) => wish !== false)
    .join(', ')
}
