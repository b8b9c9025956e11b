import type { DeliveryMethod } from '@lavash/rulebook/delivery-methods'
import { LocationPanel } from '#features/location/location-panel.tsx'
import { useLocationDraft } from '#features/location/use-location-draft.ts'
import { useText } from '#i18n/i18n-provider.tsx'
import { useIsMobile } from '#ui/layout-mode.ts'
import { Popup } from '#ui/popup.tsx'

interface Props {
  isOpen: boolean
  /** Without it the popup cannot be dismissed: the boot loader's. */
  onClose?: () => void
  /** The one that was pressed, where it is not the stored one. */
  method?: DeliveryMethod | undefined
}

/** L-01. Made anew for every opening, so that closing forgets what was not saved (L-13). */
export function LocationPopup({ isOpen, onClose, method }: Props) {
  const t = useText()
  const draft = useLocationDraft(method)
  const isMobile = useIsMobile()
  const isCityStep = draft.state.step === 'citySelection'
  return (
    <Popup
      isOpen={isOpen}
      onClose={onClose}
      title={t('location.title')}
      isTitleHidden
      isFlush
      size={isCityStep ? 'small' : 'large'}
      hasScrim={onClose !== undefined}
    >
      <LocationPanel
        draft={draft}
        isWide={!isMobile}
        isInPopup
        isClosable={onClose !== undefined}
        onSaved={() => onClose?.()}
      />
    </Popup>
  )
}

/** For a brand's own boot loader, which has a place for it. */
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
