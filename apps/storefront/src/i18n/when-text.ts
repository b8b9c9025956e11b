import { daysBetween, localParts, type TimeZone } from '@lavash/rulebook/time/time-zone'
import type { Format } from '@lavash/i18n/format.ts'
import type { Text } from '#i18n/use-text.ts'

interface Moment {
  fromMs: number
  nowMs: number
  zone: TimeZone
}

/** 'снова в 18:00', 'снова завтра в 10:00', 'снова в понедельник в 12:00'. */
export function toBackText(t: Text, format: Pick<Format, 'time'>, { fromMs, nowMs, zone }: Moment): string {
  const time = format.time(fromMs)
  const days = daysBetween(nowMs, fromMs, zone)
  if (days === 0) return t('when.backToday', { time })
  if (days === 1) return t('when.backTomorrow', { time })
  return t('when.backOn', { day: toWeekdayText(t, fromMs, zone), time })
}

/** 'сегодня с 17:00', 'завтра с 07:00', 'в понедельник с 12:00', by the venue's calendar. */
export function toWhenText(t: Text, format: Pick<Format, 'time'>, { fromMs, nowMs, zone }: Moment): string {
  const time = format.time(fromMs)
  const days = daysBetween(nowMs, fromMs, zone)
  if (days === 0) return t('when.todayFrom', { time })
  if (days === 1) return t('when.tomorrowFrom', { time })
  return t('when.dayFrom', { day: toWeekdayText(t, fromMs, zone), time })
}

function toWeekdayText(t: Text, atMs: number, zone: TimeZone): string {
  const weekday = String(localParts(atMs, zone).dayOfWeek) as '1'
  return t(`weekdayOn.${weekday}`)
}
