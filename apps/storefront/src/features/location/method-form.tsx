import { isMethodToggleShown } from '@lavash/rulebook/place/location-state'
import { Info } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { AddressButton } from '#features/location/address-button.tsx'
import { AddressField } from '#features/location/address-field.tsx'
import { DeliveryTerms } from '#features/location/delivery-terms.tsx'
import { EarlierPlaces } from '#features/location/earlier-places.tsx'
import { NearestTakeaway } from '#features/location/nearest-takeaway.tsx'
import { PlaceFields } from '#features/location/place-fields.tsx'
import { SavedPlaces } from '#features/location/saved-places.tsx'
import { TakeawayList } from '#features/location/takeaway-list.tsx'
import type { AddressResolve } from '#features/location/use-address-resolve.ts'
import type { LocationDraft } from '#features/location/use-location-draft.ts'
import type { LocationSave } from '#features/location/use-location-save.ts'
import { useText } from '#i18n/use-text.ts'
import { useIsSignedIn } from '#session/use-session.ts'
import { Button } from '@lavash/ui/button.tsx'
import { Form } from '@lavash/ui/form.tsx'
import { SegmentedToggle } from '@lavash/ui/segmented-toggle.tsx'
import type { Geocoder } from '#vendors/geocoding/geocoder.ts'
import styles from './location-panel.module.css'

interface Props {
  draft: LocationDraft
  resolve: AddressResolve
  geocoder: Geocoder
  save: LocationSave
  /** The names that the chosen place can be saved under. */
  saveAs: ReactNode
  currency: string | undefined
  /** The customer has no menu yet, so the form says what it is for. */
  isFirst: boolean
  /** Given if no map stands beside the form. */
  onOpenMap: (() => void) | undefined
}

export function MethodForm({ draft, resolve, geocoder, save, saveAs, currency, isFirst, onOpenMap }: Props) {
  const t = useText()
  const form = useRef<HTMLFormElement>(null)
  useFirstFault(form, save.refusedCount)
  const { state, context, dispatch, zone, cartSumMinor, points, missingMethod } = draft
  const isSignedIn = useIsSignedIn()
  const isDelivery = state.method === 'DELIVERY'
  const { problem } = resolve
  // The address of a moved marker is still loading, and a save now would store the previous one.
  const isBusy = save.isSaving || (isDelivery && resolve.isResolving)
  const addressError =
    problem === undefined ? save.findError('deliveryPlace.address') : t(`location.${problem}`)
  return (
    <Form
      ref={form}
      className={styles.step}
      onSubmit={() => {
        if (!isBusy) void save.save()
      }}
    >
      {isMethodToggleShown(state, context) && state.method !== null && (
        <SegmentedToggle
          label={t('location.method')}
          options={[
            { value: 'DELIVERY', label: t('location.delivery') },
            { value: 'TAKE_AWAY', label: t('location.takeaway') },
          ]}
          value={state.method}
          onValueChange={(method) => dispatch({ type: 'methodSwitched', method })}
        />
      )}
      {missingMethod !== null && (
        <output className={styles.missing}>
          <Info />
          {missingMethod === 'DELIVERY' ? t('boot.error.noZones') : t('location.noTakeawayPoints')}
        </output>
      )}
      {isFirst && <p className={styles.prompt}>{t('location.prompt')}</p>}
      {isDelivery ? (
        <>
          <div data-address>
            {onOpenMap === undefined ? (
              <AddressField
                draft={draft}
                resolve={resolve}
                geocoder={geocoder}
                label={t('location.address')}
                error={addressError}
              />
            ) : (
              <AddressButton address={state.place.address} error={addressError} onClick={onOpenMap} />
            )}
          </div>
          <NearestTakeaway draft={draft} />
          {isSignedIn && <SavedPlaces draft={draft} onPick={resolve.cancel} />}
          <EarlierPlaces draft={draft} onPick={resolve.cancel} />
          <PlaceFields draft={draft} save={save} />
          {isSignedIn && saveAs}
        </>
      ) : (
        <TakeawayList draft={draft} error={save.findError('restoId')} onOpenMap={onOpenMap} />
      )}
      <div className={styles.footer}>
        {isDelivery && zone !== undefined && currency !== undefined && (
          <DeliveryTerms zone={zone} currency={currency} cartSumMinor={cartSumMinor} />
        )}
        <Button
          type="submit"
          size="large"
          isWide
          isLoading={isBusy}
          isDisabled={!isDelivery && points.length === 0}
        >
          {isFirst ? t('location.showMenu') : t('location.confirm')}
        </Button>
      </div>
    </Form>
  )
}

/** After a refused save the first wrong field takes the focus. */
function useFirstFault(form: RefObject<HTMLFormElement | null>, refusedCount: number): void {
  useEffect(() => {
    if (refusedCount === 0) return
    const fault = form.current?.querySelector<HTMLElement>(
      '[aria-invalid="true"], [data-invalid] :is(button, input)',
    )
    fault?.focus()
  }, [form, refusedCount])
}
