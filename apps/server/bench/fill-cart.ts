import { pathOf } from '@lavash/contract/paths'
import type { Position } from '@lavash/contract/menus'
import type { OrderBody } from '@lavash/contract/orders'
import type { Preflight, PreflightBody } from '@lavash/contract/preflight'
import type { Resto } from '@lavash/contract/restos'
import type { ServedCatalogue } from './serve-catalogue.ts'

export const preflightPath = pathOf('preflight.anonymous')
const address = 'Улица, 1'

/** A cart of dishes that may be ordered just now without choosing anything, brought to a venue's own door. */
export async function fillCart(served: ServedCatalogue, count: number): Promise<PreflightBody> {
  for await (const cart of fillCarts(served, count)) return cart
  throw new Error(`No venue delivers ${count} dishes`)
}

/** One of every venue that delivers so many. */
export async function* fillCarts(
  { port, restoIds }: ServedCatalogue,
  count: number,
): AsyncGenerator<PreflightBody> {
  for (const restoId of restoIds) {
    const resto = await askJson<Resto>(port, pathOf('restos.show', { restoId }))
    const cart: PreflightBody = {
      restoId,
      deliveryType: 'DELIVERY',
      payType: 'CASH_UPON_RECEIPT',
      positions: await findDishes(port, resto, count),
      address,
      location: resto.location,
    }
    if (cart.positions.length === count && (await postJson(port, preflightPath, cart)).ok) yield cart
  }
}

async function findDishes(port: number, resto: Resto, count: number): Promise<PreflightBody['positions']> {
  const found: PreflightBody['positions'] = []
  for (const { id: menuId } of resto.menus) {
    const menu = await askJson<Position[]>(port, pathOf('menus.positions', { menuId }))
    for (const { id, name, price } of menu) {
      if (found.length === count) return found
      const line = { id, menuId, count: 1, modifiers: [], name, price, sum: price }
      const alone: PreflightBody = { restoId: resto.id, deliveryType: 'TAKE_AWAY', positions: [line] }
      if ((await postJson(port, preflightPath, alone)).ok) found.push(line)
    }
  }
  return found
}

/** The same cart as an order. */
export async function toOrderBody(port: number, cart: PreflightBody): Promise<OrderBody> {
  const answer = await postJson(port, preflightPath, cart)
  const { total } = (await answer.json()) as Preflight
  const { location, restoId, positions } = cart
  if (location === undefined) throw new Error('The cart has no place to go to')
  return {
    restoId,
    deliveryType: 'DELIVERY',
    payType: 'CASH_UPON_RECEIPT',
    positions: positions.map((line) => ({ ...line, menuId: line.menuId ?? 0 })),
    personCount: 1,
    person: { name: 'Анна', phone: '+7 900 000-00-01' },
    deliveryPlace: { address, location },
    expectedTotal: total.amount,
  }
}

async function askJson<T>(port: number, path: string): Promise<T> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`)
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as T
}

export function postJson(port: number, path: string, body: unknown): Promise<Response> {
  return fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}
