import type { Board, BoardFound, BoardOrderAnswer } from '@lavash/contract/board'
import type { Order } from '@lavash/contract/orders'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { BoardDesk } from '../../../test/board-desk.ts'
import type { Customer } from '../../../test/order-desk.ts'
import { type OfficeBrowser, toOutcome } from '../../../test/staff-desk.ts'
import { transaction } from '#db/transaction.ts'

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

async function shown(order: Pick<Order, 'id'>): Promise<Order> {
  return (await desk.orders.get<Order>(customer, `/orders/${order.id}`)).body
}

function step(order: Pick<Order, 'id'>, from: string, to: string): Promise<Response> {
  return counter.send('POST', desk.stepPath(order, 'step'), { from, to })
}

describe('BO-01 what the board shows', () => {
  test('BO-01 an order is on the board of its venue until it is over, with what the counter needs', async () => {
    const order = await desk.orders.placed(customer)
    const card = await desk.find(counter, order)
    expect(card).toMatchObject({
      number: order.number,
      status: 'NEW',
      positions: [{ count: 3 }],
      person: { phone: '+79000000001' },
      board: { seenAt: null, startAt: null, takeBack: null, lastStep: { status: 'NEW', by: null } },
    })
    expect(card?.board.promisedAt).not.toBeNull()
    await desk.orders.move(order, 'ACCEPTED', 'COOKING', 'READY', 'DELIVERING')
    expect(await desk.find(counter, order)).toMatchObject({ status: 'DELIVERING' })
    await desk.orders.move(order, 'COMPLETED')
    expect(await desk.find(counter, order)).toBeUndefined()
    const refused = await desk.orders.placed(customer)
    await desk.orders.move(refused, 'CANCELLED')
    expect(await desk.find(counter, refused)).toBeUndefined()
  })

  test('BO-01 an order that waits for its money is not on the board', async () => {
    const person = { name: 'Анна', phone: '+7 900 000-00-01', email: 'anna@example.com' }
    const order = await desk.orders.placed(customer, { payType: 'CARD_ONLINE', person })
    expect(await desk.find(counter, order)).toBeUndefined()
    expect(await toOutcome(await counter.send('POST', desk.stepPath(order, 'accept'), {}))).toBe(
      '404 order.not-found',
    )
  })

  test('BO-01 another venue neither shows nor moves it', async () => {
    const order = await desk.orders.placed(customer)
    const other = desk.orders.id('resto', 'vokzal')
    const owner = await desk.owner()
    const { orders } = await owner.ask<Board>('GET', `/1/restos/${other}/board`)
    expect(orders).toEqual([])
    const path = `/1/restos/${other}/board/orders/${order.id}/accept`
    expect(await toOutcome(await owner.send('POST', path, {}))).toBe('404 order.not-found')
  })

  test('the counter finds today’s orders by number or by a part of the phone', async () => {
    const order = await desk.orders.placed(customer, { person: { name: 'Анна', phone: '+7 900 123-45-67' } })
    await desk.orders.move(order, 'CANCELLED')
    const search = async (text: string) =>
      (
        await counter.ask<BoardFound>('GET', desk.path(`/search?text=${encodeURIComponent(text)}`))
      ).orders.map(({ id }) => id)
    expect(await search(order.number.toLowerCase())).toEqual([order.id])
    expect(await search('123-45-67')).toEqual([order.id])
    expect(await search('no such')).toEqual([])
  })
})

describe('BO-03 the promise', () => {
  test('BO-03 accepting with minutes promises them to the customer', async () => {
    const order = await desk.orders.placed(customer)
    const card = await counter.ask<BoardOrderAnswer>('POST', desk.stepPath(order, 'accept'), { minutes: 25 })
    expect(card).toMatchObject({ status: 'ACCEPTED', board: { lastStep: { by: 'Ivan' } } })
    // Answering one order silences the bell on every device.
    expect(card.board.seenAt).not.toBeNull()
    expect(await shown(order)).toMatchObject({ status: 'ACCEPTED', promiseMinutes: 25 })
  })

  test('BO-03 moving it adds up, and the customer reads the last reason', async () => {
    const order = await desk.orders.placed(customer)
    expect(
      await toOutcome(
        await counter.send('POST', desk.stepPath(order, 'delay'), { minutes: 5, reason: 'weather' }),
      ),
    ).toBe('409 order.status-conflict')
    const { board } = await counter.ask<BoardOrderAnswer>('POST', desk.stepPath(order, 'accept'), {
      minutes: 25,
    })
    await counter.ask('POST', desk.stepPath(order, 'delay'), { minutes: 10, reason: 'kitchen-busy' })
    const moved = await counter.ask<BoardOrderAnswer>('POST', desk.stepPath(order, 'delay'), {
      minutes: 5,
      reason: 'courier-late',
    })
    expect(Date.parse(moved.board.promisedAt ?? '') - Date.parse(board.promisedAt ?? '')).toBe(15 * 60_000)
    expect(await shown(order)).toMatchObject({ delay: { minutes: 15, reason: 'courier-late' } })
    expect((await shown(order)).history.map(({ status }) => status)).toEqual(['NEW', 'ACCEPTED'])
  })
})

