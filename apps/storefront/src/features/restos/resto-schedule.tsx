import type { WorkingHours } from '@lavash/contract/working-hours'
import { toDayNumber } from '@lavash/rulebook/time/days-of-week'
import type { TimeZone } from '@lavash/rulebook/time/time-zone'
import { scheduleDays, toWeekSchedule } from '@lavash/rulebook/time/week-schedule'
import { useNow } from '#api/use-now.ts'
import { toHoursText } from '#i18n/hours-text.ts'
import { useText } from '#i18n/use-text.ts'
import styles from './resto-schedule.module.css'

interface Props {
  hours: WorkingHours
  timeZone: TimeZone
}

/** The seven days with today marked. */
export function RestoSchedule({ hours, timeZone }: Props) {
  const t = useText()
  const days = scheduleDays(toWeekSchedule(hours), useNow(), timeZone)
  return (
    <dl className={styles.days}>
      {days.map(({ dayOfWeek, isToday, label }) => (
        <div
          key={dayOfWeek}
          className={styles.day}
          data-off={label.kind === 'day-off' || undefined}
          aria-current={isToday ? 'date' : undefined}
        >
          <dt>{t(`weekday.${String(toDayNumber(dayOfWeek)) as '1'}`)}</dt>
          <dd>{toHoursText(t, label)}</dd>
        </div>
      ))}
    </dl>
  )
}
