import { randomInt } from 'node:crypto'
import { type SignedIn, signIn } from '../apps/server/test/sign-in.ts'
import type { DemoVenue } from './demo-venue.ts'
import { makeLine, toDelivered } from './location-steps.ts'
import type { StartedServer } from './start-server.ts'
import { type Stored, toStored } from './visit.ts'

export interface Dish {
  id: number
  name: string
  price: number
  menu: { id: number }
}

/** In the middle of the zone 'centre-near': 149 ₽ from 400 ₽, 79 ₽ from 700 ₽, free from 1 200 ₽. */
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

/** Somebody new each time: limits count by phone and by person. */
export async function makePerson(server: StartedServer): Promise<SignedIn & { stored: Stored }> {
  const phone = `+7900${String(randomInt(10_000_000)).padStart(7, '0')}`
  const person = await signIn({ fetch: (path, init) => fetch(server.url + path, init) }, phone)
  const profile = await readJson<unknown>(server, '/api/v1/me', { headers: person.headers })
  const { accessToken, refreshToken } = person
  const stored = {
    person_profile: profile,
    person_token_set: { accessToken, refreshToken, source: 'PHONE' },
    order_person: { name: 'Анна', phone: '+7 900 000-00-01', email: 'anna@example.com' },
  }
  return { ...person, stored }
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
  preOrderAt?: string
}

/** What the server has taken from somebody, the newest first. */
export async function listOrders(server: StartedServer, person: SignedIn): Promise<KnownOrder[]> {
  const path = `/api/v1/persons/${person.personId}/orders`
  const { content } = await readJson<{ content: KnownOrder[] }>(server, path, { headers: person.headers })
  return content
}
