import { type ReactNode, useState } from 'react'
import { createGeocoder } from '#features/location/create-geocoder.ts'
import { LocationMap } from '#features/location/location-map.tsx'
import { MapPopup } from '#features/location/map-popup.tsx'
import { MethodForm } from '#features/location/method-form.tsx'
import { useAddressResolve } from '#features/location/use-address-resolve.ts'
import type { LocationDraft } from '#features/location/use-location-draft.ts'
import { useLocationSave } from '#features/location/use-location-save.ts'
import { useKeepPlace } from '#features/location/use-keep-place.ts'
import { SaveAs, type WantedName } from '#features/location/save-as.tsx'
import { useConfirm } from '@lavash/ui/use-confirm.tsx'
import styles from './location-panel.module.css'

interface Props {
  draft: LocationDraft
  head: ReactNode
  /** Replaces the form while there is nothing to fill it with. */
  instead: ReactNode
  isWide: boolean
  onSaved: () => void
}

/** L-03: the method, and an address or a takeaway point, with a map beside or over them. */
export function PlaceStep({ draft, head, instead, isWide, onSaved }: Props) {
  const { ask, confirmPopup } = useConfirm()
  const [geocoder] = useState(createGeocoder)
  const [isMapOpen, setIsMapOpen] = useState(false)
  const resolve = useAddressResolve(draft, geocoder)
  const [wantedName, setWantedName] = useState<WantedName | null>(null)
  const keepForLater = useKeepPlace(wantedName)
  const save = useLocationSave(draft, ask, (location) => {
    keepForLater(location)
    onSaved()
  })
  const { restos, zone, stored } = draft
  const currency = (restos.find(({ id }) => id === zone?.restoId) ?? restos[0])?.currency
  const common = { draft, resolve, geocoder, currency }
  return (
    <>
      <div className={styles.side}>
        {head}
        {instead ?? (
          <MethodForm
            {...common}
            save={save}
            saveAs={<SaveAs draft={draft} wanted={wantedName} onChange={setWantedName} />}
            isFirst={stored.restoId === null}
            onOpenMap={isWide ? undefined : () => setIsMapOpen(true)}
          />
        )}
      </div>
      {isWide ? (
        <div className={styles.map}>
          <LocationMap draft={draft} resolve={resolve} />
        </div>
      ) : (
        <MapPopup
          {...common}
          error={save.findError('deliveryPlace.address')}
          isOpen={isMapOpen}
          onClose={() => setIsMapOpen(false)}
        />
      )}
      {confirmPopup}
    </>
  )
}
