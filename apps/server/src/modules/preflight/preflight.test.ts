import type { Order } from '@lavash/contract/orders'
import { preflightSchema } from '@lavash/contract/preflight'
import { Value } from 'typebox/value'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Customer, OrderDesk } from '../../../test/order-desk.ts'
import { storeWithoutPictures } from '../../../test/store-without-pictures.ts'
import { readDemoBrand } from '#catalogue/testing/read-demo-brand.ts'

let desk: OrderDesk
let customer: Customer
beforeAll(async () => {
  desk = await OrderDesk.open()
  customer = await desk.customer()
})
afterAll(() => desk[Symbol.asyncDispose]())

const takeAway = { deliveryType: 'TAKE_AWAY', payType: 'CASH_UPON_RECEIPT' } as const

describe('API-13 a visitor who has not signed in learns what the cart costs', () => {
  test('API-13 every amount carries its rule, delivery is a position of its own', async () => {
    const { status, body } = await desk.preflight()
    expect(status).toBe(200)
    expect(Value.Errors(preflightSchema, body)).toEqual([])
    expect(body.positions).toEqual([
      {
        id: desk.id('position', 'salad-tabbouleh'),
        specials: [],
        sum: 89_700,
        payableAmount: 89_700,
        discounts: [],
        promoCodes: [],
        rule: 'line.sum',
        amounts: [{ amount: 89_700, rule: 'position.price', id: desk.id('position', 'salad-tabbouleh') }],
      },
      {
        id: 0,
        specials: ['DELIVERY_PRICE'],
        sum: 7900,
        payableAmount: 7900,
        discounts: [],
        promoCodes: [],
        rule: 'threshold.delivery-price',
      },
    ])
    expect(body.total).toEqual({ amount: 97_600, rule: 'order.total' })
    expect(body.promiseMinutes).toBe(35)
  })

  test('the order keeps the ninety minutes that a slow dish is promised in', async () => {
    const positions = [desk.line('lamb-leg', 349_000)]
    const { body } = await desk.preflight({ positions })
    expect(body.promiseMinutes).toBe(90)
    const order = await desk.placed(customer, { positions, expectedTotal: body.total.amount })
    expect(order.promiseMinutes).toBe(90)
    expect((await desk.placed(customer)).promiseMinutes).toBe(35)
  })

  test('API-13 a modifier adds to the dish, and says so', async () => {
    const line = desk.line('shawarma-lavash', 32_900)
    const cheese = desk.id('modifier-item', 'lavash/cheese')
    const positions = [{ ...line, modifiers: [{ id: cheese, count: 1, price: 4000 }] }]
    const { body } = await desk.preflight({ ...takeAway, positions })
    expect(body.positions[0]?.amounts).toEqual([
      { amount: 32_900, rule: 'position.price', id: line.id },
      { amount: 4000, rule: 'modifier.price', id: cheese },
    ])
    expect(body.total.amount).toBe(36_900)
  })

  test('API-13 a promo code takes its share off every line, whatever the case it is typed in', async () => {
    const positions = [desk.line('salad-tabbouleh', 29_900, 3), desk.line('cola', 14_900)]
    const { body } = await desk.preflight({ positions, promoCode: ' уголь20 ' })
    expect(body.positions.map(({ promoCodes }) => promoCodes)).toEqual([
      [{ code: 'УГОЛЬ20', calculated: 17_940, rule: 'promo-code.percent' }],
      [{ code: 'УГОЛЬ20', calculated: 2980, rule: 'promo-code.percent' }],
      [],
    ])
    expect(body).toMatchObject({
      promoCode: 'УГОЛЬ20',
      promoCodeActive: true,
      promoCodeMaxDiscountAmount: 40_000,
      promoCodeMinOrderAmount: 50_000,
      discount: { amount: 20_920, rule: 'cart.discount' },
    })
  })
})

test('API-14 a signed-in customer is priced like anybody, under the own address only', async () => {
  expect(await desk.preflight({}, customer)).toMatchObject({
    status: 200,
    body: { total: { amount: 97_600 } },
  })
  const other = await desk.customer()
  const stranger = { personId: customer.personId, headers: () => other.headers() }
  expect(await desk.preflight({}, stranger)).toMatchObject({ status: 403, codes: ['auth.forbidden'] })
})

