import { placeDetailFields, type StoredPlace } from '@lavash/rulebook/place/location-state'
import { zoneOfPoint } from '@lavash/rulebook/place/zones'
import { History } from 'lucide-react'
import { useState } from 'react'
import type { LocationDraft } from '#features/location/use-location-draft.ts'
import { useText } from '#i18n/use-text.ts'
import { useEarlierPlaces } from '#order/use-earlier-places.ts'
import { Chip } from '@lavash/ui/chip.tsx'
import styles from './earlier-places.module.css'

/** Places of earlier orders that this city delivers to, chosen with one press. */
export function EarlierPlaces({ draft, onPick }: { draft: LocationDraft; onPick: () => void }) {
  const t = useText()
  const { state, zones, cartSumMinor, dispatch } = draft
  const { cityId, place: chosen } = state
  const [pressed, setPressed] = useState<string>()
  const isChosen = ({ address, apartment }: StoredPlace) =>
    address === chosen.address && apartment === chosen.apartment
  const places = useEarlierPlaces().filter(
    (place) =>
      zoneOfPoint(zones, place.location, cartSumMinor) !== undefined &&
      // A pressed chip stays, because the focus would be lost with it.
      (!isChosen(place) || toLabel(t, place) === pressed),
  )
  if (places.length === 0 || cityId === null) return null
  const pick = (place: StoredPlace) => {
    const { address, location, placeId, ...details } = place
    setPressed(toLabel(t, place))
    onPick()
    dispatch({ type: 'addressResolved', cityId, address, location, placeId, houseNumber: null })
    // The house number was settled with the earlier order.
    dispatch({ type: 'houseNumberWaived' })
    for (const field of placeDetailFields) {
      dispatch({ type: 'placeDetailTyped', field, text: details[field] })
    }
  }
  return (
    <section className={styles.places} aria-label={t('location.earlier')}>
      {places.map((place) => (
        <Chip
          key={toLabel(t, place)}
          icon={<History />}
          isChosen={isChosen(place)}
          onClick={() => pick(place)}
        >
          {toLabel(t, place)}
        </Chip>
      ))}
    </section>
  )
}

function toLabel(t: ReturnType<typeof useText>, { address, apartment }: StoredPlace): string {
  return apartment === '' ? address : `${address}, ${t('order.apartment', { value: apartment })}`
}
