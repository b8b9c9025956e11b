import { type SavedPlaceKind, savedPlaceKinds } from '@lavash/rulebook/place/saved-places'
import { savedPlaceNameMaxLength } from '@lavash/rulebook/site/limits'
import type { LocationDraft } from '#features/location/use-location-draft.ts'
import { useText } from '#i18n/use-text.ts'
import { Chip } from '@lavash/ui/chip.tsx'
import { Field } from '@lavash/ui/field.tsx'
import styles from './place-chips.module.css'

/** Under which name the chosen place is kept once it is confirmed. null: under none. */
export interface WantedName {
  readonly kind: SavedPlaceKind
  readonly name: string
}

interface Props {
  draft: LocationDraft
  wanted: WantedName | null
  onChange: (wanted: WantedName | null) => void
}

/** L-17 */
export function SaveAs({ draft, wanted, onChange }: Props) {
  const t = useText()
  if (draft.state.place.location === null) return null
  const press = (kind: SavedPlaceKind) => onChange(wanted?.kind === kind ? null : { kind, name: '' })
  return (
    <fieldset className={styles.saveAs}>
      <legend>{t('places.saveAs')}</legend>
      <div className={styles.places}>
        {savedPlaceKinds.map((kind) => (
          <Chip key={kind} isChosen={wanted?.kind === kind} onClick={() => press(kind)}>
            {t(`places.${kind}`)}
          </Chip>
        ))}
      </div>
      {wanted?.kind === 'OTHER' && (
        <Field
          label={t('places.name')}
          value={wanted.name}
          maxLength={savedPlaceNameMaxLength}
          autoComplete="off"
          onValueChange={(name) => onChange({ ...wanted, name })}
        />
      )}
    </fieldset>
  )
}
