import { VenueTimeProvider } from '@lavash/i18n/i18n-provider.tsx'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { deviceQuery } from '#api/device.ts'
import { meQuery } from '#api/me.ts'
import { useDeviceEvents } from '#live/use-device-events.ts'
import { BoardScreen } from '#screens/counter/board-screen.tsx'
import { LockScreen } from '#screens/counter/lock-screen.tsx'
import { MeProvider } from '#session/me-context.tsx'

const route = getRouteApi('/$brandId/counter/$restoId')

/** Nothing beside the work: no navigation, no switches. On a tablet nobody is at the counter until a PIN says who. */
export function CounterScreen() {
  const { brandId, restoId } = route.useParams()
  const { data: me } = useQuery(meQuery)
  const { data: device } = useQuery(deviceQuery)
  useDeviceEvents(device?.id)
  if (me)
    return (
      <MeProvider value={me}>
        <BoardScreen brandId={brandId} restoId={restoId} />
      </MeProvider>
    )
  if (!device) return null
  return (
    <VenueTimeProvider timeZone={device.timeZone}>
      <LockScreen device={device} />
    </VenueTimeProvider>
  )
}
