import type { Resto } from '@lavash/contract/restos'
import { toTimeZone } from '@lavash/rulebook/time/time-zone'
import { toWeekSchedule, venueState } from '@lavash/rulebook/time/week-schedule'
import { useNow } from '#api/use-now.ts'
import { toDistanceText } from '#features/location/distance-text.ts'
import { useFormat, VenueTimeProvider } from '@lavash/i18n/i18n-provider.tsx'
import { useText } from '#i18n/use-text.ts'
import { useVenueStateText } from '#i18n/use-venue-state-text.ts'

interface Props {
  resto: Resto
  /** Unknown before the customer has allowed their position. */
  metres: number | undefined
}

/** Below a takeaway point: its name, until when it is open, and how far it is. */
export function PointFacts(props: Props) {
  return (
    <VenueTimeProvider timeZone={toTimeZone(props.resto.timezone)}>
      <Facts {...props} />
    </VenueTimeProvider>
  )
}

function Facts({ resto, metres }: Props) {
  const t = useText()
  const format = useFormat()
  const nowMs = useNow()
  const timeZone = toTimeZone(resto.timezone)
  const state = venueState(toWeekSchedule(resto.openingHours), nowMs, timeZone)
  const facts = [
    ...(metres === undefined ? [] : [toDistanceText(t, format, metres)]),
    resto.name,
    useVenueStateText()(state, nowMs, timeZone),
  ]
  return facts.join(' · ')
}
