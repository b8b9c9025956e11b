import { daysBetween, type TimeZone } from '@lavash/rulebook/time/time-zone'
import type { Format } from '@lavash/i18n/format.ts'
import type { Text } from '#i18n/use-text.ts'

type Day = 'today' | 'tomorrow' | 'other'

/** Days follow the venue's calendar and not the customer's. */
export function toDay(atMs: number, nowMs: number, timeZone: TimeZone): Day {
  const days = daysBetween(nowMs, atMs, timeZone)
  if (days === 0) return 'today'
  return days === 1 ? 'tomorrow' : 'other'
}

interface Told {
  readonly t: Text
  readonly format: Format
  readonly nowMs: number
  readonly timeZone: TimeZone
}

/** 'Сегодня 19:30', 'Завтра 12:00', '18 ноября, 12:00' */
export function toTimeText(atMs: number, { t, format, nowMs, timeZone }: Told): string {
  const time = format.time(atMs)
  const day = toDay(atMs, nowMs, timeZone)
  if (day === 'today') return t('checkout.todayAt', { time })
  if (day === 'tomorrow') return t('checkout.tomorrowAt', { time })
  return t('checkout.dayAt', { day: format.date(atMs, nowMs), time })
}
