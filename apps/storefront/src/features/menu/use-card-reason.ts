import type { Position } from '@lavash/contract/menus'
import { useSoldOutText, useUnavailableText } from '#features/menu/availability-text.ts'
import { usePositionAvailability } from '#order/position-availability.ts'

/** M-07: why a dish cannot be added, short enough for a card. Undefined if it can. */
export function useCardReason(): (position: Position) => string | undefined {
  const soldOutTextOf = useSoldOutText()
  const availabilityOf = usePositionAvailability()
  const unavailableTextOf = useUnavailableText()
  return (position) => {
    const availability = availabilityOf(position)
    return availability.kind === 'stopped'
      ? soldOutTextOf(availability.fromMs)
      : unavailableTextOf(availability)
  }
}
