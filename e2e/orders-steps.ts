import { randomUUID } from 'node:crypto'
import type { Order, OrderBody } from '@lavash/contract/orders'
import { type Customer, type Dish, readDish, readJson } from './cart-steps.ts'
import type { DemoVenue } from './demo-venue.ts'
import type { StartedServer } from './start-server.ts'

export function toOrderLine({ id, menu, name, price }: Dish, count: number): OrderBody['positions'][number] {
  return { id, menuId: menu.id, count, modifiers: [], name, price, sum: price * count }
}

/** Placed as the storefront does: three salads, 897 ₽, and 79 ₽ for delivery. */
export async function placeOrder(
  { server, venue }: { server: StartedServer; venue: DemoVenue },
  person: Customer,
  changes: Partial<OrderBody> = {},
): Promise<Order> {
  const salad = await readDish(server, venue, 'Табуле')
  const body: OrderBody = {
    restoId: venue.restoId,
    deliveryType: 'DELIVERY',
    payType: 'CARD_UPON_RECEIPT',
    personCount: 1,
    person: { name: 'Анна', phone: '+79000000001', email: 'anna@example.com' },
    positions: [toOrderLine(salad, 3)],
    expectedTotal: 97_600,
    deliveryPlace: {
      address: 'Центральный проспект, 20',
      apartment: '27',
      entrance: '2',
      location: { lat: 43.9941, lng: 34.1966 },
    },
    ...changes,
  }
  if (body.deliveryType === 'TAKE_AWAY') delete body.deliveryPlace
  const response = await fetch(`${server.url}/api/v1/persons/${person.personId}/orders`, {
    method: 'POST',
    headers: { ...person.headers, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`)
  return (await response.json()) as Order
}

/** Pays upon receipt instead of online, as another tab of the customer would choose. */
export async function payOtherwise(server: StartedServer, person: Customer, orderId: string): Promise<void> {
  await readJson(server, `/api/v1/persons/${person.personId}/orders/${orderId}/payment`, {
    method: 'POST',
    headers: { ...person.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ payType: 'CARD_UPON_RECEIPT' }),
  })
}
