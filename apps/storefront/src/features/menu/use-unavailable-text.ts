import type { Position } from '@lavash/contract/menus'
import { getNowMs } from '#api/clock.ts'
import { toWhenText } from '#features/menu/availability-text.ts'
import { useFormat, useText } from '#i18n/i18n-provider.tsx'
import { useTimeZone } from '#order/chosen-venue.ts'
import { usePositionAvailability } from '#order/position-availability.ts'

/** Why a dish cannot be added, in a few words for its card (M-07); undefined when it can. */
export function useUnavailableText(): (position: Position) => string | undefined {
  const t = useText()
  const format = useFormat()
  const zone = useTimeZone()
  const availabilityOf = usePositionAvailability()
  return (position) => {
    const availability = availabilityOf(position)
    if (availability.kind === 'available') return undefined
    if (availability.kind === 'stopped') return t('positions.unavailable')
    const { fromMs } = availability
    if (fromMs === undefined) return t('positions.notOffered')
    return t('positions.availableAt', { when: toWhenText(t, format, { fromMs, nowMs: getNowMs(), zone }) })
  }
}
