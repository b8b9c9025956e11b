import { findMenuHours, type MenuHours, toTimeSlotIndex } from '@lavash/rulebook/time/time-slots'
import { toWeekSchedule } from '@lavash/rulebook/time/week-schedule'
import { useSuspenseQuery } from '@tanstack/react-query'
import { timeSlotsQuery, workingHoursQuery } from '#api/restos.ts'
import { useNow } from '#api/use-now.ts'
import { useCurrentLocale } from '#config/current-locale.ts'
import { useResto, useTimeZone } from '#order/chosen-venue.ts'
import { usePositions } from '#order/menu-queries.ts'

/** Until when, or from when, a whole menu can be ordered: breakfast ends at noon. */
export function useMenuHours(menuId: number): MenuHours {
  const locale = useCurrentLocale()
  const { id: restoId } = useResto()
  const zone = useTimeZone()
  const nowMs = useNow()
  const { data: slots } = useSuspenseQuery(timeSlotsQuery(locale, restoId, zone))
  const { data: hours } = useSuspenseQuery(workingHoursQuery(locale, restoId))
  const positionIds = usePositions(menuId).map(({ id }) => id)
  return findMenuHours(toTimeSlotIndex(slots), positionIds, toWeekSchedule(hours).ranges, nowMs, zone)
}
