import { defaultMapZoom } from '@lavash/rulebook/site/limits'
import type { Locale } from '@lavash/rulebook/site/locales'
import { Crosshair, MapPinOff, Minus, Plus } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { openMap } from '#features/location/open-map.ts'
import { toMapPoints } from '#features/location/to-map-points.ts'
import type { AddressResolve } from '#features/location/use-address-resolve.ts'
import type { LocationDraft } from '#features/location/use-location-draft.ts'
import { addressZoom, useMapFrame } from '#features/location/use-map-frame.ts'
import { useMapTheme } from '#features/location/use-map-theme.ts'
import { useLocale } from '@lavash/i18n/i18n-provider.tsx'
import { useText } from '#i18n/use-text.ts'
import { HiddenText } from '@lavash/ui/hidden-text.tsx'
import { IconButton } from '@lavash/ui/icon-button.tsx'
import { Spinner } from '@lavash/ui/spinner.tsx'
import type { MapView } from '#vendors/maps/map-provider.ts'
import styles from './location-map.module.css'

interface Props {
  draft: LocationDraft
  resolve: AddressResolve
}

/** L-08. The map shows the draft. Clicks, drags and arrow keys change the draft. */
export function LocationMap({ draft, resolve }: Props) {
  const t = useText()
  const locale = useLocale()
  const theme = useMapTheme()
  const { state, city, zones, points, dispatch } = draft
  const container = useRef<HTMLDivElement>(null)
  const [view, setView] = useState<MapView>()
  const [status, setStatus] = useState<'loading' | 'ready' | 'failed'>('loading')
  const isDelivery = state.method === 'DELIVERY'
  const { address, location } = state.place

  const handleFailed = useEffectEvent((error: unknown) => {
    // oxlint-disable-next-line no-console -- L-16: a map that fails is logged; the customer is told below
    console.warn('The map did not load', error)
    setStatus('failed')
  })
  const handlePick = useEffectEvent((point: { lat: number; lng: number }) => {
    if (state.method === 'DELIVERY') void resolve.pin(point)
  })
  const handlePointChosen = useEffectEvent((restoId: number) =>
    dispatch({ type: 'takeawayPointChosen', restoId }),
  )
  const handleStep = useEffectEvent((point: { lat: number; lng: number }) => {
    if (state.method === 'DELIVERY') void resolve.step(point)
  })
  const open = useEffectEvent((element: HTMLElement, language: Locale, onReady: () => void) => {
    if (city === undefined) throw new Error('A map is opened before a city is chosen')
    return openMap(city, {
      element,
      center: location ?? city.center,
      zoom: location === null ? (city.zoom ?? defaultMapZoom) : addressZoom,
      theme,
      locale: language,
      label: t('map.keys'),
      onReady,
      onFailed: handleFailed,
      onPick: handlePick,
      onMarkerMoved: handlePick,
      onMarkerStepped: handleStep,
      onPointChosen: handlePointChosen,
    })
  })

  const cityId = city?.id
  useEffect(() => {
    if (container.current === null || cityId === undefined) return undefined
    // One element per opening: a map of a closed popup may still be loading and clears its element when it arrives.
    const element = document.createElement('div')
    element.className = styles.opening ?? ''
    container.current.append(element)
    let isOver = false
    let opened: MapView | undefined
    setStatus('loading')
    const handleReady = () => {
      if (!isOver) setStatus('ready')
    }
    open(element, locale, handleReady).then(
      (made) => {
        if (isOver) return made.destroy()
        opened = made
        setView(made)
      },
      (error: unknown) => {
        if (!isOver) handleFailed(error)
      },
    )
    return () => {
      isOver = true
      opened?.destroy()
      element.remove()
      setView(undefined)
    }
  }, [cityId, locale])

  const shownTheme = useRef(theme)
  useEffect(() => {
    if (shownTheme.current !== theme) view?.setTheme(theme)
    shownTheme.current = theme
  }, [view, theme])
  useEffect(() => view?.setZones(isDelivery ? zones : []), [view, zones, isDelivery])
  const { restoId } = state
  useEffect(
    () => view?.setPoints(isDelivery ? [] : toMapPoints(t, points, restoId)),
    [view, isDelivery, t, points, restoId],
  )
  const markerLabel = t('map.markerAt', { address })
  const { isResolving } = resolve
  useEffect(() => {
    // A marker stays where it was put until its address is known. Without an address it goes back.
    if (isResolving) return
    view?.setMarker(isDelivery && location !== null ? { at: location, label: markerLabel } : undefined)
  }, [view, isDelivery, location, markerLabel, isResolving])
  useMapFrame(view, draft)

  return (
    <section className={styles.map} aria-label={t('map.label')} data-status={status}>
      <div ref={container} className={styles.ground} />
      {/* Announces the address to which a press, a drag or an arrow key moved the marker. */}
      <p aria-live="polite">
        {isDelivery && location !== null && !isResolving && (
          <HiddenText>{`${t('map.marker')}: ${address}`}</HiddenText>
        )}
      </p>
      {status === 'loading' && (
        <p className={styles.notice}>
          <Spinner />
          {t('map.loading')}
        </p>
      )}
      {status === 'failed' && (
        <p className={styles.notice} role="alert">
          <MapPinOff />
          {t('map.failed')}
        </p>
      )}
      {status !== 'failed' && (
        <div className={styles.buttons}>
          <IconButton
            variant="floating"
            label={t('map.zoomIn')}
            icon={<Plus />}
            onClick={() => view?.zoomBy(1)}
          />
          <IconButton
            variant="floating"
            label={t('map.zoomOut')}
            icon={<Minus />}
            onClick={() => view?.zoomBy(-1)}
          />
          {isDelivery && (
            <IconButton
              variant="floating"
              label={t('location.currentPlace')}
              icon={<Crosshair />}
              isLoading={resolve.isResolving}
              onClick={() => void resolve.locate()}
            />
          )}
        </div>
      )}
    </section>
  )
}
