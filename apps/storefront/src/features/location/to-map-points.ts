import type { Resto } from '@lavash/contract/restos'
import { getDayOfWeek } from '@lavash/rulebook/time/days-of-week'
import { localParts, toTimeZone } from '@lavash/rulebook/time/time-zone'
import { dayLabel } from '@lavash/rulebook/time/week-schedule'
import { getNowMs } from '#api/clock.ts'
import { toHoursText } from '#i18n/hours-text.ts'
import type { Text } from '#i18n/use-text.ts'
import type { MapPoint } from '#vendors/maps/map-provider.ts'

/** Name, street and today's hours by the venue's calendar (B-12). */
export function toMapPoints(t: Text, points: readonly Resto[], chosenId: number | null): MapPoint[] {
  return points.map(({ id, name, street, location, openingHours, timezone }) => {
    const today = getDayOfWeek(localParts(getNowMs(), toTimeZone(timezone)).dayOfWeek)
    const label = dayLabel(openingHours.find(({ dayOfWeek }) => dayOfWeek === today))
    return {
      id,
      at: location,
      label: t('map.point', { name, street }),
      lines: [name, street, t('location.openingHours', { hours: toHoursText(t, label) })],
      isChosen: id === chosenId,
    }
  })
}
