import type { VenueStops } from '@lavash/rulebook/availability/venue-stops'
import type { AvailabilityMemory } from '#availability/availability-memory.ts'
import { keepByObject } from '#keep-by-object.ts'
import type { BrandEntry, MenuEntry } from '#serving/catalogue-index.ts'

/** What a menu's answers hang on: another object takes its place when other dishes of it are stopped everywhere. */
export interface StoppedMenu {
  readonly brand: BrandEntry
  /** Dishes of the menu that no venue can serve now. */
  readonly stoppedIds: ReadonlySet<number>
}

/** Of a whole brand. */
export const toStoppedIds = keepByObject(
  ({ positions }: VenueStops): ReadonlySet<number> => new Set(positions.keys()),
)

interface Known {
  readonly menu: StoppedMenu
  /** The brand's stops that `menu` was made from, to see at a glance that nothing differs. */
  stops: unknown
}

const kept = new WeakMap<MenuEntry, Known>()

/** A stop at one venue leaves it as it is, so the menu's prepared answers stay. */
export function toStoppedMenu(availability: AvailabilityMemory, entry: MenuEntry): StoppedMenu {
  const stops = availability.everywhereStopsOf(entry.brand.id)
  const known = kept.get(entry)
  if (known?.stops === stops) return known.menu
  const stoppedIds = new Set([...stops.positions.keys()].filter((id) => entry.positionsById.has(id)))
  if (known !== undefined && areSame(stoppedIds, known.menu.stoppedIds)) {
    known.stops = stops
    return known.menu
  }
  const menu = { brand: entry.brand, stoppedIds }
  kept.set(entry, { menu, stops })
  return menu
}

function areSame(one: ReadonlySet<number>, other: ReadonlySet<number>): boolean {
  return one.size === other.size && [...one].every((id) => other.has(id))
}
