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
  // A street is picked and its house is missing: the field goes on with 'улица, ' while it has the focus.
  const [street, setStreet] = useState<string>()
  const isHouseMissing =
    location !== null && state.place.houseNumber === null && !state.confirmedWithoutHouseNumber
  // Half an address is no mistake yet: the field says what is wrong when it is left.
  const [isTyping, setIsTyping] = useState(false)
  const { items, status } = useSuggestions(geocoder, city, isPicked ? undefined : address)
  const pick = async (item: AddressSuggestion) => {
    setIsTyping(false)
    setStreet(item.isStreet === true ? toStreetText(item.title) : undefined)
    if ((await resolve.pick(item)) && item.isStreet !== true) onPicked?.()
  }
  return (
    <Combobox
      label={label}
      value={street ?? address}
      onValueChange={(text) => {
        if (text === (street ?? address)) return
        setIsTyping(true)
        setStreet(undefined)
        resolve.cancel()
        dispatch({ type: 'addressTyped', address: text })
      }}
      items={items}
      status={status}
      onPick={(item) => void pick(item)}
      toText={(item) => (item.isStreet === true ? toStreetText(item.title) : item.title)}
      isKeptOpen={(item) => item.isStreet === true}
      emptyText={t('location.notFound')}
      failedText={t('location.suggestFailed')}
      error={isTyping ? undefined : error}
      onFocus={() => {
        if (isHouseMissing) setStreet(toStreetText(address))
      }}
      opensOnFocus={isHouseMissing}
      onBlur={() => {
        setIsTyping(false)
        setStreet(undefined)
      }}
      isRequired
      // Whoever comes back to a chosen address wants another one: the old text would be a part of the new query.
      isSelectedOnFocus={!isHouseMissing}
      onClear={() => {
        setStreet(undefined)
        resolve.cancel()
        dispatch({ type: 'addressTyped', address: '' })
      }}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- only where the press before asked for the field
      autoFocus={takesFocus}
      {...(resolve.isResolving && { end: <Spinner sizePx={20} /> })}
    />
  )
}

/** The house follows the comma. */
function toStreetText(title: string): string {
  return `${title}, `
}
