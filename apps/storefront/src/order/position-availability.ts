import type { Position } from '@lavash/contract/menus'
import { canOrderPositionAt, findPositionTime, toTimeSlotIndex } from '@lavash/rulebook/time/time-slots'
import { toWeekSchedule } from '@lavash/rulebook/time/week-schedule'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { timeSlotsQuery, workingHoursQuery } from '#api/restos.ts'
import { useNow } from '#api/use-now.ts'
import { useCurrentLocale } from '#config/current-locale.ts'
import { useResto, useTimeZone } from '#order/chosen-venue.ts'
import { useStored } from '#storage/stored-values.ts'

export type PositionAvailability =
  | { readonly kind: 'available' }
  | { readonly kind: 'stopped' }
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
  const nowMs = useNow()
  const preOrderAt = useStored('order_pre_order_at')
  const { data: slots } = useSuspenseQuery(timeSlotsQuery(locale, restoId, zone))
  const { data: hours } = useSuspenseQuery(workingHoursQuery(locale, restoId))
  const index = useMemo(() => toTimeSlotIndex(slots), [slots])
  const opening = useMemo(() => toWeekSchedule(hours).ranges, [hours])
  // A chosen time in the past does not count.
  const atMs = Math.max(nowMs, preOrderAt === null ? 0 : Date.parse(preOrderAt))
  return useCallback(
    ({ id, isStopped }) => {
      if (isStopped) return { kind: 'stopped' }
      if (canOrderPositionAt(index, id, atMs, zone)) return { kind: 'available' }
      return { kind: 'out-of-slot', fromMs: findPositionTime(index, id, opening, atMs, zone) }
    },
    [index, opening, atMs, zone],
  )
}