describe('C-09 each of the nine refusals of a promo code, by a code of the demonstration', () => {
  test.each([
    ['НЕТТАКОГО', 'promo-code.not-found'],
    ['ВОЛНА10', 'promo-code.not-found-for-resto'],
    ['ТИРАЖ100', 'promo-code.limit-exceed'],
    ['ОДИНРАЗ', 'promo-code.person-limit-exceed'],
    ['СКОРО', 'promo-code.before-start'],
    ['ЛЕТО2025', 'promo-code.after-finish'],
    ['САМ15', 'promo-code.invalid-delivery-method'],
    ['СТОП50', 'promo-code.not-active'],
    ['НОЧЬ25', 'promo-code.hour-not-active'],
  ])('%s: %s', async (promoCode, code) => {
    const { status, errors } = await desk.preflight({ promoCode }, customer)
    expect(status).toBe(422)
    expect(errors).toEqual([{ code, field: 'promoCode', message: expect.stringMatching(/\S/) }])
  })
})

describe('E-03 each of the six things a venue does not take', () => {
  test.each([
    ['zarechye', 'DELIVERY', 'CARD_ONLINE', 'resto.doesnt-support-delivery-online-pay'],
    ['naberezhnaya', 'DELIVERY', 'CARD_UPON_RECEIPT', 'resto.doesnt-support-delivery-card-pay'],
    ['centre', 'DELIVERY', 'CASH_UPON_RECEIPT', 'resto.doesnt-support-delivery-cash-pay'],
    ['zarechye', 'TAKE_AWAY', 'CARD_ONLINE', 'resto.doesnt-support-takeaway-online'],
    ['beach', 'TAKE_AWAY', 'CARD_UPON_RECEIPT', 'resto.doesnt-support-takeaway-card-pay'],
    ['vokzal', 'TAKE_AWAY', 'CASH_UPON_RECEIPT', 'resto.doesnt-support-takeaway-cash-pay'],
  ] as const)('E-03 %s %s %s', async (resto, deliveryType, payType, code) => {
    const { errors } = await desk.preflight({ restoId: desk.id('resto', resto), deliveryType, payType })
    expect(errors).toContainEqual({ code, field: 'payType', message: expect.stringMatching(/\S/) })
  })
})

describe('what else keeps a cart from being ordered', () => {
  const cases: [string, () => Parameters<OrderDesk['preflight']>[0], string[]][] = [
    [
      'E-02 a dish this venue does not have',
      () => ({
        restoId: desk.id('resto', 'zarechye'),
        ...takeAway,
        positions: [{ ...desk.line('avocado-toast', 36_900), menuId: desk.id('menu', 'breakfast') }],
      }),
      ['person-order.position-not-found-in-resto'],
    ],
    [
      'a dish that has run out',
      () => ({ ...takeAway, positions: [desk.line('shawarma-shrimp', 52_900)] }),
      ['position.stopped'],
    ],
    [
      'M-07 breakfast at noon',
      () => ({
        ...takeAway,
        positions: [{ ...desk.line('avocado-toast', 36_900), menuId: desk.id('menu', 'breakfast') }],
      }),
      ['position.out-of-slot'],
    ],
    [
      'a dish without the modifier it must have',
      () => ({ ...takeAway, positions: [desk.line('shawarma-lavash', 32_900)] }),
      ['position.modifiers-invalid'],
    ],
    [
      'a price that is not the venue’s',
      () => ({ ...takeAway, positions: [desk.line('cola', 100)] }),
      ['position.price-changed'],
    ],
    ['L-14 an address outside', () => ({ location: { lat: 1, lng: 1 } }), ['delivery.out-of-zone']],
    ['L-14 no address', () => ({ location: undefined }), ['delivery.out-of-zone']],
    [
      'C-11 too little for delivery',
      () => ({ positions: [desk.line('cola', 14_900)] }),
      ['delivery.order-sum-not-enough.range'],
    ],
    [
      'C-11 too much for delivery',
      () => ({ positions: [desk.line('grilled-fish', 78_900, 99)] }),
      ['delivery.order-sum-too-large.range'],
    ],
    ['K-07 a day off', () => ({ restoId: desk.id('resto', 'naberezhnaya'), ...takeAway }), ['resto.day-off']],
    [
      'K-04 a time outside of the hours',
      () => ({ preOrderAt: '2026-11-17T03:00:00+03:00' }),
      ['order.pre-order-time-invalid'],
    ],
    [
      'K-04 a time where orders ahead are not taken',
      () => ({ restoId: desk.id('resto', 'beach'), ...takeAway, preOrderAt: '2026-11-16T15:00:00+03:00' }),
      ['order.pre-order-not-available'],
    ],
    ['a venue nobody knows', () => ({ restoId: 2_000_000_000 }), ['resto.not-found']],
    ['B-10 a venue of another brand', () => ({ whiteLabel: 'somebody-else' }), ['resto.not-found']],
  ]
  test.each(cases)('%s', async (_, fields, codes) => {
    expect((await desk.preflight(fields())).codes).toEqual(codes)
  })

  test('a refusal names the dish, its place in the cart and the price it has now', async () => {
    const positions = [desk.line('hummus', 28_900), desk.line('cola', 100)]
    const { status, errors } = await desk.preflight({ ...takeAway, positions })
    expect(status).toBe(409)
    expect(errors).toEqual([
      {
        code: 'position.price-changed',
        field: 'positions.1',
        positionIds: [desk.id('position', 'cola')],
        price: 14_900,
        message: 'Цена блюда «cola» изменилась. Проверьте корзину.',
      },
    ])
  })

  test('C-11 the sum to reach is told, as a number and in words', async () => {
    const { errors } = await desk.preflight({ positions: [desk.line('cola', 14_900)] })
    expect(errors[0]).toMatchObject({ minOrderAmount: 40_000 })
    expect(errors[0]?.message).toMatch(/400\s₽/)
  })
})

