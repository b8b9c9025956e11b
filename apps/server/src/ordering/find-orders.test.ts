import type { OrderStatus } from '@lavash/rulebook/order/order-status'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { OrderDesk } from '../../test/order-desk.ts'
import { transaction } from '#db/transaction.ts'
import { makeId } from '#ids.ts'
import { findMeantOrders, listLatestOrders, listOpenOrders } from '#ordering/find-orders.ts'
import type { OrderRow } from '#ordering/order-rows.ts'

let desk: OrderDesk
/** A placed order. The test copies its row. */
let row: OrderRow

beforeAll(async () => {
  desk = await OrderDesk.open()
  const { id } = await desk.placed(await desk.customer())
  row = await desk.server.db.read
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
})
afterAll(() => desk[Symbol.asyncDispose]())
beforeEach(() =>
  transaction(desk.server.db, (trx) => trx.deleteFrom('orders').where('number', 'like', 'W%').execute()),
)

interface Told {
  number: string
  status?: OrderStatus
  /** After the placed one. */
  minutes: number
}

async function put(...orders: Told[]): Promise<string[]> {
  const rows = orders.map(({ number, status = 'NEW', minutes }) => {
    const createdAt = row.createdAt + minutes * 60_000
    // Numbers repeat on another day.
    return { ...row, id: makeId(createdAt), number, status, createdAt, day: `day ${minutes}` }
  })
  await transaction(desk.server.db, (trx) => trx.insertInto('orders').values(rows).execute())
  return rows.map(({ id }) => id)
}

const listIds = (rows: readonly OrderRow[]) => rows.map(({ id }) => id)
const findIds = async (name: string) => listIds(await findMeantOrders(desk.server.db.read, name))

test('open orders stand from the oldest to the newest, and finished ones are left out', async () => {
  const [late = '', early = ''] = await put(
    { number: 'W2', status: 'DELIVERING', minutes: 20 },
    { number: 'W1', status: 'ACCEPTED', minutes: 10 },
    { number: 'W3', status: 'COMPLETED', minutes: 30 },
    { number: 'W4', status: 'CANCELLED', minutes: 40 },
  )
  const { rows, olderCount } = await listOpenOrders(desk.server.db.read)
  expect([listIds(rows), olderCount]).toEqual([[row.id, early, late], 0])
})

test('the latest orders stand from the newest, finished ones as well', async () => {
  const [late, latest] = await put(
    { number: 'W1', status: 'COMPLETED', minutes: 10 },
    { number: 'W2', status: 'CANCELLED', minutes: 20 },
  )
  expect(listIds(await listLatestOrders(desk.server.db.read))).toEqual([latest, late, row.id])
})

test('a number means the open orders that have it, else the latest that had it', async () => {
  const [first, second, third] = await put(
    { number: 'W417', status: 'COMPLETED', minutes: 10 },
    { number: 'W417', status: 'CANCELLED', minutes: 30 },
    { number: 'W417', status: 'COMPLETED', minutes: 20 },
  )
  expect(await findIds('W417')).toEqual([second])
  const [open, other] = await put(
    { number: 'W417', status: 'READY', minutes: 1 },
    { number: 'W417', minutes: 5 },
  )
  expect(await findIds('W417')).toEqual([other, open])
  expect(await findIds(String(first).toUpperCase())).toEqual([first])
  expect(await findIds(String(third))).toEqual([third])
  expect(await findIds('W418')).toEqual([])
})

test.each(['  wкаемт-1 ', 'WКАЕМТ-1', 'WKAEMT-1'])(
  'the number %j is read on either keyboard',
  async (typed) => {
    const [id] = await put({ number: 'WKAEMT-1', minutes: 10 })
    expect(await findIds(typed)).toEqual([id])
  },
)
