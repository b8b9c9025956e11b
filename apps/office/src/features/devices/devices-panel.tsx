import { EmptyState } from '@lavash/ui/empty-state.tsx'
import { Panel } from '@lavash/ui/panel.tsx'
import { useSuspenseQuery } from '@tanstack/react-query'
import { TabletSmartphone } from 'lucide-react'
import { DevicesList } from '#features/devices/devices-list.tsx'
import { useText } from '#i18n/use-text.ts'
import { devicesQuery } from '#session/team-queries.ts'

export function DevicesPanel({ brandId }: { brandId: number }) {
  const t = useText()
  const { data: devices } = useSuspenseQuery(devicesQuery(brandId))
  return (
    <Panel title={t('devices.title')}>
      {devices.length === 0 ? (
        <EmptyState icon={<TabletSmartphone />} title={t('devices.none')} text={t('devices.noneText')} />
      ) : (
        <DevicesList brandId={brandId} devices={devices} />
      )}
    </Panel>
  )
}
