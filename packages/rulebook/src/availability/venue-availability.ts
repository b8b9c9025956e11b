import { noStops, stopsAt, type VenueStops } from './venue-stops.ts'

/**
 * What of a venue's menus can be had, and what limits it by the minute. Pauses, busy times, capacity and closures are
 * further fields of it: whoever passes it on does not change.
 */
export interface VenueAvailability {
  readonly stops: VenueStops
  /** Dishes of its menus that this venue does not sell at all. */
  readonly leftOutPositionIds: ReadonlySet<number>
}

/** A venue that sells all its menus say. */
export const unlimited: VenueAvailability = { stops: noStops, leftOutPositionIds: new Set() }

/** What counts at a time: now, or the time an order is wished for. The same object while nothing has ended. */
export function availabilityAt(availability: VenueAvailability, atMs: number): VenueAvailability {
  const stops = stopsAt(availability.stops, atMs)
  return stops === availability.stops ? availability : { ...availability, stops }
}

/** The dishes of a menu that the venue sells; stopped ones stay, they come back. The same list where none is left out. */
export function soldPositions<Dish extends { readonly id: number }>(
  positions: readonly Dish[],
  { leftOutPositionIds }: Pick<VenueAvailability, 'leftOutPositionIds'>,
): readonly Dish[] {
  if (!positions.some(({ id }) => leftOutPositionIds.has(id))) return positions
  return positions.filter(({ id }) => !leftOutPositionIds.has(id))
}
