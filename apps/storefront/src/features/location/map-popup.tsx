import { canConfirmOnMap } from '@lavash/rulebook/place/location-save'
import { ArrowLeft, Search } from 'lucide-react'
import { useRef, useState } from 'react'
import { AddressField } from '#features/location/address-field.tsx'
import { DeliveryTerms } from '#features/location/delivery-terms.tsx'
import { LocationMap } from '#features/location/location-map.tsx'
import { NearestTakeaway } from '#features/location/nearest-takeaway.tsx'
import type { AddressResolve } from '#features/location/use-address-resolve.ts'
import type { LocationDraft } from '#features/location/use-location-draft.ts'
import { useText } from '#i18n/use-text.ts'
import { Button } from '@lavash/ui/button.tsx'
import { IconButton } from '@lavash/ui/icon-button.tsx'
import { Popup } from '@lavash/ui/popup.tsx'
import type { Geocoder } from '#vendors/geocoding/geocoder.ts'
import styles from './map-popup.module.css'

interface Props {
  draft: LocationDraft
  resolve: AddressResolve
  geocoder: Geocoder
  error: string | undefined
  currency: string | undefined
  isOpen: boolean
  onClose: () => void
}

/** L-07 */
export function MapPopup(props: Props) {
  const t = useText()
  const { draft, isOpen, onClose } = props
  return (
    <Popup
      isOpen={isOpen}
      onClose={onClose}
      title={draft.state.method === 'DELIVERY' ? t('location.address') : t('location.takeawayPoints')}
      isTitleHidden
      isCloseHidden
      narrowForm="fullScreen"
      size="medium"
      isFlush
    >
      <MapPopupContent {...props} />
    </Popup>
  )
}

function MapPopupContent({ draft, resolve, geocoder, error, currency, onClose }: Props) {
  const t = useText()
  const { state, city, points, zone, cartSumMinor } = draft
  const isDelivery = state.method === 'DELIVERY'
  const point = points.find(({ id }) => id === state.restoId)
  // Typed text that was never picked is not an address.
  const { address, location } = state.place
  const picked = location === null ? undefined : address
  const title = isDelivery ? picked : point?.street
  const subtitle = isDelivery ? city?.name : point?.name
  const problem = resolve.problem === undefined ? error : t(`location.${resolve.problem}`)
  return (
    <div className={styles.content}>
      <div className={styles.bar}>
        <IconButton label={t('common.back')} icon={<ArrowLeft />} variant="floating" onClick={onClose} />
        {isDelivery && <SearchBar draft={draft} resolve={resolve} geocoder={geocoder} />}
      </div>
      <LocationMap draft={draft} resolve={resolve} />
      <div className={styles.card}>
        {/* The map announces the marker’s address itself. */}
        <div aria-live={isDelivery ? 'off' : 'polite'}>
          {title !== undefined && <p className={styles.title}>{title}</p>}
          {subtitle !== undefined && <p className={styles.subtitle}>{subtitle}</p>}
        </div>
        {isDelivery && zone !== undefined && currency !== undefined && (
          <DeliveryTerms zone={zone} currency={currency} cartSumMinor={cartSumMinor} />
        )}
        {isDelivery && <NearestTakeaway draft={draft} onTaken={onClose} />}
        <p className={styles.error} role="alert">
          {problem}
        </p>
        <Button
          size="large"
          isWide
          isDisabled={!canConfirmOnMap(state) || resolve.isResolving}
          onClick={onClose}
        >
          {t('location.confirm')}
        </Button>
      </div>
    </div>
  )
}

type SearchProps = Pick<Props, 'draft' | 'resolve' | 'geocoder'>

function SearchBar(props: SearchProps) {
  const t = useText()
  const field = useRef<HTMLDivElement>(null)
  const [search, setSearch] = useState<'new' | 'open' | 'left'>('new')
  if (search !== 'open') {
    return (
      <button
        type="button"
        className={styles.search}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it stands where a field with the focus was
        autoFocus={search === 'left'}
        onClick={() => setSearch('open')}
      >
        <Search />
        {t('location.enterAddress')}
      </button>
    )
  }
  return (
    <div ref={field} className={styles.field}>
      <AddressField
        {...props}
        label={t('location.enterAddress')}
        error={undefined}
        takesFocus
        onPicked={() => setSearch(field.current?.matches(':focus-within') ? 'left' : 'new')}
      />
    </div>
  )
}