describe('K-07 a venue that is closed', () => {
  test('K-07 refuses an order for now and takes one for tomorrow', async () => {
    await using night = await OrderDesk.open({ now: '2026-11-16T23:30:00+03:00' })
    expect((await night.preflight()).codes).toEqual(['resto.closed'])
    expect((await night.preflight({ preOrderAt: '2026-11-17T12:00:00+03:00' })).status).toBe(200)
  })
})

test('a cart without a code is priced although the database is gone', async () => {
  await using own = await OrderDesk.open()
  // The server loads a brand at the first request for it.
  await own.preflight()
  await own.server.db.engine.reader.destroy()
  expect((await own.preflight()).status).toBe(200)
  // Only the database knows how often a promo code was used.
  expect((await own.preflight({ promoCode: 'УГОЛЬ20' })).status).toBe(500)
})

test('K-04 a chosen time keeps the venue’s distance, which is longer than the promise', async () => {
  const ask = async (time: string) =>
    (await desk.preflight({ preOrderAt: `2026-11-16T${time}:00+03:00` })).codes
  expect(await ask('12:45')).toEqual(['order.pre-order-time-invalid'])
  expect(await ask('13:15')).toEqual([])
})

test('an order keeps its dishes’ names in the language it was placed in', async () => {
  const order = await desk.post<Order>(`/api/v1/persons/${customer.personId}/orders`, {
    body: desk.orderBody(),
    customer,
    headers: { 'accept-language': 'en', 'idempotency-key': '3c1f8a52-8d1b-4c6e-9a37-1f0f7a5c2b45' },
  })
  expect(order.body.positions.map(({ name }) => name)).toEqual(['Tabbouleh'])
})

test('a menu that a venue has for delivery only has no dishes for takeaway', async () => {
  await using own = await OrderDesk.open()
  const catalogue = await readDemoBrand('ugolyok')
  const restos = catalogue.restos.map((resto) => ({
    ...resto,
    menus: resto.menus.map((menu) => ({ ...menu, methods: ['DELIVERY' as const] })),
  }))
  await storeWithoutPictures(own.server.db, { ...catalogue, restos })
  await vi.waitFor(async () => {
    const { codes } = await own.preflight(takeAway)
    expect(codes).toContain('person-order.position-not-found-in-resto')
  }, 10_000)
  expect((await own.preflight()).status).toBe(200)
})

test('a menu that a venue has for takeaway only has no dishes for delivery', async () => {
  const { codes } = await desk.preflight({ restoId: desk.id('resto', 'beach') })
  expect(codes).toContain('person-order.position-not-found-in-resto')
  const takeaway = await desk.preflight({ restoId: desk.id('resto', 'beach'), ...takeAway })
  expect(takeaway.status).toBe(200)
})
