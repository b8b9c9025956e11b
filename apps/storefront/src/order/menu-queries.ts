import type { Position } from '@lavash/contract/menus'
import type { Promotion } from '@lavash/contract/promotions'
import { type MenuSection, menuSections } from '@lavash/rulebook/menu/menu-groups'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { positionGroupsQuery, positionsQuery } from '#api/menus.ts'
import { promotionsQuery } from '#api/restos.ts'
import { useCurrentLocale } from '#config/current-locale.ts'
import { useResto } from '#order/chosen-venue.ts'

/** M-02: the menu's groups in their order with their dishes, 'Прочее' at the end. */
export function useMenuSections(menuId: number): readonly MenuSection<Position>[] {
  const locale = useCurrentLocale()
  const { data: groups } = useSuspenseQuery(positionGroupsQuery(locale, menuId))
  const { data: positions } = useSuspenseQuery(positionsQuery(locale, menuId))
  return useMemo(() => menuSections(menuId, groups, positions), [menuId, groups, positions])
}

export function usePositions(menuId: number): readonly Position[] {
  return useSuspenseQuery(positionsQuery(useCurrentLocale(), menuId)).data
}

export function usePromotions(): readonly Promotion[] {
  return useSuspenseQuery(promotionsQuery(useCurrentLocale(), useResto().id)).data
}
