import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { BoardDesk } from '../../../test/board-desk.ts'
import type { Customer } from '../../../test/order-desk.ts'
import { type OfficeBrowser, toOutcome } from '../../../test/staff-desk.ts'
import { recordChange } from '#db/change-log.ts'
import { transaction } from '#db/transaction.ts'
import { orderTopic } from '#ordering/order-rows.ts'

let desk: BoardDesk
let customer: Customer
let counter: OfficeBrowser

beforeAll(async () => {
  desk = await BoardDesk.open()
})
afterAll(() => desk.close())
beforeEach(async () => {
  customer = await desk.orders.customer()
  counter = await desk.counter('Ivan')
})

test('BO-01 BO-08 every board of the venue hears an order, its steps and that it was seen', async () => {
  const boards = [await desk.listen(counter), await desk.listen(await desk.counter('Maria'))]
  const order = await desk.orders.placed(customer)
  for (const board of boards) await board.until(order, 'NEW')
  await counter.ask('POST', desk.stepPath(order, 'seen'))
  for (const board of boards) {
    expect((await board.until(order, 'NEW')).at(-1)?.order.board.seenAt).not.toBeNull()
  }
  await counter.ask('POST', desk.stepPath(order, 'accept'), { minutes: 30 })
  for (const board of boards) {
    const [accepted] = await board.until(order, 'ACCEPTED')
    expect(accepted?.order).toMatchObject({ promiseMinutes: 30, board: { lastStep: { by: 'Ivan' } } })
    board.stop()
  }
})

test('BO-08 who comes back hears what was missed as it is now, and of another venue nothing', async () => {
  const elsewhere = await desk.orders.placed(customer)
  const board = await desk.listen(counter)
  const order = await desk.orders.placed(customer)
  const lastId = (await board.until(order, 'NEW')).at(-1)?.id
  board.stop()
  await desk.orders.move(order, 'ACCEPTED', 'COOKING')
  const otherKey = `${desk.orders.id('resto', 'vokzal')}/${elsewhere.id}`
  await transaction(desk.orders.server.db, (trx) => recordChange(trx, orderTopic, otherKey))
  const last = await desk.orders.placed(customer)

  const again = await desk.listen(counter, lastId)
  await desk.orders.move(last, 'ACCEPTED', 'COOKING', 'READY')
  const heard = (await again.until(last, 'READY')).map((event) => event.order)
  expect(heard.filter(({ id }) => id === order.id)).not.toEqual([])
  for (const told of heard.filter(({ id }) => id === order.id)) expect(told.status).toBe('COOKING')
  expect(heard.map(({ id }) => id)).not.toContain(elsewhere.id)
  again.stop()
})

test('BO-08 who comes without a past hears only what happens', async () => {
  const fresh = await desk.listen(counter)
  expect((await fresh.next()).event).toBeUndefined()
  fresh.stop()
})

test('BO-08 who comes with an id of another database reads the board anew', async () => {
  const board = await desk.listen(counter, '999999999')
  expect((await board.next()).event).toEqual({ type: 'board.changed' })
  board.stop()
})

test('BO-08 ST-05 whoever loses the role hears nothing more', async () => {
  const board = await desk.listen(counter)
  const { id } = await counter.me()
  const roles = [{ role: 'COUNTER', restoIds: [desk.orders.id('resto', 'vokzal')] }]
  const owner = await desk.owner()
  await owner.ask('PUT', `/1/brands/${desk.brandId}/team/${id}/roles`, { roles })
  expect(await board.isOver()).toBe(true)
  const again = await counter.send('GET', desk.path('/events'))
  expect(await toOutcome(again)).toBe('403 auth.forbidden')
})

test('BO-08 ST-06 the stream ends with the session', async () => {
  const board = await desk.listen(counter)
  await counter.ask('POST', '/1/staff/sign-out')
  expect(await board.isOver()).toBe(true)
})
