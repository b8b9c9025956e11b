import { canReturnToCity } from '@lavash/rulebook/place/location-state'
import { Suspense, useEffect } from 'react'
import { findFailure } from '@lavash/client/result.ts'
import { untilIdle } from '@lavash/ui/until-idle.ts'
import { CityStep } from '#features/location/city-step.tsx'
import type { CityLoading, LocationDraft } from '#features/location/use-location-draft.ts'
import { toFailureText } from '#i18n/failure-text.ts'
import { withLaterTexts } from '#i18n/load-messages.ts'
import { useText } from '#i18n/use-text.ts'
import { Chip } from '@lavash/ui/chip.tsx'
import { EmptyState } from '@lavash/ui/empty-state.tsx'
import { ErrorWithRetry } from '@lavash/ui/error-with-retry.tsx'
import { later } from '@lavash/ui/later.tsx'
import { preloadPopup } from '@lavash/ui/popup.tsx'
import { Skeleton } from '@lavash/ui/skeleton.tsx'
import styles from './location-panel.module.css'

const PlaceStep = later(
  async () => (await withLaterTexts(import('#features/location/place-step.tsx'))).PlaceStep,
)

/** Preloads the next step while the customer chooses a city. A failed try is repeated when the step is needed. */
async function loadNextStep(): Promise<void> {
  await untilIdle()
  await Promise.all([preloadPopup(), PlaceStep.load()])
}

interface Props {
  draft: LocationDraft
  /** The map stands beside the form. Otherwise it opens over it. */
  isWide: boolean
  /** The popup has announced the title already. */
  isInPopup: boolean
  isClosable: boolean
  /** The real popup is loading and starts from the beginning, so input here would be lost. */
  isStandIn?: boolean
  onSaved: () => void
}

/** The whole content of the location popup, so that a brand's own boot loader can place it anywhere. */
export function LocationPanel(props: Props) {
  const { draft, isWide, isInPopup, isClosable, isStandIn = false, onSaved } = props
  const t = useText()
  const { state, context, city, loading, dispatch } = draft
  const isCityStep = state.step === 'citySelection' || city === undefined
  const hasMapBeside = isWide && !isCityStep
  const Title = isInPopup ? 'p' : 'h2'
  useEffect(() => void loadNextStep(), [])
  const head = (
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
  )
  const waiting = (
    <div className={styles.side}>
      {head}
      <CityState loading={{ kind: 'loading' }} />
    </div>
  )
  return (
    <div
      className={styles.panel}
      data-wide={hasMapBeside || undefined}
      data-inline={!isInPopup || undefined}
      data-first={!isClosable || undefined}
    >
      {isCityStep && (
        <div className={styles.side}>
          {head}
          <CityStep draft={draft} />
        </div>
      )}
      {!isCityStep && isStandIn && waiting}
      {!isCityStep && !isStandIn && (
        <Suspense fallback={waiting}>
          <PlaceStep
            draft={draft}
            head={head}
            instead={loading.kind === 'ready' ? undefined : <CityState loading={loading} />}
            isWide={isWide}
            onSaved={onSaved}
          />
        </Suspense>
      )}
    </div>
  )
}

function CityState({ loading }: { loading: CityLoading }) {
  const t = useText()
  if (loading.kind === 'failed') {
    const failure = findFailure(loading.error)
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
