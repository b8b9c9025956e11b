import type { WorkingHours } from '@lavash/contract/working-hours'
import { localParts, type TimeZone } from '@lavash/rulebook/time/time-zone'
import { toWeekSchedule, venueState, type VenueState } from '@lavash/rulebook/time/week-schedule'
import { useMemo } from 'react'
import { useNow } from '#api/use-now.ts'
import { useFormat } from '@lavash/i18n/i18n-provider.tsx'
import { useText } from '#i18n/use-text.ts'
import styles from './resto-status.module.css'

interface Props {
  hours: WorkingHours
  timeZone: TimeZone
}

/** 'Открыто до 23:00', by the server's clock in the venue's zone (B-12). It updates with the minute. */
export function RestoStatus({ hours, timeZone }: Props) {
  const nowMs = useNow()
  const schedule = useMemo(() => toWeekSchedule(hours), [hours])
  const state = venueState(schedule, nowMs, timeZone)
  return (
    <span className={styles.status} data-open={state.kind === 'open' || undefined}>
      {useStateText()(state, nowMs, timeZone)}
    </span>
  )
}

function useStateText(): (state: VenueState, nowMs: number, timeZone: TimeZone) => string {
  const t = useText()
  const format = useFormat()
  return (state, nowMs, timeZone) => {
    if (state.kind === 'open') {
      const { untilMs } = state
      if (untilMs === null) return t('resto.schedule.roundTheClock')
      return t('resto.schedule.openUntil', { time: format.endTime(untilMs) })
    }
    const { opensAtMs } = state
    if (opensAtMs === null) return t('resto.schedule.closed')
    const time = format.time(opensAtMs)
    const opensOn = localParts(opensAtMs, timeZone)
    if (opensOn.day === localParts(nowMs, timeZone).day) return t('resto.schedule.opensAt', { time })
    const day = t(`weekdayOn.${String(opensOn.dayOfWeek) as '1'}`)
    return t('resto.schedule.opensOn', { day, time })
  }
}
