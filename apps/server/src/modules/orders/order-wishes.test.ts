import type { OrderBody } from '@lavash/contract/orders'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Customer, OrderDesk } from '../../../test/order-desk.ts'

let desk: OrderDesk
let customer: Customer
beforeAll(async () => {
  desk = await OrderDesk.open()
  customer = await desk.customer()
})
afterAll(() => desk[Symbol.asyncDispose]())

/** The venue takes cash at its counter alone. */
const cash: Partial<OrderBody> = {
  deliveryType: 'TAKE_AWAY',
  payType: 'CASH_UPON_RECEIPT',
  expectedTotal: 89_700,
}

test('K-11 wishes are kept with the order, and an order without any has none', async () => {
  const wishes = { cutlery: 0, changeFrom: 200_000, doNotCall: true }
  const order = await desk.placed(customer, { ...cash, wishes })
  expect(order.wishes).toEqual(wishes)
  const path = `/api/v1/persons/${customer.personId}/orders/${order.id}`
  const shown = await desk.server.fetch(path, { headers: await customer.headers() })
  expect(await shown.json()).toMatchObject({ id: order.id, wishes })
  expect((await desk.placed(customer)).wishes).toBeUndefined()
})

test.each<{ name: string; changes: Partial<OrderBody>; code: string; field: string }>([
  {
    name: 'change for a card',
    changes: { payType: 'CARD_UPON_RECEIPT', wishes: { changeFrom: 200_000 } },
    code: 'order.change-not-for-cash',
    field: 'wishes.changeFrom',
  },
  {
    name: 'change from less than the total',
    changes: { ...cash, wishes: { changeFrom: 89_699 } },
    code: 'order.change-too-small',
    field: 'wishes.changeFrom',
  },
  {
    name: 'a bag at the door that nobody has paid',
    changes: { payType: 'CARD_UPON_RECEIPT', wishes: { leaveAtDoor: true } },
    code: 'order.leave-at-door-unpaid',
    field: 'wishes.leaveAtDoor',
  },
  {
    name: 'minus one fork',
    changes: { wishes: { cutlery: -1 } },
    code: 'request.invalid',
    field: 'wishes.cutlery',
  },
])('K-11 K-09 $name is refused with a sentence and places nothing', async ({ changes, code, field }) => {
  const { errors } = await desk.place(customer, changes)
  expect(errors).toMatchObject([{ code, field, message: expect.stringMatching(/[а-я]/) }])
})
