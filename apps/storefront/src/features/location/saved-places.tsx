import { toStoredPlace } from '@lavash/rulebook/place/earlier-places'
import { BriefcaseBusiness, House, MapPin } from 'lucide-react'
import { PlaceChips } from '#features/location/place-chips.tsx'
import type { LocationDraft } from '#features/location/use-location-draft.ts'
import { useText } from '#i18n/use-text.ts'
import { useSavedPlaces } from '#order/saved-places.ts'

const icons = { HOME: <House />, WORK: <BriefcaseBusiness />, OTHER: <MapPin /> }

/**
 * L-17. Places with a name in the chosen city. One outside the zones of today is shown as well: the form says so when it
 * is chosen.
 */
export function SavedPlaces({ draft, onPick }: { draft: LocationDraft; onPick: () => void }) {
  const t = useText()
  const { cityId } = draft.state
  const places = useSavedPlaces(cityId)
    .filter((saved) => saved.cityId === cityId)
    .map(({ id, kind, name, place }) => {
      const label = kind === 'OTHER' ? name : t(`places.${kind}`)
      const spoken = `${label}: ${place.address}`
      return { key: id, label, spoken, icon: icons[kind], place: toStoredPlace(place), staysChosen: true }
    })
  return <PlaceChips label={t('places.saved')} draft={draft} places={places} onPick={onPick} />
}
