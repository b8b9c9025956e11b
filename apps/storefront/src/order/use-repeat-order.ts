import type { Position } from '@lavash/contract/menus'
import type { Order } from '@lavash/contract/orders'
import { type RepeatedOrder, repeatOrder } from '@lavash/rulebook/cart/repeat-order'
import { useQueryClient } from '@tanstack/react-query'
import { askQuery } from '@lavash/client/ask-query.ts'
import { positionsQuery } from '#api/menus.ts'
import { modifiersQuery } from '#api/restos.ts'
import { useCurrentLocale } from '#config/current-locale.ts'
import { useMenus, useResto } from '#order/chosen-venue.ts'

/** K-10: adds the dishes of an order that the chosen venue sells today with the chosen method. */
export function useRepeatOrder(): (order: Order) => Promise<RepeatedOrder<Position>> {
  const client = useQueryClient()
  const locale = useCurrentLocale()
  const { id: restoId } = useResto()
  const menus = useMenus()
  return async ({ positions }) => {
    const [modifiers, ...offered] = await Promise.all([
      askQuery(client, modifiersQuery(locale, restoId)),
      ...menus.map(({ id }) => askQuery(client, positionsQuery(locale, id))),
    ])
    return repeatOrder(positions, { positions: offered.flat(), modifiers })
  }
}
