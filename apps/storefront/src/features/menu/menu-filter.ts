import type { Position } from '@lavash/contract/menus'
import type { DishFilter } from '@lavash/rulebook/menu/dish-filter'
import { filterSections } from '@lavash/rulebook/menu/dish-filter'
import type { MenuSection } from '@lavash/rulebook/menu/menu-groups'
import { useMemo } from 'react'
import { create } from 'zustand'
import { useMenuSections } from '#order/menu-queries.ts'
import { findDeviceChoice, keepDeviceChoice } from '#storage/device-choices.ts'

/** Allergens stay with the device, because an allergy does. Tags are a mood, and end with the page. */
const cookie = 'avoided_allergens'

export const useMenuFilter = create<DishFilter>(() => ({
  tags: [],
  allergens: (findDeviceChoice(cookie) ?? '').split('.').filter(Boolean),
}))

export function chooseFilter(filter: DishFilter): void {
  keepDeviceChoice(cookie, filter.allergens.join('.'))
  useMenuFilter.setState(filter)
}

export function resetFilter(): void {
  chooseFilter({ tags: [], allergens: [] })
}

/** M-12: the menu's groups with the dishes that fit the filter. */
export function useShownSections(menuId: number): readonly MenuSection<Position>[] {
  const sections = useMenuSections(menuId)
  const filter = useMenuFilter()
  return useMemo(() => filterSections(sections, filter), [sections, filter])
}
