import type { Locator, Page } from '@playwright/test'
import type { SignedIn } from '../apps/server/test/sign-in.ts'
import type { DemoVenue } from './demo-venue.ts'
import { makeLine, toDelivered } from './location-steps.ts'
import { readSignedIn } from './sign-in-steps.ts'
import type { StartedServer } from './start-server.ts'
import { type Stored, storeBefore, toStored } from './visit.ts'

export interface Dish {
  id: number
  name: string
  price: number
  menu: { id: number }
}

/** The middle of the zone 'centre-near': 149 ₽ from 400 ₽, 79 ₽ from 700 ₽, free from 1 200 ₽. */
const nearCentre = {
  address: 'Центральный проспект, 20',
  location: { lat: 43.9941, lng: 34.1966 },
  placeId: null,
  apartment: '27',
  entrance: '2',
  floor: '5',
  intercom: '',
  comment: '',
}

export async function readJson<Answer>(server: StartedServer, path: string, init?: RequestInit) {
  const response = await fetch(server.url + path, init)
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return (await response.json()) as Answer
}

/** A dish of the venue's main menu, by its Russian name. */
export async function readDish(server: StartedServer, venue: DemoVenue, name: string): Promise<Dish> {
  const [menuId] = venue.menuIds
  const headers = { 'accept-language': 'ru' }
  const dishes = await readJson<Dish[]>(server, `/1/p/menus/${menuId}/positions`, { headers })
  const dish = dishes.find((each) => each.name === name)
  if (dish === undefined) throw new Error(`The demonstration has no ${name}`)
  return dish
}

export function toLine({ id, menu, name, price }: Dish, count = 1): Stored {
  return makeLine(id, menu.id, name, price, count)
}

export interface Customer extends SignedIn {
  stored: Stored
}

/** A new customer each time, signed in, with a filled form, because limits count by phone and person. */
export async function makePerson(server: StartedServer): Promise<Customer> {
  const { person, stored } = await readSignedIn(server)
  const contacts = { name: 'Анна', phone: '+7 900 000-00-01', email: 'anna@example.com' }
  return { ...person, stored: { ...stored, order_person: contacts } }
}

export function toDelivery(venue: DemoVenue, changes: Stored = {}): Stored {
  return toDelivered(venue, venue.restoId, { order_delivery_place: nearCentre, ...changes })
}

export function toTakeaway(venue: DemoVenue, changes: Stored = {}): Stored {
  return { ...toStored(venue), ...changes }
}

export interface KnownOrder {
  id: string
  number: string
  status: string
  total: number
  payment: { method: string; status: string }
  createdAt: string
  preOrderAt?: string
}

/** The customer's orders on the server, newest first. */
export async function listOrders(server: StartedServer, person: SignedIn): Promise<KnownOrder[]> {
  const path = `/api/v1/persons/${person.personId}/orders`
  const { content } = await readJson<{ content: KnownOrder[] }>(server, path, { headers: person.headers })
  return content
}

/** The button that places the order, whatever its text. */
export function orderButton(page: Page) {
  return page.getByRole('button', {
    name: /^(?:Оформить заказ|Перейти к оплате|Заказ от|Заказ до|Place the order|Go to payment)/,
  })
}

/** The popup with the order's number. */
export function placedPopup(page: Page) {
  return page.getByRole('dialog', { name: /^Заказ .+ передан/ })
}

/** Nothing has to be paid online. */
export const cash: Stored = { order_payment_method: 'CASH_UPON_RECEIPT' }

/** A signed-in customer at the cart with three salads: 897 ₽, and 79 ₽ for delivery. */
export async function openCheckout(
  page: Page,
  { venue, server }: { venue: DemoVenue; server: StartedServer },
  toStoredBefore: (venue: DemoVenue, changes: Stored) => Stored = toDelivery,
  changes: Stored = {},
): Promise<Customer> {
  const [salad, person] = await Promise.all([readDish(server, venue, 'Табуле'), makePerson(server)])
  const cart = { cart_positions: [toLine(salad, 3)] }
  await storeBefore(page, toStoredBefore(venue, { ...person.stored, ...cart, ...changes }))
  await page.goto(`${server.url}/cart`)
  await orderButton(page).waitFor()
  await page.locator('dl[aria-busy=false]').waitFor()
  // Code that the page needs offline has to be loaded before the network is cut.
  await page.waitForFunction(() => {
    const arrived = performance.getEntriesByType('resource').map(({ name }) => name)
    return ['popup-frame', 'toast-area'].every((file) => arrived.some((name) => name.includes(file)))
  })
  return person
}

/** The dishes of the cart, without those that are offered beside them. */
export function cartLines(page: Page): Locator {
  return page
    .getByRole('list', { name: /^(?:Блюда в корзине|Dishes in the cart|Jela u korpi)$/ })
    .getByRole('listitem')
}
