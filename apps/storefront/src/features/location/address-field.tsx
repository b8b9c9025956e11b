import type { LocationDraft } from '#features/location/use-location-draft.ts'
import type { AddressResolve } from '#features/location/use-address-resolve.ts'
import { useSuggestions } from '#features/location/use-suggestions.ts'
import { useText } from '#i18n/use-text.ts'
import { Combobox } from '@lavash/ui/combobox.tsx'
import { Spinner } from '@lavash/ui/spinner.tsx'
import type { AddressSuggestion, Geocoder } from '#vendors/geocoding/geocoder.ts'

interface Props {
  draft: LocationDraft
  resolve: AddressResolve
  geocoder: Geocoder
  error: string | undefined
  label: string
  /** It replaces the search button that was just pressed, so it takes the focus. */
  takesFocus?: boolean
  onPicked?: () => void
}

/** L-05. A picked text is an address. Typing over it makes it text again until the next pick. */
export function AddressField({
  draft,
  resolve,
  geocoder,
  error,
  label,
  takesFocus = false,
  onPicked,
}: Props) {
  const t = useText()
  const { state, city, dispatch } = draft
  const { address, location } = state.place
  const isPicked = location !== null || resolve.isResolving
  const { items, status } = useSuggestions(geocoder, city, isPicked ? undefined : address)
  const pick = async (item: AddressSuggestion) => {
    if (await resolve.pick(item)) onPicked?.()
  }
  return (
    <Combobox
      label={label}
      value={address}
      onValueChange={(text) => {
        if (text === address) return
        resolve.cancel()
        dispatch({ type: 'addressTyped', address: text })
      }}
      items={items}
      status={status}
      onPick={(item) => void pick(item)}
      emptyText={t('location.notFound')}
      failedText={t('location.suggestFailed')}
      error={error}
      isRequired
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- only where the press before asked for the field
      autoFocus={takesFocus}
      {...(resolve.isResolving && { end: <Spinner sizePx={20} /> })}
    />
  )
}
