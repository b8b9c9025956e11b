import { placeOrder } from '../orders-steps.ts'
import { makePerson } from '../cart-steps.ts'
import type { DemoVenue } from '../demo-venue.ts'
import { makeLine } from '../location-steps.ts'
import type { StartedServer } from '../start-server.ts'
import type { Stage } from './screens.ts'

interface Dish {
  id: number
  name: string
  price: number
  hasModifiers: boolean
  isStopped: boolean
}

/** A cart of three dishes, a person, and one of their orders if the brand has demonstration orders. */
export async function makeStage(server: StartedServer, venue: DemoVenue): Promise<Stage> {
  const menuId = venue.menuIds[0] ?? 0
  const response = await fetch(`${server.url}/1/p/menus/${menuId}/positions`)
  const dishes = ((await response.json()) as Dish[]).filter(({ isStopped }) => !isStopped)
  const plain = dishes.filter(({ hasModifiers }) => !hasModifiers).slice(0, 3)
  const person = await makePerson(server)
  const hasOrder = venue.whiteLabel === 'ugolyok'
  return {
    menuId,
    dishId: dishes.find(({ hasModifiers }) => hasModifiers)?.id ?? dishes[0]?.id,
    promotionId: venue.promotionId,
    restoId: venue.restoId,
    orderId: hasOrder
      ? (await placeOrder({ server, venue }, person, { payType: 'CARD_UPON_RECEIPT' })).id
      : undefined,
    cart: plain.map(({ id, name, price }, index) => makeLine(id, menuId, name, price, index + 1)),
    signedIn: person.stored,
  }
}