describe('BO-05 steps and taking them back', () => {
  test('BO-05 a step is taken back within thirty seconds, and both are in the history', async () => {
    const order = await desk.orders.placed(customer)
    await counter.ask('POST', desk.stepPath(order, 'accept'), { minutes: 25 })
    const { board } = (await (await step(order, 'ACCEPTED', 'COOKING')).json()) as BoardOrderAnswer
    expect(board.takeBack?.to).toBe('ACCEPTED')
    desk.orders.server.clock.advanceMs(29_000)
    const back = await counter.ask<BoardOrderAnswer>('POST', desk.stepPath(order, 'take-back'), {
      from: 'COOKING',
    })
    expect([back.status, back.board.takeBack]).toEqual(['ACCEPTED', null])
    expect((await shown(order)).history.map(({ status }) => status)).toEqual([
      'NEW',
      'ACCEPTED',
      'COOKING',
      'ACCEPTED',
    ])
    await step(order, 'ACCEPTED', 'COOKING')
    desk.orders.server.clock.advanceMs(30_000)
    const late = await counter.send('POST', desk.stepPath(order, 'take-back'), { from: 'COOKING' })
    expect(await toOutcome(late)).toBe('409 order.take-back-over')
  })

  test('BO-05 nothing is taken back from an order that is over', async () => {
    const order = await desk.orders.placed(customer)
    await desk.orders.move(order, 'ACCEPTED', 'COOKING', 'READY')
    await step(order, 'READY', 'COMPLETED')
    const back = await counter.send('POST', desk.stepPath(order, 'take-back'), { from: 'COMPLETED' })
    expect(await toOutcome(back)).toBe('409 order.take-back-over')
  })

  test('BO-05 ST-11 steps stand in the log with their person, and a second press is no second step', async () => {
    const order = await desk.orders.placed(customer)
    await counter.ask('POST', desk.stepPath(order, 'accept'), {})
    const [first, second] = await Promise.all([
      step(order, 'ACCEPTED', 'COOKING'),
      step(order, 'ACCEPTED', 'COOKING'),
    ])
    expect([first.status, second.status]).toEqual([200, 200])
    expect((await shown(order)).history.map(({ status }) => status)).toEqual(['NEW', 'ACCEPTED', 'COOKING'])
    const logged = await desk.orders.server.db.read
      .selectFrom('staffLog')
      .select(['kind', 'changes', 'restoId'])
      .where('subject', '=', order.number)
      .orderBy('id')
      .execute()
    expect(
      logged.map(({ kind, restoId: at, changes }) => [kind, at, JSON.parse(changes) as unknown]),
    ).toEqual([
      ['order.status', desk.restoId, [{ field: 'status', old: 'NEW', new: 'ACCEPTED' }]],
      ['order.status', desk.restoId, [{ field: 'status', old: 'ACCEPTED', new: 'COOKING' }]],
    ])
  })
})

describe('BO-07 two people at one order', () => {
  test('BO-07 one accepts, and the other is told who and when', async () => {
    const other = await desk.counter('Maria')
    const order = await desk.orders.placed(customer)
    const answers = await Promise.all([
      counter.send('POST', desk.stepPath(order, 'accept'), { minutes: 20 }),
      other.send('POST', desk.stepPath(order, 'accept'), { minutes: 45 }),
    ])
    const texts = await Promise.all(answers.map((answer) => answer.text()))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    const refused = texts.find((text) => text.includes('order.moved-meanwhile')) ?? ''
    const winner = answers[0].ok ? 'Ivan' : 'Maria'
    expect(refused).toContain(`Done already: ${winner}, `)
    expect(await shown(order)).toMatchObject({ promiseMinutes: winner === 'Ivan' ? 20 : 45 })
    expect((await shown(order)).history).toHaveLength(2)
  })

  test('BO-07 a refusal loses to a customer who has cancelled', async () => {
    const order = await desk.orders.placed(customer)
    await desk.orders.post(`/api/v1/persons/${customer.personId}/orders/${order.id}/cancel`, { customer })
    const late = await counter.send('POST', desk.stepPath(order, 'accept'), {})
    expect(await toOutcome(late)).toBe('409 order.status-conflict')
  })
})

describe('BO-06 BO-13 refusing and cancelling', () => {
  test('BO-06 a dish that has run out is stopped at this venue alone, and the customer reads why', async () => {
    const order = await desk.orders.placed(customer)
    const dish = desk.orders.id('position', 'salad-tabbouleh')
    const notOrdered = desk.orders.id('position', 'cola')
    await counter.ask('POST', desk.stepPath(order, 'refuse'), {
      from: 'NEW',
      reason: 'dish-ran-out',
      stopPositionIds: [dish, notOrdered],
    })
    expect(await shown(order)).toMatchObject({
      status: 'CANCELLED',
      cancellation: { by: 'operator', reason: 'dish-ran-out' },
    })
    const stops = await desk.orders.server.db.read.selectFrom('stops').selectAll().execute()
    expect(stops.filter(({ author }) => author === 'Ivan')).toMatchObject([
      { scopeId: desk.restoId, thingId: dish, kind: 'position' },
    ])
    expect(stops.find(({ thingId }) => thingId === dish)?.untilAt).not.toBeNull()
    expect(await desk.find(counter, order)).toBeUndefined()
    await transaction(desk.orders.server.db, (trx) =>
      trx.deleteFrom('stops').where('scopeId', '=', desk.restoId).execute(),
    )
  })

  test('BO-13 a cancellation by the customer stays on the board until somebody confirms it', async () => {
    const order = await desk.orders.placed(customer)
    await counter.ask('POST', desk.stepPath(order, 'seen'))
    desk.orders.server.clock.advanceMs(1000)
    await desk.orders.post(`/api/v1/persons/${customer.personId}/orders/${order.id}/cancel`, { customer })
    expect(await desk.find(counter, order)).toMatchObject({
      status: 'CANCELLED',
      cancellation: { by: 'customer' },
    })
    await counter.ask('POST', desk.stepPath(order, 'seen'))
    expect(await desk.find(counter, order)).toBeUndefined()
  })
})
