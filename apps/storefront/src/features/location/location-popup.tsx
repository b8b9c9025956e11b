import type { DeliveryMethod } from '@lavash/rulebook/order/delivery-methods'
import { useState } from 'react'
import { LocationPanel } from '#features/location/location-panel.tsx'
import { useLocationDraft } from '#features/location/use-location-draft.ts'
import { useText } from '#i18n/use-text.ts'
import { useIsMobile } from '@lavash/ui/layout-mode.ts'
import { Popup } from '@lavash/ui/popup.tsx'
import { StandingPopup } from '@lavash/ui/standing-popup.tsx'

interface Props {
  isOpen: boolean
  /** Without it the popup cannot be closed, as in the boot loader. */
  onClose?: () => void
  /** The method that was pressed, if it is not the stored one. */
  method?: DeliveryMethod | undefined
}

/** L-01. Mounted anew for every opening, so that closing forgets what was not saved (L-13). */
export function LocationPopup({ isOpen, onClose, method }: Props) {
  const t = useText()
  const draft = useLocationDraft(method)
  const isMobile = useIsMobile()
  const isCityStep = draft.state.step === 'citySelection'
  const isFirst = onClose === undefined
  // The list of cities needs no popup library. The next step has a field and with it a phone's keyboard.
  const [isStanding, setIsStanding] = useState(isFirst)
  if (isStanding && !isCityStep) setIsStanding(false)
  const look = { title: t('location.title'), size: isCityStep ? 'small' : 'large' } as const
  const panel = (isStandIn: boolean) => (
    <LocationPanel
      draft={draft}
      isWide={!isMobile}
      isInPopup
      isClosable={!isFirst}
      isStandIn={isStandIn}
      onSaved={() => onClose?.()}
    />
  )
  const standing = isFirst && <StandingPopup {...look}>{panel(true)}</StandingPopup>
  if (isStanding) return standing
  return (
    <Popup
      {...look}
      isOpen={isOpen}
      onClose={onClose}
      isTitleHidden
      isFlush
      hasScrim={!isFirst}
      standIn={standing}
    >
      {panel(false)}
    </Popup>
  )
}

/** For a brand's own boot loader. */
export function LocationInline() {
  const draft = useLocationDraft()
  return (
    <LocationPanel
      draft={draft}
      isWide={false}
      isInPopup={false}
      isClosable={false}
      onSaved={() => undefined}
    />
  )
}
