import { Button } from '@lavash/ui/button.tsx'
import { getRouteApi } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { DevicesPanel } from '#features/devices/devices-panel.tsx'
import { PairPopup } from '#features/devices/pair-popup.tsx'
import { TeamTabs } from '#features/team/team-tabs.tsx'
import { useText } from '#i18n/use-text.ts'
import { ScreenHead } from '#parts/screen-head.tsx'
import { usePopupSearch } from '#parts/use-popup-search.ts'
import { findBrandName } from '#session/brands.ts'
import { useMe } from '#session/me-context.tsx'

const route = getRouteApi('/$brandId/team/devices')

export function DevicesScreen() {
  const t = useText()
  const { brandId } = route.useParams()
  const { isOpen, visit, open, close } = usePopupSearch('pair')
  return (
    <>
      <ScreenHead
        title={t('devices.title')}
        place={findBrandName(useMe(), brandId)}
        actions={
          <Button icon={<Plus />} onClick={open}>
            {t('devices.pair')}
          </Button>
        }
      >
        <TeamTabs brandId={brandId} />
      </ScreenHead>
      <DevicesPanel brandId={brandId} />
      <PairPopup key={visit} brandId={brandId} isOpen={isOpen} onClose={close} />
    </>
  )
}
