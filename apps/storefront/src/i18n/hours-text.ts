import type { DayLabel } from '@lavash/rulebook/time/week-schedule'
import type { Text } from '#i18n/use-text.ts'

/** '10:00–23:00', 'круглосуточно' or 'выходной'. */
export function toHoursText(t: Text, label: DayLabel): string {
  if (label.kind === 'day-off') return t('resto.schedule.dayOff')
  if (label.kind === 'round-the-clock') return t('resto.schedule.roundTheClock')
  return t('resto.schedule.range', { open: label.open, close: label.close })
}
