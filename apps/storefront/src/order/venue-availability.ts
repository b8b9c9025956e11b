import type { Availability } from '@lavash/contract/availability'
import type { VenueAvailability } from '@lavash/rulebook/availability/venue-availability'
import { useSuspenseQuery } from '@tanstack/react-query'
import { availabilityQuery } from '#api/restos.ts'
import { useResto } from '#order/chosen-venue.ts'

/** Of the chosen venue. Undefined where the server does not tell: then the menus say what is stopped. */
export function useVenueAvailability(): VenueAvailability | undefined {
  const { data } = useSuspenseQuery({ ...availabilityQuery(useResto().id), select: toVenueAvailability })
  return data
}

/** As the rules ask for it. The same function each time: the result stays one object until the answer changes. */
export function toVenueAvailability(answer: Availability | null): VenueAvailability | undefined {
  if (answer === null) return undefined
  return {
    stops: {
      positions: toEnds(answer.stoppedPositions),
      modifierItems: toEnds(answer.stoppedModifierItems),
    },
    leftOutPositionIds: new Set(answer.leftOutPositionIds),
  }
}

function toEnds(things: Availability['stoppedPositions']): Map<number, number | null> {
  return new Map(things.map(({ id, until }) => [id, until === null ? null : Date.parse(until)]))
}
