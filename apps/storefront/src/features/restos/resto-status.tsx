import type { WorkingHours } from '@lavash/contract/working-hours'
import { localParts, type TimeZone } from '@lavash/rulebook/time-zone'
import { toWeekSchedule, venueState } from '@lavash/rulebook/week-schedule'
import { useMemo } from 'react'
import { useNow } from '#api/use-now.ts'
import { useFormat, useText } from '#i18n/i18n-provider.tsx'
import styles from './resto-status.module.css'

interface Props {
  hours: WorkingHours
  timeZone: TimeZone
}

const minuteMs = 60_000

/** 'Открыто до 23:00', by the server's clock and on the venue's wall (B-12). */
export function RestoStatus({ hours, timeZone }: Props) {
  const t = useText()
  const format = useFormat()
  const nowMs = useNow(minuteMs)
  const schedule = useMemo(() => toWeekSchedule(hours), [hours])
  const state = venueState(schedule, nowMs, timeZone)
  if (state.kind === 'open') {
    const { untilMs } = state
    return (
      <span className={styles.status} data-open>
        {untilMs === null
          ? t('resto.schedule.roundTheClock')
          : t('resto.schedule.openUntil', { time: format.time(untilMs) })}
      </span>
    )
  }
  return <span className={styles.status}>{toOpeningText()}</span>

  function toOpeningText(): string {
    if (state.kind === 'open' || state.opensAtMs === null) return t('resto.schedule.closed')
    const { opensAtMs } = state
    const time = format.time(opensAtMs)
    const opensOn = localParts(opensAtMs, timeZone)
    const isToday = opensOn.day === localParts(nowMs, timeZone).day
    if (isToday) return t('resto.schedule.opensAt', { time })
    return t('resto.schedule.opensOn', { day: t(`weekdayOn.${toWeekday(opensOn.dayOfWeek)}`), time })
  }
}

function toWeekday(dayOfWeek: number): '1' | '2' | '3' | '4' | '5' | '6' | '7' {
  return String(dayOfWeek) as '1'
}
