import type { AddressDetails } from '@lavash/contract/geo'
import type { GeoPoint } from '@lavash/contract/geo-point'
import { useEffect, useRef, useState } from 'react'
import { findPosition, type PositionProblem } from '#features/location/find-position.ts'
import { toAddress } from '#features/location/to-address.ts'
import type { LocationDraft } from '#features/location/use-location-draft.ts'
import { useLocale } from '@lavash/i18n/i18n-provider.tsx'
import type { AddressSuggestion, Asked, Geocoder } from '#vendors/geocoding/geocoder.ts'

type ResolveProblem = 'resolveFailed' | 'noAddressHere' | PositionProblem

export interface AddressResolve {
  /** Whether it became the address: the lookup may fail, or a newer one may win. */
  readonly pick: (suggestion: AddressSuggestion) => Promise<boolean>
  /** A click on the map, or a marker after a drag. */
  readonly pin: (point: GeoPoint) => Promise<boolean>
  /** An arrow key on the marker. The next may follow at once. */
  readonly step: (point: GeoPoint) => Promise<boolean>
  readonly locate: () => Promise<boolean>
  /** Aborts the lookup, because its answer would overwrite what is being typed. */
  readonly cancel: () => void
  readonly isResolving: boolean
  readonly problem: ResolveProblem | undefined
}

/** A held key steps thirty times a second, and only its last position needs an address. */
const stepsPauseMs = 300

/** L-09: every way sets text, location and place id together. The newest request wins. */
export function useAddressResolve({ state, dispatch }: LocationDraft, geocoder: Geocoder): AddressResolve {
  const locale = useLocale()
  const running = useRef<AbortController>(undefined)
  const [isResolving, setIsResolving] = useState(false)
  const [problem, setProblem] = useState<ResolveProblem>()
  useEffect(() => () => running.current?.abort(), [])

  const cancel = () => {
    running.current?.abort()
    setIsResolving(false)
    setProblem(undefined)
  }

  const run = async (ask: (asked: Asked) => Promise<Found | ResolveProblem>) => {
    cancel()
    const { cityId } = state
    if (cityId === null) return false
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    setIsResolving(true)
    // After any error the customer is asked to try again and loses nothing of the form.
    const found = await ask({ locale, signal }).catch((): ResolveProblem => 'resolveFailed')
    if (signal.aborted) return false
    setIsResolving(false)
    if (typeof found === 'string') {
      setProblem(found)
      return false
    }
    const { details, location } = found
    const { placeId, houseNumber } = details
    dispatch({ type: 'addressResolved', cityId, address: toAddress(details), location, placeId, houseNumber })
    return true
  }

  const findAt = async (location: GeoPoint, asked: Asked) => {
    // Not every vendor honours the signal.
    asked.signal.throwIfAborted()
    const details = await geocoder.findAt(location, asked)
    return details === undefined ? 'noAddressHere' : { details, location }
  }

  return {
    pick: (suggestion) =>
      run(async (asked) => {
        const details = await geocoder.resolve(suggestion, asked)
        return { details, location: details.coordinates }
      }),
    pin: (point) => run((asked) => findAt(point, asked)),
    step: (point) =>
      run(async (asked) => {
        await new Promise((resolve) => {
          setTimeout(resolve, stepsPauseMs)
        })
        return findAt(point, asked)
      }),
    locate: () =>
      run(async (asked) => {
        const position = await findPosition()
        return typeof position === 'string' ? position : findAt(position, asked)
      }),
    cancel,
    isResolving,
    problem,
  }
}

interface Found {
  details: AddressDetails
  location: GeoPoint
}
