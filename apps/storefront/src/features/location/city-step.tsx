import { useState } from 'react'
import type { LocationDraft } from '#features/location/use-location-draft.ts'
import { useText } from '#i18n/use-text.ts'
import { Button } from '@lavash/ui/button.tsx'
import { RadioList } from '@lavash/ui/radio-list.tsx'
import styles from './location-panel.module.css'

/** L-02. Arrow keys pass through every city, so choosing one does not continue by itself. */
export function CityStep({ draft: { cities, state, dispatch } }: { draft: LocationDraft }) {
  const t = useText()
  const [cityId, setCityId] = useState(state.cityId)
  return (
    <form
      className={styles.step}
      onSubmit={(event) => {
        event.preventDefault()
        if (cityId !== null) dispatch({ type: 'cityChosen', cityId })
      }}
    >
      <RadioList
        label={t('location.chooseCity')}
        options={cities.map(({ id, name }) => ({ value: id, label: name }))}
        value={cityId ?? undefined}
        onValueChange={setCityId}
      />
      <Button type="submit" size="large" isWide isDisabled={cityId === null}>
        {t('common.continue')}
      </Button>
    </form>
  )
}
