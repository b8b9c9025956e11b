import type { Position } from '@lavash/contract/menus'
import { isStopInForce } from '@lavash/rulebook/availability/stops'
import { canOrderPositionAt, findPositionTime, toTimeSlotIndex } from '@lavash/rulebook/time/time-slots'
import { toWeekSchedule } from '@lavash/rulebook/time/week-schedule'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { timeSlotsQuery, workingHoursQuery } from '#api/restos.ts'
import { useCurrentLocale } from '#config/current-locale.ts'
import { useResto, useTimeZone } from '#order/chosen-venue.ts'
import { useOrderTime } from '#order/order-time.ts'
import { useVenueAvailability } from '#order/venue-availability.ts'

export type PositionAvailability =
  | { readonly kind: 'available' }
  /** Without a time until further notice. */
  | { readonly kind: 'stopped'; readonly fromMs: number | undefined }
  /** M-07. Undefined if no time of any week fits. */
  | { readonly kind: 'out-of-slot'; readonly fromMs: number | undefined }

/**
 * Whether a dish can be ordered at the chosen time, or now. One hook for a whole list: it returns a function that
 * answers for each dish.
 */
export function usePositionAvailability(): (
  position: Pick<Position, 'id' | 'isStopped'>,
) => PositionAvailability {
  const locale = useCurrentLocale()
  const { id: restoId } = useResto()
  const zone = useTimeZone()
  const atMs = useOrderTime()
  const availability = useVenueAvailability()
  const { data: slots } = useSuspenseQuery(timeSlotsQuery(locale, restoId, zone))
  const { data: hours } = useSuspenseQuery(workingHoursQuery(locale, restoId))
  const index = useMemo(() => toTimeSlotIndex(slots), [slots])
  const opening = useMemo(() => toWeekSchedule(hours).ranges, [hours])
  return useCallback(
    ({ id, isStopped }) => {
      const untilMs =
        availability === undefined ? findMenuStop(isStopped) : availability.stops.positions.get(id)
      if (untilMs === null) return { kind: 'stopped', fromMs: undefined }
      if (untilMs !== undefined && isStopInForce({ untilMs }, atMs)) {
        // A stop may end at night: what counts is when the dish can be had next.
        return { kind: 'stopped', fromMs: findPositionTime(index, id, opening, untilMs, zone) }
      }
      if (canOrderPositionAt(index, id, atMs, zone)) return { kind: 'available' }
      return { kind: 'out-of-slot', fromMs: findPositionTime(index, id, opening, atMs, zone) }
    },
    [index, opening, atMs, zone, availability],
  )
}

/** Of a server that tells no venue's availability: what is stopped is stopped until further notice. */
function findMenuStop(isStopped: boolean): null | undefined {
  return isStopped ? null : undefined
}
