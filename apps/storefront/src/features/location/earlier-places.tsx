import { isSamePlace, toStoredPlace } from '@lavash/rulebook/place/earlier-places'
import type { StoredPlace } from '@lavash/rulebook/place/location-state'
import { zoneOfPoint } from '@lavash/rulebook/place/zones'
import { History } from 'lucide-react'
import { PlaceChips } from '#features/location/place-chips.tsx'
import type { LocationDraft } from '#features/location/use-location-draft.ts'
import { useText } from '#i18n/use-text.ts'
import { useSavedPlaces } from '#order/saved-places.ts'
import { useEarlierPlaces } from '#order/use-earlier-places.ts'

/** Places that were used before and that this city delivers to. Those with a name stand in a row of their own. */
export function EarlierPlaces({ draft, onPick }: { draft: LocationDraft; onPick: () => void }) {
  const t = useText()
  const { state, zones, cartSumMinor } = draft
  const saved = useSavedPlaces(state.cityId).map(({ place }) => toStoredPlace(place))
  const places = useEarlierPlaces()
    .filter((place) => zoneOfPoint(zones, place.location, cartSumMinor) !== undefined)
    .filter((place) => !saved.some((one) => isSamePlace(one, place)))
    .map((place) => {
      const label = toLabel(t, place)
      return { key: label, label, icon: <History />, place, staysChosen: false }
    })
  return <PlaceChips label={t('location.earlier')} draft={draft} places={places} onPick={onPick} />
}

function toLabel(t: ReturnType<typeof useText>, { address, apartment }: StoredPlace): string {
  return apartment === '' ? address : `${address}, ${t('order.apartment', { value: apartment })}`
}
