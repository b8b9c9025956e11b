import { localParts, type TimeZone } from '@lavash/rulebook/time/time-zone'
import type { VenueState } from '@lavash/rulebook/time/week-schedule'
import { useFormat } from '@lavash/i18n/i18n-provider.tsx'
import { useText } from '#i18n/use-text.ts'

/** 'Открыто до 23:00'. Below a VenueTimeProvider of the same venue. */
export function useVenueStateText(): (state: VenueState, nowMs: number, timeZone: TimeZone) => string {
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
