import { randomUUID } from 'node:crypto'
import { type OrderBody, orderSchema } from '@lavash/contract/orders'
import { Value } from 'typebox/value'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Customer, OrderDesk } from '../../../test/order-desk.ts'

let desk: OrderDesk
let customer: Customer
beforeAll(async () => {
  desk = await OrderDesk.open()
  customer = await desk.customer()
})
afterAll(() => desk[Symbol.asyncDispose]())

async function countOrders(): Promise<number> {
  const rows = await desk.server.db.read.selectFrom('orders').select('id').execute()
  return rows.length
}

describe('API-15 placing an order', () => {
  test('API-15 the order comes back with its number, its prices and their rules', async () => {
    const { status, body } = await desk.place(customer, { promoCode: 'уголь20', expectedTotal: 79_660 })
    expect(status).toBe(201)
    expect(Value.Errors(orderSchema, body)).toEqual([])
    expect(body).toMatchObject({
      number: expect.stringMatching(/^[AEKMT]-[1-9]\d\d$/),
      status: 'NEW',
      createdAt: '2026-11-16T12:00:00+03:00',
      resto: { id: desk.id('resto', 'centre'), name: 'Уголёк на Центральном' },
      promoCode: 'УГОЛЬ20',
      person: { name: 'Анна', phone: '+79000000001' },
      deliveryPrice: 7900,
      discount: 17_940,
      total: 79_660,
      currency: 'RUB',
      payment: { method: 'CARD_UPON_RECEIPT', status: 'PENDING' },
      history: [{ status: 'NEW', at: '2026-11-16T12:00:00+03:00' }],
    })
    expect(body.positions).toMatchObject([
      { name: 'Табуле', count: 3, price: 29_900, sum: 89_700, payableAmount: 71_760, rule: 'line.sum' },
    ])
  })

  test('API-15 only with a token of one’s own, and only with a key', async () => {
    const other = await desk.customer()
    const stranger = { personId: customer.personId, headers: () => other.headers() }
    expect(await desk.place(stranger)).toMatchObject({ status: 403, codes: ['auth.forbidden'] })
    const path = `/api/v1/persons/${customer.personId}/orders`
    const body = desk.orderBody()
    expect(await desk.post(path, { body, headers: { 'idempotency-key': randomUUID() } })).toMatchObject({
      status: 401,
      codes: ['auth.required'],
    })
    expect((await desk.post(path, { body, customer })).errors).toMatchObject([
      { code: 'request.invalid', field: 'idempotency-key' },
    ])
  })

  test('S-07 the next order is filled in from this one', async () => {
    await desk.placed(customer, {
      person: { name: ' Ирина ', phone: '8 900 000 00 02', email: 'i@example.com' },
    })
    const me = await desk.server.fetch('/api/v1/me', { headers: await customer.headers() })
    expect(await me.json()).toMatchObject({
      deliveries: expect.arrayContaining([
        { personName: 'Ирина', phone: '+79000000002', email: 'i@example.com' },
      ]),
    })
  })

  test('K-05 another total than the customer agreed to places nothing and tells the new one', async () => {
    const before = await countOrders()
    const { status, errors } = await desk.place(customer, { expectedTotal: 97_599 })
    expect(status).toBe(409)
    expect(errors).toMatchObject([{ code: 'order.total-changed', total: 97_600, field: 'expectedTotal' }])
    expect(await countOrders()).toBe(before)
  })
})

test('what a keyboard cannot type harms nobody', async () => {
  const order = await desk.placed(customer, { comment: ' Без\0 лука ' })
  expect(order.comment).toBe('Без лука')
  const leapSecond = '2026-12-31T23:59:60Z'
  expect((await desk.place(customer, { preOrderAt: leapSecond })).codes).toEqual([
    'order.pre-order-time-invalid',
  ])
})

describe('K-05 one order for one intent', () => {
  test('K-05 the same key and body answer the same order, also when the venue has closed meanwhile', async () => {
    await using own = await OrderDesk.open()
    const somebody = await own.customer()
    const key = randomUUID()
    const first = await own.place(somebody, {}, key)
    own.server.clock.moveTo('2026-11-16T23:30:00+03:00')
    const again = await own.place(somebody, {}, key)
    expect([first.status, again.status]).toEqual([201, 200])
    expect(again.body).toEqual(first.body)
  })

  test('K-05 the order of fields makes no other body', async () => {
    const key = randomUUID()
    const first = await desk.place(customer, {}, key)
    const body = Object.fromEntries(Object.entries(desk.orderBody()).toReversed())
    const path = `/api/v1/persons/${customer.personId}/orders`
    const again = await desk.post<{ id: string }>(path, {
      body,
      customer,
      headers: { 'idempotency-key': key },
    })
    expect(again).toMatchObject({ status: 200, body: { id: first.body.id } })
  })

  test('K-05 the same key with another body is refused', async () => {
    const key = randomUUID()
    await desk.place(customer, {}, key)
    expect(await desk.place(customer, { personCount: 3 }, key)).toMatchObject({
      status: 409,
      codes: ['order.idempotency-conflict'],
    })
  })

  test('K-05 twenty clicks at the same moment are one order', async () => {
    const before = await countOrders()
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 20 }, () => desk.place(customer, {}, key)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(19)
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect(await countOrders()).toBe(before + 1)
  })

  test('K-05 a refused order leaves its key free for the corrected one', async () => {
    const key = randomUUID()
    expect((await desk.place(customer, { expectedTotal: 1 }, key)).status).toBe(409)
    expect((await desk.place(customer, {}, key)).status).toBe(201)
  })

  test('K-05 two customers may have had the same key', async () => {
    const key = randomUUID()
    const other = await desk.customer()
    const answers = [await desk.place(customer, {}, key), await desk.place(other, {}, key)]
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
  })
})

