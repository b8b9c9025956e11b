import type { DeliveryMethod } from '@lavash/rulebook/order/delivery-methods'
import { Suspense, useState } from 'react'
import { later } from '@lavash/ui/later.tsx'

const LocationPopup = later(async () => (await import('#features/location/location-popup.tsx')).LocationPopup)
const LocationInline = later(
  async () => (await import('#features/location/location-popup.tsx')).LocationInline,
)

interface Props {
  isOpen: boolean
  onClose: () => void
  method?: DeliveryMethod | undefined
}

/** The popup's code is loaded at the first opening. Each opening is mounted anew. */
export function PlacePopup({ isOpen, onClose, method }: Props) {
  const [opening, setOpening] = useState({ isOpen, count: 0 })
  if (opening.isOpen !== isOpen) setOpening({ isOpen, count: opening.count + (isOpen ? 1 : 0) })
  if (opening.count === 0) return null
  return (
    <Suspense fallback={null}>
      <LocationPopup key={opening.count} isOpen={isOpen} onClose={onClose} method={method} />
    </Suspense>
  )
}

/** B-03: stays until a venue is chosen. The page behind it with its language switch stays usable. */
export function FirstPlacePopup() {
  return <LocationPopup isOpen />
}

export function FirstPlaceInline() {
  return <LocationInline />
}
