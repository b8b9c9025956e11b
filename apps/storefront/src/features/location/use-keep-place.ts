import type { SavedLocation } from '@lavash/rulebook/place/location-save'
import { useQueryClient } from '@tanstack/react-query'
import { keepPlaceForLater } from '#features/location/keep-place-for-later.ts'
import type { WantedName } from '#features/location/save-as.tsx'
import { toFailureText } from '#i18n/failure-text.ts'
import { useText } from '#i18n/use-text.ts'
import { useProfile } from '#session/use-session.ts'
import { showToast } from '@lavash/ui/toast-queue.ts'

/** Called when the popup has done its work and may be gone: what goes wrong is told by a toast. */
export function useKeepPlace(wanted: WantedName | null): (location: SavedLocation) => void {
  const t = useText()
  const client = useQueryClient()
  const personId = useProfile()?.id ?? null
  const keep = async ({ method, cityId, place }: SavedLocation): Promise<void> => {
    if (method !== 'DELIVERY' || place === null) return
    const failure = await keepPlaceForLater(client, { place, cityId, personId, wanted })
    if (failure !== undefined) showToast({ kind: 'error', text: toFailureText(t, failure) })
  }
  return (location) => void keep(location)
}
