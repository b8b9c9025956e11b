import { commentMaxLength } from '@lavash/rulebook/site/limits'
import type { PlaceDetailField } from '@lavash/rulebook/place/location-state'
import type { LocationDraft } from '#features/location/use-location-draft.ts'
import type { LocationSave } from '#features/location/use-location-save.ts'
import { useText } from '#i18n/use-text.ts'
import { Field } from '@lavash/ui/field.tsx'
import { TextArea } from '@lavash/ui/text-area.tsx'
import styles from './location-panel.module.css'

interface Props {
  draft: LocationDraft
  save: LocationSave
}

const shortFields = ['apartment', 'entrance', 'floor', 'intercom'] as const

/** What a courier needs beyond the house number. */
export function PlaceFields({ draft: { state, dispatch }, save }: Props) {
  const t = useText()
  const toProps = (field: PlaceDetailField) => ({
    label: t(`location.${field}`),
    value: state.place[field],
    error: save.findError(`deliveryPlace.${field}`),
    onValueChange: (text: string) => dispatch({ type: 'placeDetailTyped', field, text }),
  })
  return (
    <>
      <div className={styles.pair}>
        {shortFields.map((field) => (
          <Field key={field} {...toProps(field)} autoComplete="off" />
        ))}
      </div>
      <TextArea {...toProps('comment')} rows={2} counterMax={commentMaxLength} />
    </>
  )
}
