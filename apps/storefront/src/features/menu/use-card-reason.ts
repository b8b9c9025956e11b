import type { Position } from '@lavash/contract/menus'
import { useUnavailableText } from '#features/menu/availability-text.ts'
import { useText } from '#i18n/use-text.ts'
import { usePositionAvailability } from '#order/position-availability.ts'

/** Why a dish cannot be added (M-07), in the few words that a card has room for; undefined when it can. */
export function useCardReason(): (position: Position) => string | undefined {
  const t = useText()
  const availabilityOf = usePositionAvailability()
  const unavailableTextOf = useUnavailableText()
  return (position) => {
    const availability = availabilityOf(position)
    return availability.kind === 'stopped' ? t('positions.unavailable') : unavailableTextOf(availability)
  }
}
