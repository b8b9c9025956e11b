import type { Position } from '@lavash/contract/menus'
import type { Promotion } from '@lavash/contract/promotions'
import { type MenuSection, menuSections } from '@lavash/rulebook/menu/menu-groups'
import { soldPositions, unlimited } from '@lavash/rulebook/availability/venue-availability'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { positionGroupsQuery, positionsQuery } from '#api/menus.ts'
import { promotionsQuery } from '#api/restos.ts'
import { useCurrentLocale } from '#config/current-locale.ts'
import { useResto } from '#order/chosen-venue.ts'
import { useVenueAvailability } from '#order/venue-availability.ts'

/** M-02: the menu's groups in their order with their dishes, 'Прочее' at the end. */
export function useMenuSections(menuId: number): readonly MenuSection<Position>[] {
  const locale = useCurrentLocale()
  const { data: groups } = useSuspenseQuery(positionGroupsQuery(locale, menuId))
  const positions = usePositions(menuId)
  return useMemo(() => menuSections(menuId, groups, positions), [menuId, groups, positions])
}

/** The dishes of a menu that the chosen venue sells (CO-18). */
export function usePositions(menuId: number): readonly Position[] {
  const { data } = useSuspenseQuery(positionsQuery(useCurrentLocale(), menuId))
  const availability = useVenueAvailability() ?? unlimited
  return useMemo(() => soldPositions(data, availability), [data, availability])
}

export function usePromotions(): readonly Promotion[] {
  return useSuspenseQuery(promotionsQuery(useCurrentLocale(), useResto().id)).data
}
