import { useState } from 'react'
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
  // Half an address is no mistake yet: the field says what is wrong when it is left.
  const [isTyping, setIsTyping] = useState(false)
  const { items, status } = useSuggestions(geocoder, city, isPicked ? undefined : address)
  const pick = async (item: AddressSuggestion) => {
    setIsTyping(false)
    if (await resolve.pick(item)) onPicked?.()
  }
  return (
    <Combobox
      label={label}
      value={address}
      onValueChange={(text) => {
        if (text === address) return
        setIsTyping(true)
        resolve.cancel()
        dispatch({ type: 'addressTyped', address: text })
      }}
      items={items}
      status={status}
      onPick={(item) => void pick(item)}
      emptyText={t('location.notFound')}
      failedText={t('location.suggestFailed')}
      error={isTyping ? undefined : error}
      onBlur={() => setIsTyping(false)}
      isRequired
      // Whoever comes back to a chosen address wants another one: the old text would be a part of the new query.
      isSelectedOnFocus
      onClear={() => {
        resolve.cancel()
        dispatch({ type: 'addressTyped', address: '' })
      }}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- only where the press before asked for the field
      autoFocus={takesFocus}
      {...(resolve.isResolving && { end: <Spinner sizePx={20} /> })}
    />
  )
}
