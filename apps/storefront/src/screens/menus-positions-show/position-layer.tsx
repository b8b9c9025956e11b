import { useEntry } from '#navigation/router.tsx'
import { PositionDetail } from '#features/menu/position-detail.tsx'
import { AdulthoodProvider } from '#features/menu/use-adulthood.tsx'
import { findEdited } from '#order/edit-line.ts'
import { usePositions } from '#order/menu-queries.ts'
import { useIsMobile } from '@lavash/ui/layout-mode.ts'
import { Popup } from '@lavash/ui/popup.tsx'

interface Props {
  menuId: number
  positionId: number
  isOpen: boolean
  onClose: () => void
  onClosed: () => void
}

export function PositionLayer({ menuId, positionId, ...popup }: Props) {
  const { state } = useEntry()
  const isMobile = useIsMobile()
  const position = usePositions(menuId).find(({ id }) => id === positionId)
  // The dish vanished while it was open: the guard redirects home.
  if (position === undefined) return null
  return (
    <Popup
      {...popup}
      title={position.name}
      isTitleHidden
      // On a desktop it would cover the photo, so the dish has a close button beside its name.
      isCloseHidden={!isMobile}
      isFlush
      size="large"
    >
      <AdulthoodProvider>
        <PositionDetail position={position} edited={findEdited(state)} onClose={popup.onClose} />
      </AdulthoodProvider>
    </Popup>
  )
}
