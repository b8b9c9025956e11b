import { distanceMetres, sortByDistance } from '@lavash/rulebook/place/distance'
import { Store } from 'lucide-react'
import { toDistanceText } from '#features/location/distance-text.ts'
import type { LocationDraft } from '#features/location/use-location-draft.ts'
import { useFormat } from '@lavash/i18n/i18n-provider.tsx'
import { useText } from '#i18n/use-text.ts'
import { Button } from '@lavash/ui/button.tsx'
import styles from './location-panel.module.css'

/** Where nobody delivers the customer is not sent away: the nearest venue to take away from. */
export function NearestTakeaway({ draft, onTaken }: { draft: LocationDraft; onTaken?: () => void }) {
  const t = useText()
  const format = useFormat()
  const { state, context, zone, points, dispatch } = draft
  const { location } = state.place
  if (location === null || zone !== undefined || context.offer?.methods.includes('TAKE_AWAY') !== true) {
    return null
  }
  const [nearest] = sortByDistance(points, location)
  if (nearest === undefined) return null
  const distance = toDistanceText(t, format, distanceMetres(location, nearest.location))
  return (
    <div className={styles.missing}>
      <Store />
      <p>{t('location.nearestTakeaway', { street: nearest.street, distance })}</p>
      <Button
        size="small"
        variant="soft"
        onClick={() => {
          dispatch({ type: 'methodSwitched', method: 'TAKE_AWAY' })
          dispatch({ type: 'takeawayPointChosen', restoId: nearest.id })
          onTaken?.()
        }}
      >
        {t('location.takeAwayThere')}
      </Button>
    </div>
  )
}
