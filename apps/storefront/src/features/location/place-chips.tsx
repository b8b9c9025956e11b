import { isSamePlace } from '@lavash/rulebook/place/earlier-places'
import { placeDetailFields, type StoredPlace } from '@lavash/rulebook/place/location-state'
import { type ReactNode, useState } from 'react'
import type { LocationDraft } from '#features/location/use-location-draft.ts'
import { Chip } from '@lavash/ui/chip.tsx'
import styles from './place-chips.module.css'

export interface ChipPlace {
  readonly key: string
  readonly label: string
  /** What is read out, where the label does not tell the address. */
  readonly spoken?: string
  readonly icon: ReactNode
  readonly place: StoredPlace
  /** Stays while it is the chosen one. Otherwise it goes, for it would say what the field above says. */
  readonly staysChosen: boolean
}

interface Props {
  label: string
  draft: LocationDraft
  places: readonly ChipPlace[]
  onPick: () => void
}

/** Known places of this city, chosen with one press. */
export function PlaceChips({ label, draft, places, onPick }: Props) {
  const { state, dispatch } = draft
  const { cityId, place: chosen } = state
  const [pressed, setPressed] = useState<string>()
  // A pressed chip stays, because the focus would be lost with it.
  const shown = places.filter(
    ({ key, place, staysChosen }) => staysChosen || !isSamePlace(place, chosen) || key === pressed,
  )
  if (shown.length === 0 || cityId === null) return null
  const pick = ({ key, place }: ChipPlace) => {
    const { address, location, placeId, ...details } = place
    setPressed(key)
    onPick()
    dispatch({ type: 'addressResolved', cityId, address, location, placeId, houseNumber: null })
    // The house number was settled when the place was used first.
    dispatch({ type: 'houseNumberWaived' })
    for (const field of placeDetailFields) {
      dispatch({ type: 'placeDetailTyped', field, text: details[field] })
    }
  }
  return (
    <section className={styles.places} aria-label={label}>
      {shown.map((one) => (
        <Chip
          key={one.key}
          icon={one.icon}
          isChosen={isSamePlace(one.place, chosen)}
          aria-label={one.spoken}
          onClick={() => pick(one)}
        >
          {one.label}
        </Chip>
      ))}
    </section>
  )
}
