import type { WorkingHours } from '@lavash/contract/working-hours'
import type { TimeZone } from '@lavash/rulebook/time/time-zone'
import { toWeekSchedule, venueState } from '@lavash/rulebook/time/week-schedule'
import { useMemo } from 'react'
import { useNow } from '#api/use-now.ts'
import { useVenueStateText } from '#i18n/use-venue-state-text.ts'
import styles from './resto-status.module.css'

interface Props {
  hours: WorkingHours
  timeZone: TimeZone
}

/** 'Открыто до 23:00', by the server's clock in the venue's zone (B-12). It updates with the minute. */
export function RestoStatus({ hours, timeZone }: Props) {
  const nowMs = useNow()
  const toStateText = useVenueStateText()
  const schedule = useMemo(() => toWeekSchedule(hours), [hours])
  const state = venueState(schedule, nowMs, timeZone)
  return (
    <span className={styles.status} data-open={state.kind === 'open' || undefined}>
      {toStateText(state, nowMs, timeZone)}
    </span>
  )
}
