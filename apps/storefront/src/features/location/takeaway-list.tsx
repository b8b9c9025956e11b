import type { GeoPoint } from '@lavash/contract/geo-point'
import { distanceMetres, sortByDistance } from '@lavash/rulebook/place/distance'
import { Crosshair, Map as MapIcon } from 'lucide-react'
import { useState } from 'react'
import { findPosition } from '#features/location/find-position.ts'
import { PointFacts } from '#features/location/point-facts.tsx'
import type { LocationDraft } from '#features/location/use-location-draft.ts'
import { useText } from '#i18n/use-text.ts'
import { Button } from '@lavash/ui/button.tsx'
import { EmptyState } from '@lavash/ui/empty-state.tsx'
import { RadioList } from '@lavash/ui/radio-list.tsx'
import { useIsShown } from '@lavash/ui/use-is-shown.ts'

interface Props {
  draft: LocationDraft
  error: string | undefined
  /** Given if no map stands beside the list. */
  onOpenMap: (() => void) | undefined
}

type Search =
  | { readonly kind: 'none' | 'asking' | 'failed' }
  | { readonly kind: 'found'; readonly at: GeoPoint }

/** L-06. The venues' own order, or by distance once the customer has allowed the position. */
export function TakeawayList({ draft: { points, state, dispatch }, error, onOpenMap }: Props) {
  const t = useText()
  const isShown = useIsShown()
  const [search, setSearch] = useState<Search>({ kind: 'none' })
  if (points.length === 0) return <EmptyState title={t('location.noTakeawayPoints')} />
  const from = search.kind === 'found' ? search.at : undefined
  const sorted = from === undefined ? points : sortByDistance(points, from)
  const handleNearest = async () => {
    setSearch({ kind: 'asking' })
    const position = await findPosition()
    if (!isShown()) return
    if (typeof position === 'string') return setSearch({ kind: 'failed' })
    setSearch({ kind: 'found', at: position })
    const [nearest] = sortByDistance(points, position)
    if (nearest !== undefined) dispatch({ type: 'takeawayPointChosen', restoId: nearest.id })
    return undefined
  }
  return (
    <>
      {points.length > 1 && from === undefined && (
        <Button
          variant="neutral"
          size="small"
          icon={<Crosshair />}
          isLoading={search.kind === 'asking'}
          onClick={() => void handleNearest()}
        >
          {t('location.nearestFirst')}
        </Button>
      )}
      {search.kind === 'failed' && <p role="alert">{t('location.positionUnknown')}</p>}
      <RadioList
        label={t('location.takeawayPoints')}
        options={sorted.map((resto) => ({
          value: resto.id,
          label: resto.street,
          description: <PointFacts resto={resto} metres={from && distanceMetres(from, resto.location)} />,
        }))}
        value={state.restoId ?? undefined}
        onValueChange={(restoId) => dispatch({ type: 'takeawayPointChosen', restoId })}
        error={error}
      />
      {onOpenMap !== undefined && (
        <Button variant="soft" isWide icon={<MapIcon />} aria-haspopup="dialog" onClick={onOpenMap}>
          {t('location.chooseOnMap')}
        </Button>
      )}
    </>
  )
}
