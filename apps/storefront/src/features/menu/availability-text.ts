import { getNowMs } from '#api/clock.ts'
import { useText } from '#i18n/use-text.ts'
import { toBackText, toWhenText } from '#i18n/when-text.ts'
import { useFormat } from '@lavash/i18n/i18n-provider.tsx'
import { useTimeZone } from '#order/chosen-venue.ts'
import type { PositionAvailability } from '#order/position-availability.ts'

/** Why a dish cannot be added, and when it can. Undefined if it can be added. */
export function useUnavailableText(): (availability: PositionAvailability) => string | undefined {
  const t = useText()
  const format = useFormat()
  const zone = useTimeZone()
  return (availability) => {
    if (availability.kind === 'available') return undefined
    const { kind, fromMs } = availability
    if (fromMs === undefined) return t(kind === 'stopped' ? 'positions.stopped' : 'positions.notOffered')
    const moment = { fromMs, nowMs: getNowMs(), zone }
    return kind === 'stopped'
      ? t('positions.stoppedUntil', { again: toBackText(t, format, moment) })
      : t('positions.availableAt', { when: toWhenText(t, format, moment) })
  }
}

/** Of a stopped dish or modifier's item, in few words; the end is there where one is known. */
export function useSoldOutText(): (fromMs: number | null | undefined) => string {
  const t = useText()
  const format = useFormat()
  const zone = useTimeZone()
  return (fromMs) => {
    if (fromMs === null || fromMs === undefined) return t('positions.unavailable')
    const again = toBackText(t, format, { fromMs, nowMs: getNowMs(), zone })
    return t('positions.unavailableUntil', { again })
  }
}
