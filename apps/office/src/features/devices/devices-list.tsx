import type { Device } from '@lavash/contract/devices'
import { Button } from '@lavash/ui/button.tsx'
import { showToast } from '@lavash/ui/toast-queue.ts'
import { useConfirm } from '@lavash/ui/use-confirm.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { Tablet } from 'lucide-react'
import { toFailureText } from '#i18n/failure-text.ts'
import { useText } from '#i18n/use-text.ts'
import { Row, RowList } from '#parts/row-list.tsx'
import { useTask } from '#parts/use-task.ts'
import { useWhen } from '#parts/use-when.ts'
import { callAsStaff } from '#session/call-as-staff.ts'
import { devicesQuery } from '#session/team-queries.ts'

/** The lost tablet is one touch away, and one question. */
export function DevicesList({ brandId, devices }: { brandId: number; devices: readonly Device[] }) {
  const t = useText()
  const client = useQueryClient()
  const { ask, confirmPopup } = useConfirm()
  const { isBusy, run } = useTask()
  const unpair = ({ id, name }: Device) =>
    run(async () => {
      const answered = await ask({
        title: t('devices.unpairQuestion', { name }),
        text: t('devices.unpairText'),
        confirmLabel: t('devices.unpair'),
        isDanger: true,
      })
      if (answered !== 'confirmed') return undefined
      const answer = await callAsStaff('devices.unpair', { params: { brandId, deviceId: id } })
      // Gone already is what was wanted.
      if (answer.ok || answer.failure.status === 404)
        showToast({ kind: 'success', text: t('devices.unpaired', { name }) })
      else showToast({ kind: 'error', text: toFailureText(t, answer.failure) })
      await client.invalidateQueries({ queryKey: devicesQuery(brandId).queryKey })
      return undefined
    })
  return (
    <>
      <RowList>
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} isBusy={isBusy} onUnpair={() => void unpair(device)} />
        ))}
      </RowList>
      {confirmPopup}
    </>
  )
}

interface RowProps {
  device: Device
  isBusy: boolean
  onUnpair: () => void
}

function DeviceRow({ device, isBusy, onUnpair }: RowProps) {
  const t = useText()
  const toWhen = useWhen()
  const { name, restoName, lastSeenAt } = device
  const about =
    lastSeenAt === null
      ? t('devices.seenNever', { venue: restoName })
      : t('devices.seen', { venue: restoName, when: toWhen(lastSeenAt) })
  return (
    <Row icon={<Tablet />} title={name} about={about}>
      <Button
        variant="danger"
        size="small"
        isDisabled={isBusy}
        aria-label={t('devices.unpairOne', { name })}
        onClick={onUnpair}
      >
        {t('devices.unpair')}
      </Button>
    </Row>
  )
}
