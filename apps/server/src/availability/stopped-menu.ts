import type { VenueStops } from '@lavash/rulebook/availability/venue-stops'
import type { AvailabilityMemory } from '#availability/availability-memory.ts'
import type { MenuPart } from '#catalogue/parts/brand-parts.ts'
import { keepByObject } from '#keep-by-object.ts'
import type { MenuEntry } from '#serving/catalogue-index.ts'

/** Of a whole brand. */
export const toStoppedIds = keepByObject(
  ({ positions }: VenueStops): ReadonlySet<number> => new Set(positions.keys()),
)

interface Known {
  readonly stoppedIds: ReadonlySet<number>
  /** The brand's stops that `stoppedIds` was made from, to see at a glance that nothing differs. */
  stops: unknown
}

const kept = new WeakMap<MenuPart, Known>()

/**
 * Dishes of a menu that no venue can serve now: the same object as long as they are the same. So a stop at one venue,
 * or of another menu's dish, leaves the menu's prepared answers.
 */
export function toStoppedOfMenu(availability: AvailabilityMemory, entry: MenuEntry): ReadonlySet<number> {
  const stops = availability.everywhereStopsOf(entry.brand.id)
  const known = kept.get(entry.part)
  if (known?.stops === stops) return known.stoppedIds
  const stoppedIds = new Set([...stops.positions.keys()].filter((id) => entry.positionsById.has(id)))
  if (known !== undefined && areSame(stoppedIds, known.stoppedIds)) {
    known.stops = stops
    return known.stoppedIds
  }
  kept.set(entry.part, { stoppedIds, stops })
  return stoppedIds
}

function areSame(one: ReadonlySet<number>, other: ReadonlySet<number>): boolean {
  return one.size === other.size && [...one].every((id) => other.has(id))
}
