import { isStopInForce, laterEnd } from './stops.ts'

/** The end of each stop by the id of what is stopped; null is until further notice. */
export type StopEnds = ReadonlyMap<number, number | null>

/** What a venue has stopped. Ends may have passed: ask `stopsAt` for those that still count. */
export interface VenueStops {
  readonly positions: StopEnds
  readonly modifierItems: StopEnds
}

const nothing: StopEnds = new Map()

export const noStops: VenueStops = { positions: nothing, modifierItems: nothing }

/** The stops in force at a time: now, or the time an order is wished for. */
export function stopsAt(stops: VenueStops, atMs: number): VenueStops {
  const positions = endsAt(stops.positions, atMs)
  const modifierItems = endsAt(stops.modifierItems, atMs)
  if (positions === stops.positions && modifierItems === stops.modifierItems) return stops
  return { positions, modifierItems }
}

/** The same map while all of it counts: most venues ask this with every cart and have no stop that ended. */
function endsAt(ends: StopEnds, atMs: number): StopEnds {
  const past = [...ends].filter(([, untilMs]) => !isStopInForce({ untilMs }, atMs))
  if (past.length === 0) return ends
  const left = new Map(ends)
  for (const [id] of past) left.delete(id)
  return left
}

/** The stops of a venue and those of all venues of its brand: the later end counts. */
export function joinVenueStops(one: VenueStops, other: VenueStops): VenueStops {
  return {
    positions: joinEnds(one.positions, other.positions),
    modifierItems: joinEnds(one.modifierItems, other.modifierItems),
  }
}

function joinEnds(one: StopEnds, other: StopEnds): StopEnds {
  if (other.size === 0) return one
  if (one.size === 0) return other
  const joined = new Map(one)
  for (const [id, untilMs] of other) {
    const known = joined.get(id)
    joined.set(id, known === undefined ? untilMs : laterEnd(known, untilMs))
  }
  return joined
}