test('numbers of a venue’s day are unique, and tell nobody how many orders there were', async () => {
  const orders = await Promise.all(Array.from({ length: 30 }, () => desk.placed(customer)))
  const numbers = orders.map(({ number }) => number)
  expect(new Set(numbers).size).toBe(30)
  expect(numbers).not.toEqual(numbers.toSorted())
})

describe('V-03 the server holds an order against the rules of the form', () => {
  const place = { address: 'Приветный, Центральный проспект, 20', location: { lat: 43.9941, lng: 34.1966 } }
  test.each<[string, Partial<OrderBody>, string, string]>([
    ['no name', { person: { name: ' ', phone: '+79000000001' } }, 'person.name', 'Введите ваше имя'],
    [
      'a name of 51 letters',
      { person: { name: 'А'.repeat(51), phone: '+79000000001' } },
      'person.name',
      'Имя не должно превышать 50 символов',
    ],
    ['no phone', { person: { name: 'Анна', phone: '' } }, 'person.phone', 'Введите номер телефона'],
    [
      'half a phone',
      { person: { name: 'Анна', phone: '+7900' } },
      'person.phone',
      'Укажите корректный номер',
    ],
    [
      'no email for the receipt',
      { payType: 'CARD_ONLINE' },
      'person.email',
      'Укажите email для получения чека',
    ],
    [
      'no address',
      { deliveryPlace: { ...place, address: '' } },
      'deliveryPlace.address',
      'Укажите адрес доставки',
    ],
    ['a comment of 101 letters', { comment: 'я'.repeat(101) }, 'comment', 'Не больше 100 символов'],
  ])('V-03 %s', async (_, fields, field, message) => {
    const { status, errors } = await desk.place(customer, fields)
    expect(status).toBe(400)
    expect(errors).toEqual([{ code: 'request.invalid', field, message }])
  })
})

describe('V-03 a phone without a country code is read as at home in the venue’s brand', () => {
  function atObala(phone: string): Partial<OrderBody> {
    const { server } = desk
    const id = server.id('primorje-grill', 'position', 'grilled-cheese')
    const menuId = server.id('primorje-grill', 'menu', 'rostilj')
    return {
      restoId: server.id('primorje-grill', 'resto', 'obala'),
      deliveryType: 'TAKE_AWAY',
      positions: [{ ...desk.line('salad-tabbouleh', 540, 2), id, menuId }],
      expectedTotal: 1080,
      person: { name: 'Ana', phone },
    }
  }

  test.each(['067 123 456', '67 123 456', '+382 67 123 456'])('V-03 %s in Montenegro', async (phone) => {
    const order = await desk.placed(customer, atObala(phone))
    expect(order.person.phone).toBe('+38267123456')
  })
})

describe('K-07 the server takes no order it could not keep', () => {
  const takeAway = { deliveryType: 'TAKE_AWAY', payType: 'CARD_UPON_RECEIPT', expectedTotal: 89_700 } as const
  test('K-07 on a day off', async () => {
    const { codes } = await desk.place(customer, { ...takeAway, restoId: desk.id('resto', 'naberezhnaya') })
    expect(codes).toEqual(['resto.day-off'])
  })

  test('K-07 closed: for tomorrow it is taken, with the time in the venue’s zone', async () => {
    await using night = await OrderDesk.open({ now: '2026-11-16T23:30:00+03:00' })
    const somebody = await night.customer()
    expect((await night.place(somebody)).codes).toEqual(['resto.closed'])
    const order = await night.placed(somebody, { preOrderAt: '2026-11-17T09:00:00Z' })
    expect(order.preOrderAt).toBe('2026-11-17T12:00:00+03:00')
  })

  test('an address outside the zone points at the address', async () => {
    const deliveryPlace = { address: 'Далеко', location: { lat: 1, lng: 1 } }
    expect((await desk.place(customer, { deliveryPlace })).errors).toMatchObject([
      { code: 'delivery.out-of-zone', field: 'deliveryPlace.address' },
    ])
  })
})

test('API-13 API-15 a promo code of null is none, in the preflight and in the order', async () => {
  await using desk = await OrderDesk.open()
  expect((await desk.preflight({ promoCode: null })).body).toMatchObject({ promoCode: null })
  const order = await desk.placed(await desk.customer(), { promoCode: null })
  expect(order).not.toHaveProperty('promoCode')
})
