import type { Availability, StoppedThing } from '@lavash/contract/availability'
import { isoWithOffset } from '@lavash/rulebook/time/time-zone'
import type { StopEnds } from '@lavash/rulebook/availability/venue-stops'
import type { FastifyInstance } from 'fastify'
import type { AvailabilityMemory } from '#availability/availability-memory.ts'
import { toVenueView, type VenueView } from '#availability/venue-view.ts'
import type { Clock } from '#clock.ts'
import { refuse } from '#errors.ts'
import { serve } from '#plugins/serve.ts'
import type { RestoEntry } from '#serving/catalogue-index.ts'
import type { Serving } from '#serving/serving.ts'

export interface AvailabilityRouteParts {
  readonly serving: Serving
  readonly availability: AvailabilityMemory
  readonly clock: Clock
}

export function registerAvailability(app: FastifyInstance, parts: AvailabilityRouteParts): void {
  const { serving, availability, clock } = parts
  serve(app, 'restos.availability', async (request) => {
    const resto = await serving.findResto(request.params.restoId)
    if (resto === undefined) return refuse('resto.not-found')
    const view = toVenueView({
      resto,
      menus: resto.menuIds.flatMap((id) => resto.brand.menus.get(id) ?? []),
      stops: availability.stopsOf(resto.id, resto.brand.id),
      nowMs: clock.now(),
    })
    return toAvailability(resto, view)
  })
}

function toAvailability({ resto }: RestoEntry, view: VenueView): Availability {
  const toStopped = (ends: StopEnds): StoppedThing[] =>
    [...ends].map(([id, untilMs]) => ({
      id,
      until: untilMs === null ? null : isoWithOffset(untilMs, resto.timeZone),
    }))
  return {
    stoppedPositions: toStopped(view.positions),
    stoppedModifierItems: toStopped(view.modifierItems),
    leftOutPositionIds: [...view.leftOutPositionIds],
  }
}
