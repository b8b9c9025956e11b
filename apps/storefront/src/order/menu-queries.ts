import type { Position } from '@lavash/contract/menus'
import type { Promotion } from '@lavash/contract/promotions'
import { type MenuSection, menuSections } from '@lavash/rulebook/menu-groups'
import { useSuspenseQueries, useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { positionGroupsQuery, positionsQuery } from '#api/menus.ts'
import { promotionsQuery } from '#api/restos.ts'
import { useCurrentLocale } from '#config/current-locale.ts'
import { useMenus, useResto } from '#order/chosen-venue.ts'

/** A menu as it is shown: groups in their order, each with its dishes, 'Прочее' at the end (M-02). */
export function useMenuSections(menuId: number): readonly MenuSection<Position>[] {
  const locale = useCurrentLocale()
  const { data: groups } = useSuspenseQuery(positionGroupsQuery(locale, menuId))
  const { data: positions } = useSuspenseQuery(positionsQuery(locale, menuId))
  return useMemo(() => menuSections(menuId, groups, positions), [menuId, groups, positions])
}

export function usePositions(menuId: number): readonly Position[] {
  return useSuspenseQuery(positionsQuery(useCurrentLocale(), menuId)).data
}

/** The dishes of every menu that the venue has for the chosen method, menu by menu. */
export function useAllPositions(): readonly Position[] {
  const locale = useCurrentLocale()
  return useSuspenseQueries({
    queries: useMenus().map(({ id }) => positionsQuery(locale, id)),
    combine: joinAnswers,
  })
}

/** The same function each time: then the list stays the same one until an answer changes. */
function joinAnswers(answers: readonly { readonly data: readonly Position[] }[]): readonly Position[] {
  return answers.flatMap(({ data }) => data)
}

export function usePromotions(): readonly Promotion[] {
  return useSuspenseQuery(promotionsQuery(useCurrentLocale(), useResto().id)).data
}
