import { useSuspenseQuery } from '@tanstack/react-query'
import { type SubmitEvent, Suspense, useState } from 'react'
import { takeawayPoints } from '@lavash/rulebook/delivery-methods'
import { citiesQuery, cityQuery } from '#api/cities.ts'
import { useLocale, useText } from '#i18n/i18n-provider.tsx'
import { getStoredLocation, saveLocation } from '#order/chosen-location.ts'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { RadioList } from '#ui/radio-list.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import styles from './location-form.module.css'

interface Props {
  onSaved?: () => void
}

/** City, then takeaway point. Nothing is kept before the button says so. */
export function LocationForm({ onSaved }: Props) {
  const t = useText()
  const { data: cities } = useSuspenseQuery(citiesQuery(useLocale()))
  const onlyCityId = cities.length === 1 ? cities[0]?.id : undefined
  const [cityId, setCityId] = useState(getStoredLocation().cityId ?? onlyCityId ?? null)
  const [isChoosingCity, setIsChoosingCity] = useState(cityId === null)
  const city = cities.find(({ id }) => id === cityId)
  if (isChoosingCity || city === undefined) {
    return (
      <div className={styles.form}>
        <RadioList
          label={t('location.chooseCity')}
          options={cities.map(({ id, name }) => ({ value: id, label: name }))}
          value={cityId ?? undefined}
          onValueChange={setCityId}
        />
        <Button size="large" isDisabled={city === undefined} onClick={() => setIsChoosingCity(false)}>
          {t('common.continue')}
        </Button>
      </div>
    )
  }
  return (
    <div className={styles.form}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('location.title')}</h2>
        {cities.length > 1 && (
          <Chip hasArrow onClick={() => setIsChoosingCity(true)}>
            {city.name}
          </Chip>
        )}
      </div>
      <p className={styles.prompt}>{t('location.prompt')}</p>
      <Suspense fallback={<PointsSkeleton />}>
        <TakeawayForm key={city.id} cityId={city.id} {...(onSaved && { onSaved })} />
      </Suspense>
    </div>
  )
}

function TakeawayForm({ cityId, onSaved }: Props & { cityId: number }) {
  const t = useText()
  const { data } = useSuspenseQuery(cityQuery(useLocale(), cityId))
  const points = takeawayPoints(data.restos)
  const stored = getStoredLocation().restoId
  const [restoId, setRestoId] = useState(points.find(({ id }) => id === stored)?.id ?? points[0]?.id)
  const resto = points.find(({ id }) => id === restoId)
  if (resto === undefined) return <EmptyState title={t('location.noTakeawayPoints')} />
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    saveLocation({ cityId, method: 'TAKE_AWAY', restoId: resto.id, place: null }, resto)
    onSaved?.()
  }
  return (
    <form className={styles.form} onSubmit={handleSubmit}>
      <RadioList
        label={t('location.takeawayPoints')}
        options={points.map(({ id, name, street }) => ({ value: id, label: street, description: name }))}
        value={restoId}
        onValueChange={setRestoId}
      />
      <Button type="submit" size="large" isWide>
        {t('location.showMenu')}
      </Button>
    </form>
  )
}

function PointsSkeleton() {
  const t = useText()
  return (
    <output className={styles.form} aria-label={t('common.loading')}>
      <Skeleton height="3.5rem" shape="block" />
      <Skeleton height="3.5rem" shape="block" />
      <Skeleton height="3.5rem" shape="block" />
    </output>
  )
}
