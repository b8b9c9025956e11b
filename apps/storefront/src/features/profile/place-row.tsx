import type { SavedPlace } from '@lavash/contract/saved-places'
import { findSavedNameProblem, savedPlaceKinds } from '@lavash/rulebook/place/saved-places'
import { savedPlaceNameMaxLength } from '@lavash/rulebook/site/limits'
import { Pencil, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { toProblemText } from '#i18n/problem-text.ts'
import { useText } from '#i18n/use-text.ts'
import type { PlaceName } from '#order/saved-places.ts'
import { Button } from '@lavash/ui/button.tsx'
import { Chip } from '@lavash/ui/chip.tsx'
import { Field } from '@lavash/ui/field.tsx'
import { Form } from '@lavash/ui/form.tsx'
import { IconButton } from '@lavash/ui/icon-button.tsx'
import styles from './profile.module.css'

interface Props {
  saved: SavedPlace
  icon: ReactNode
  isEdited: boolean
  onEdit: () => void
  onLeave: () => void
  onRename: (name: PlaceName) => Promise<void>
  onRemove: () => Promise<void>
}

export function PlaceRow({ saved, icon, isEdited, onEdit, onLeave, onRename, onRemove }: Props) {
  const t = useText()
  const { kind, name, place } = saved
  const label = kind === 'OTHER' ? name : t(`places.${kind}`)
  const address =
    place.apartment === undefined
      ? place.address
      : `${place.address}, ${t('order.apartment', { value: place.apartment })}`
  return (
    <li className={styles.row}>
      {icon}
      <div className={styles.words}>
        <b>{label}</b>
        <span className={styles.quiet}>{address}</span>
      </div>
      <IconButton
        label={t('profile.rename', { name: label })}
        icon={<Pencil />}
        variant="neutral"
        aria-expanded={isEdited}
        onClick={isEdited ? onLeave : onEdit}
      />
      <IconButton
        label={t('profile.forget', { name: label })}
        icon={<Trash2 />}
        variant="neutral"
        onClick={() => void onRemove()}
      />
      {isEdited && <NameForm saved={saved} onRename={onRename} onLeave={onLeave} />}
    </li>
  )
}

function NameForm({ saved, onRename, onLeave }: Pick<Props, 'saved' | 'onRename' | 'onLeave'>) {
  const t = useText()
  const [wanted, setWanted] = useState<PlaceName>({ kind: saved.kind, name: saved.name })
  const [hasTried, setHasTried] = useState(false)
  const problem = findSavedNameProblem(wanted)
  return (
    <Form
      className={styles.nameForm}
      onSubmit={() => {
        setHasTried(true)
        if (problem === null) void onRename(wanted)
      }}
    >
      <fieldset className={styles.row}>
        <legend className={styles.quiet}>{t('places.name')}</legend>
        {savedPlaceKinds.map((kind) => (
          <Chip key={kind} isChosen={wanted.kind === kind} onClick={() => setWanted({ ...wanted, kind })}>
            {t(`places.${kind}`)}
          </Chip>
        ))}
      </fieldset>
      {wanted.kind === 'OTHER' && (
        <Field
          label={t('places.name')}
          value={wanted.name}
          error={hasTried && problem !== null ? toProblemText(t, problem) : undefined}
          maxLength={savedPlaceNameMaxLength}
          autoComplete="off"
          onValueChange={(name) => setWanted({ ...wanted, name })}
        />
      )}
      <div className={styles.row}>
        <Button type="submit" size="small">
          {t('profile.save')}
        </Button>
        <Button size="small" variant="neutral" onClick={onLeave}>
          {t('common.cancel')}
        </Button>
      </div>
    </Form>
  )
}
