import { daysBetween, localParts, type TimeZone } from '@lavash/rulebook/time/time-zone'
import { getNowMs } from '#api/clock.ts'
import type { Format } from '@lavash/i18n/format.ts'
import { useText, type Text } from '#i18n/use-text.ts'
import { useFormat } from '@lavash/i18n/i18n-provider.tsx'
import { useTimeZone } from '#order/chosen-venue.ts'
import type { PositionAvailability } from '#order/position-availability.ts'

interface Moment {
  fromMs: number
  nowMs: number
  zone: TimeZone
}

/** Why a dish cannot be added, and when it can. Undefined if it can be added. */
export function useUnavailableText(): (availability: PositionAvailability) => string | undefined {
  const t = useText()
  const format = useFormat()
  const zone = useTimeZone()
  return (availability) => {
    if (availability.kind === 'available') return undefined
    if (availability.kind === 'stopped') return t('positions.stopped')
    const { fromMs } = availability
    if (fromMs === undefined) return t('positions.notOffered')
    return t('positions.availableAt', { when: toWhenText(t, format, { fromMs, nowMs: getNowMs(), zone }) })
  }
}

/** 'сегодня с 17:00', 'завтра с 07:00', 'в понедельник с 12:00', by the venue's calendar. */
export function toWhenText(t: Text, format: Pick<Format, 'time'>, { fromMs, nowMs, zone }: Moment): string {
  const time = format.time(fromMs)
  const days = daysBetween(nowMs, fromMs, zone)
  if (days === 0) return t('when.todayFrom', { time })
  if (days === 1) return t('when.tomorrowFrom', { time })
  const weekday = String(localParts(fromMs, zone).dayOfWeek) as '1'
  return t('when.dayFrom', { day: t(`weekdayOn.${weekday}`), time })
}
