import { laterEnd } from '@lavash/rulebook/availability/stops'
import type { VenueStops } from '@lavash/rulebook/availability/venue-stops'
import type { StopRow } from '#availability/stop-rows.ts'

/** Rows as the rules ask for them. Of two rows for one thing (a venue's and all venues') the later end counts. */
export function toVenueStops(rows: readonly StopRow[]): VenueStops {
  const positions = new Map<number, number | null>()
  const modifierItems = new Map<number, number | null>()
  for (const { thingId, kind, untilAt } of rows) {
    const ends = kind === 'position' ? positions : modifierItems
    const known = ends.get(thingId)
    ends.set(thingId, known === undefined ? untilAt : laterEnd(known, untilAt))
  }
  return { positions, modifierItems }
}
