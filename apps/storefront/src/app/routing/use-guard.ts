import type { Availability } from '@lavash/contract/availability'
import { useQueryClient } from '@tanstack/react-query'
import { positionsQuery } from '#api/menus.ts'
import { availabilityQuery, promotionsQuery } from '#api/restos.ts'
import { guardNavigation, type GuardDecision } from '#app/routing/guard.ts'
import type { MatchedRoute } from '#app/routing/match-route.ts'
import { useCurrentLocale } from '#config/current-locale.ts'
import { useMenus, useResto } from '#order/chosen-venue.ts'
import { useCityData } from '#order/city-data.tsx'
import { useIsSignedIn } from '#session/use-session.ts'

/** Asks the guard with loaded data only: navigation never fetches. */
export function useGuard(match: MatchedRoute): GuardDecision {
  const client = useQueryClient()
  const locale = useCurrentLocale()
  const { restos } = useCityData()
  const resto = useResto()
  const menus = useMenus()
  const isSignedIn = useIsSignedIn()
  return guardNavigation(match, {
    isSignedIn,
    hasMenu: (menuId) => menus.some(({ id }) => id === menuId),
    hasPosition: (menuId, positionId) =>
      hasId(client.getQueryData(positionsQuery(locale, menuId).queryKey), positionId) &&
      !isLeftOut(client.getQueryData(availabilityQuery(resto.id).queryKey), positionId),
    hasPromotion: (promotionId) =>
      hasId(client.getQueryData(promotionsQuery(locale, resto.id).queryKey), promotionId),
    hasResto: (restoId) => hasId(restos, restoId),
  })
}

/** CO-18: a dish that this venue does not sell counts as missing. */
function isLeftOut(availability: Availability | null | undefined, positionId: number): boolean {
  return availability?.leftOutPositionIds.includes(positionId) === true
}

function hasId(list: readonly { readonly id: number }[] | undefined, wanted: number): boolean {
  return list === undefined || list.some(({ id }) => id === wanted)
}
