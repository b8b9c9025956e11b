import type { MenuSection } from './menu-groups.ts'
import type { Position } from './positions.ts'

/** Codes of tags and allergens. Empty lists filter nothing. */
export interface DishFilter {
  readonly tags: readonly string[]
  readonly allergens: readonly string[]
}

type Filtered = Pick<Position, 'tags' | 'allergens'>

export function isFiltering({ tags, allergens }: DishFilter): boolean {
  return tags.length + allergens.length > 0
}

/**
 * A dish needs one of the chosen tags, and none of the avoided allergens. A dish whose allergens are not declared is
 * left out: silence is no promise to an allergic customer.
 */
export function fitsFilter(dish: Filtered, { tags, allergens }: DishFilter): boolean {
  const isWanted = tags.length === 0 || dish.tags.some(({ code }) => tags.includes(code))
  const isSafe =
    allergens.length === 0 ||
    (dish.allergens !== undefined && !dish.allergens.some((code) => allergens.includes(code)))
  return isWanted && isSafe
}

/** Groups without a fitting dish are left out. The same list comes back while nothing is filtered. */
export function filterSections<T extends Filtered>(
  sections: readonly MenuSection<T>[],
  filter: DishFilter,
): readonly MenuSection<T>[] {
  if (!isFiltering(filter)) return sections
  return sections.flatMap(({ group, positions }) => {
    const fitting = positions.filter((position) => fitsFilter(position, filter))
    return fitting.length === 0 ? [] : [{ group, positions: fitting }]
  })
}
