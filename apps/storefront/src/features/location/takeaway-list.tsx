import { Map as MapIcon } from 'lucide-react'
import type { LocationDraft } from '#features/location/use-location-draft.ts'
import { useText } from '#i18n/use-text.ts'
import { Button } from '@lavash/ui/button.tsx'
import { EmptyState } from '@lavash/ui/empty-state.tsx'
import { RadioList } from '@lavash/ui/radio-list.tsx'

interface Props {
  draft: LocationDraft
  error: string | undefined
  /** Given if no map stands beside the list. */
  onOpenMap: (() => void) | undefined
}

/** L-06 */
export function TakeawayList({ draft: { points, state, dispatch }, error, onOpenMap }: Props) {
  const t = useText()
  if (points.length === 0) return <EmptyState title={t('location.noTakeawayPoints')} />
  return (
    <>
      <RadioList
        label={t('location.takeawayPoints')}
        options={points.map(({ id, name, street }) => ({ value: id, label: street, description: name }))}
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
