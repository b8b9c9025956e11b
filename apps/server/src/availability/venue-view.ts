import { findDishStop } from '@lavash/rulebook/availability/dish-stop'
import { stopsAt, type StopEnds, type VenueStops } from '@lavash/rulebook/availability/venue-stops'
import { keepByObject } from '#keep-by-object.ts'
import { toPositionModifiers } from '#serving/answers/to-modifiers.ts'
import type { MenuEntry, RestoEntry } from '#serving/catalogue-index.ts'

/** What a venue's customers are shown: dishes that a stopped modifier item stops are among the positions. */
export interface VenueView {
  readonly positions: StopEnds
  readonly modifierItems: StopEnds
  readonly leftOutPositionIds: readonly number[]
}

interface Asked {
  readonly resto: RestoEntry
  readonly menus: readonly MenuEntry[]
  readonly stops: VenueStops
  readonly nowMs: number
}

export function toVenueView({ resto, menus, stops: known, nowMs }: Asked): VenueView {
  const stops = stopsAt(known, nowMs)
  const positions = new Map<number, number | null>()
  if (stops.positions.size + stops.modifierItems.size > 0) {
    for (const menu of menus) {
      for (const [id, untilMs] of listStoppedDishes(menu, stops)) positions.set(id, untilMs)
    }
  }
  return {
    positions,
    modifierItems: stops.modifierItems,
    leftOutPositionIds: menus.flatMap((menu) => getLeftOut(menu).get(resto.resto.slug) ?? []),
  }
}

function listStoppedDishes(menu: MenuEntry, stops: VenueStops): [number, number | null][] {
  const groupsById = stops.modifierItems.size === 0 ? undefined : getGroups(menu)
  const asked = groupsById === undefined ? stops.positions.keys() : menu.positionsById.keys()
  return [...asked].flatMap((id) => {
    if (!menu.positionsById.has(id)) return []
    const untilMs = findDishStop(stops, id, groupsById?.get(id) ?? [])
    return untilMs === undefined ? [] : [[id, untilMs]]
  })
}

/** By dish. The language does not matter: only ids and counts are looked at. */
const getGroups = keepByObject(
  ({ brand, positions }: MenuEntry) =>
    new Map(
      toPositionModifiers(brand, positions, brand.defaultLocale).map(({ positionId, modifiers }) => [
        positionId,
        modifiers,
      ]),
    ),
)

/** Which dishes of a menu a venue does not sell, by the venue's slug. */
const getLeftOut = keepByObject(({ positions }: MenuEntry): ReadonlyMap<string, readonly number[]> => {
  const leftOut = new Map<string, number[]>()
  for (const { id, position } of positions) {
    for (const slug of position.notAt) leftOut.set(slug, [...(leftOut.get(slug) ?? []), id])
  }
  return leftOut
})
