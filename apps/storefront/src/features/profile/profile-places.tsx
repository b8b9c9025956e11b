import { useQueryClient } from '@tanstack/react-query'
import { BriefcaseBusiness, House, MapPin } from 'lucide-react'
import { useState } from 'react'
import { PlaceRow } from '#features/profile/place-row.tsx'
import { toFailureText } from '#i18n/failure-text.ts'
import { useText } from '#i18n/use-text.ts'
import {
  removePlace,
  renamePlace,
  savedPlacesQuery,
  useSavedPlaces,
  type PlaceName,
} from '#order/saved-places.ts'
import type { Result } from '@lavash/client/result.ts'
import { useStored } from '#storage/stored-values.ts'
import { Panel } from '@lavash/ui/panel.tsx'
import { showToast } from '@lavash/ui/toast-queue.ts'
import styles from './profile.module.css'

const icons = { HOME: <House />, WORK: <BriefcaseBusiness />, OTHER: <MapPin /> }

/** Saved addresses are added where an address is chosen. Here they get other names, or go. */
export function ProfilePlaces({ personId }: { personId: string }) {
  const t = useText()
  const client = useQueryClient()
  const cityId = useStored('city_id')
  const places = useSavedPlaces(cityId)
  const [editedId, setEditedId] = useState<string>()
  const finish = async (answer: Result<unknown>) => {
    if (!answer.ok) showToast({ kind: 'error', text: toFailureText(t, answer.failure) })
    setEditedId(undefined)
    await client.invalidateQueries({ queryKey: savedPlacesQuery(personId, cityId ?? 0).queryKey })
  }
  return (
    <Panel title={t('places.saved')}>
      {places.length === 0 ? (
        <p className={styles.quiet}>{t('profile.noPlaces')}</p>
      ) : (
        <ul className={styles.stack}>
          {places.map((saved) => (
            <PlaceRow
              key={saved.id}
              saved={saved}
              icon={icons[saved.kind]}
              isEdited={editedId === saved.id}
              onEdit={() => setEditedId(saved.id)}
              onLeave={() => setEditedId(undefined)}
              onRename={async (name: PlaceName) => finish(await renamePlace(saved.id, name))}
              onRemove={async () => finish(await removePlace(saved.id))}
            />
          ))}
        </ul>
      )}
    </Panel>
  )
}
