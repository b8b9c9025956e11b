import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Customer, OrderDesk } from '../../../test/order-desk.ts'

let desk: OrderDesk
let customer: Customer
beforeAll(async () => {
  desk = await OrderDesk.open()
  customer = await desk.customer()
})
afterAll(() => desk[Symbol.asyncDispose]())

const promoCode = 'УГОЛЬ20'
/** A place in the zone 'centre-far' only: orders from 600 ₽, delivery for 199 ₽. */
const leftBank = { lat: 44.002, lng: 34.195 }
const fiveColas = () => [desk.line('cola', 14_900, 5)]

describe('C-11 a zone’s minimum and delivery tiers are compared with the dishes before a promo code', () => {
  test('C-11 745 ₽ less 20 % is below the minimum of 600 ₽, and still delivered for 199 ₽', async () => {
    const cart = { positions: fiveColas(), location: leftBank }
    const full = await desk.preflight(cart)
    const reduced = await desk.preflight({ ...cart, promoCode })
    expect(full.body).toMatchObject({ cartTotal: { amount: 74_500 }, deliveryPrice: { amount: 19_900 } })
    expect(reduced).toMatchObject({
      status: 200,
      body: {
        cartTotal: { amount: 59_600 },
        deliveryPrice: full.body.deliveryPrice,
        total: { amount: 79_500 },
      },
    })
  })

  test('C-11 such an order is placed', async () => {
    const { status, body } = await desk.place(customer, {
      positions: fiveColas(),
      deliveryPlace: { address: 'Приветный, Лесная улица, 3', location: leftBank },
      promoCode,
      expectedTotal: 79_500,
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({ deliveryPrice: 19_900, discount: 14_900, total: 79_500 })
  })

  test('C-11 a code does not make the delivery of 745 ₽ dearer, although it leaves less than 700 ₽', async () => {
    const { body } = await desk.preflight({ positions: fiveColas(), promoCode })
    expect(body).toMatchObject({ cartTotal: { amount: 59_600 }, deliveryPrice: { amount: 7900 } })
  })

  test('C-11 a cart below the minimum is refused with a code and without, with the same sum to reach', async () => {
    const cart = { positions: [desk.line('cola', 14_900, 4)], location: leftBank }
    for (const fields of [cart, { ...cart, promoCode }]) {
      const { status, errors } = await desk.preflight(fields)
      expect(status).toBe(422)
      expect(errors).toMatchObject([{ code: 'delivery.order-sum-not-enough.range', minOrderAmount: 60_000 }])
    }
  })
})
