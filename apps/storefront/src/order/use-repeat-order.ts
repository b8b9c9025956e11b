import type { Position } from '@lavash/contract/menus'
import type { Order } from '@lavash/contract/orders'
import { availabilityAt } from '@lavash/rulebook/availability/venue-availability'
import { type RepeatedOrder, repeatOrder } from '@lavash/rulebook/cart/repeat-order'
import { useQueryClient } from '@tanstack/react-query'
import { askQuery } from '@lavash/client/ask-query.ts'
import { positionsQuery } from '#api/menus.ts'
import { getNowMs } from '#api/clock.ts'
import { availabilityQuery, modifiersQuery } from '#api/restos.ts'
import { useCurrentLocale } from '#config/current-locale.ts'
import { useMenus, useResto } from '#order/chosen-venue.ts'
import { toVenueAvailability } from '#order/venue-availability.ts'

/** K-10: adds the dishes of an order that the chosen venue sells today with the chosen method. */
export function useRepeatOrder(): (order: Order) => Promise<RepeatedOrder<Position>> {
  const client = useQueryClient()
  const locale = useCurrentLocale()
  const { id: restoId } = useResto()
  const menus = useMenus()
  return async ({ positions }) => {
    const [modifiers, told, ...offered] = await Promise.all([
      askQuery(client, modifiersQuery(locale, restoId)),
      askQuery(client, availabilityQuery(restoId)),
      ...menus.map(({ id }) => askQuery(client, positionsQuery(locale, id))),
    ])
    const known = toVenueAvailability(told)
    const availability = known && availabilityAt(known, getNowMs())
    // What the venue tells counts more than a menu that was read before.
    const sold = offered.flat().map((one) => (known === undefined ? one : { ...one, isStopped: false }))
    return repeatOrder(positions, { positions: sold, modifiers, availability })
  }
}
