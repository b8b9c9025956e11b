import { canReturnToCity } from '@lavash/rulebook/location-state'
import { useState } from 'react'
import { FailureError } from '#api/result.ts'
import { CityStep } from '#features/location/city-step.tsx'
import { createGeocoder } from '#features/location/create-geocoder.ts'
import { LocationMap } from '#features/location/location-map.tsx'
import { MapPopup } from '#features/location/map-popup.tsx'
import { MethodForm } from '#features/location/method-form.tsx'
import { useAddressResolve } from '#features/location/use-address-resolve.ts'
import type { CityLoading, LocationDraft } from '#features/location/use-location-draft.ts'
import { useLocationSave } from '#features/location/use-location-save.ts'
import { toFailureText } from '#i18n/failure-text.ts'
import { useText } from '#i18n/i18n-provider.tsx'
import { Chip } from '#ui/chip.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorWithRetry } from '#ui/error-with-retry.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useConfirm } from '#ui/use-confirm.tsx'
import styles from './location-panel.module.css'

interface Props {
  draft: LocationDraft
  /** A map stands beside the form; otherwise it opens over it. */
  isWide: boolean
  /** The popup has said the title to screen readers already. */
  isInPopup: boolean
  isClosable: boolean
  onSaved: () => void
}

/** Everything of the location popup but its edge, so that a brand's own boot loader can put it anywhere. */
export function LocationPanel({ draft, isWide, isInPopup, isClosable, onSaved }: Props) {
  const t = useText()
  const { ask, confirmPopup } = useConfirm()
  const [geocoder] = useState(createGeocoder)
  const [isMapOpen, setIsMapOpen] = useState(false)
  const resolve = useAddressResolve(draft, geocoder)
  const save = useLocationSave(draft, ask, onSaved)
  const { state, context, city, loading, restos, zone, stored, dispatch } = draft
  const isCityStep = state.step === 'citySelection' || city === undefined
  const isReady = !isCityStep && loading.kind === 'ready'
  const hasMapBeside = isWide && !isCityStep
  const currency = (restos.find(({ id }) => id === zone?.restoId) ?? restos[0])?.currency
  const Title = isInPopup ? 'p' : 'h2'
  const common = { draft, resolve, geocoder, currency }
  return (
    <div
      className={styles.panel}
      data-wide={hasMapBeside || undefined}
      data-inline={!isInPopup || undefined}
      data-first={!isClosable || undefined}
    >
      <div className={styles.side}>
        <header className={styles.head} data-closable={(isClosable && !hasMapBeside) || undefined}>
          <Title className={styles.title} aria-hidden={isInPopup || undefined}>
            {t('location.title')}
          </Title>
          {!isCityStep && canReturnToCity(context) && (
            <Chip hasArrow onClick={() => dispatch({ type: 'cityReturnedTo' })}>
              {city.name}
            </Chip>
          )}
        </header>
        {isCityStep && <CityStep draft={draft} />}
        {!isCityStep && !isReady && <CityState loading={loading} />}
        {isReady && (
          <MethodForm
            {...common}
            save={save}
            isFirst={stored.restoId === null}
            onOpenMap={isWide ? undefined : () => setIsMapOpen(true)}
          />
        )}
      </div>
      {hasMapBeside && (
        <div className={styles.map}>
          <LocationMap draft={draft} resolve={resolve} />
        </div>
      )}
      {!isWide && (
        <MapPopup
          {...common}
          error={save.findError('deliveryPlace.address')}
          isOpen={isMapOpen}
          onClose={() => setIsMapOpen(false)}
        />
      )}
      {confirmPopup}
    </div>
  )
}

function CityState({ loading }: { loading: CityLoading }) {
  const t = useText()
  if (loading.kind === 'failed') {
    const failure = loading.error instanceof FailureError ? loading.error.failure : undefined
    return <ErrorWithRetry text={toFailureText(t, failure)} onRetry={loading.onRetry} />
  }
  if (loading.kind === 'nothing') return <EmptyState title={t(loading.key)} />
  return (
    <output className={styles.step} aria-label={t('common.loading')}>
      <Skeleton height="3rem" shape="block" />
      <Skeleton height="3.5rem" shape="block" />
      <Skeleton height="3.5rem" shape="block" />
      <Skeleton height="3.5rem" shape="block" />
    </output>
  )
}
