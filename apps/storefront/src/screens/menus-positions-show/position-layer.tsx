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
  // Gone while it was open: the guard sends home.
  if (position === undefined) return null
  return (
    <Popup
      {...popup}
      title={position.name}
      isTitleHidden
      // Beside the name there is room for it; over the photo it would hide what is to be seen.
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
