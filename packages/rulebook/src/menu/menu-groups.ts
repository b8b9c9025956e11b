import { ungroupedGroupId, ungroupedGroupName, ungroupedGroupOrder } from '#site/limits.ts'
import { sortPositions } from './positions.ts'
import type { Photo, Position } from './positions.ts'

export interface PositionGroup {
  readonly id: number
  readonly menuId: number
  readonly name: string
  readonly order: number
  readonly photos: readonly Photo[]
}

export interface MenuSection<T> {
  readonly group: PositionGroup
  readonly positions: readonly T[]
}

type Grouped = Pick<Position, 'id' | 'menu' | 'positionGroup' | 'order'>

export function positionsOfMenu<T extends Grouped>(menuId: number, positions: readonly T[]): T[] {
  return sortPositions(positions.filter((position) => position.menu.id === menuId))
}

/**
 * A menu as it is shown: its groups by order, each with its positions; 'Прочее' only if positions without a
 * group exist. A dish whose group is missing counts as a dish without a group, so it is never lost. A group without
 * dishes is left out.
 */
export function menuSections<T extends Grouped>(
  menuId: number,
  groups: readonly PositionGroup[],
  positions: readonly T[],
): MenuSection<T>[] {
  const own = groups.filter((group) => group.menuId === menuId)
  const known = new Set(own.map((group) => group.id))
  const shown = positionsOfMenu(menuId, positions)
  const groupIdOf = ({ positionGroup }: T) =>
    positionGroup && known.has(positionGroup.id) ? positionGroup.id : ungroupedGroupId
  return [...own, ...(known.has(ungroupedGroupId) ? [] : [ungroupedGroup(menuId)])]
    .toSorted((a, b) => a.order - b.order || a.id - b.id)
    .map((group) => ({ group, positions: shown.filter((position) => groupIdOf(position) === group.id) }))
    .filter((section) => section.positions.length > 0)
}

function ungroupedGroup(menuId: number): PositionGroup {
  return {
    id: ungroupedGroupId,
    menuId,
    name: ungroupedGroupName,
    order: ungroupedGroupOrder,
    photos: [],
  }
}
