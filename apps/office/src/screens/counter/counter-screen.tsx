import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { meQuery } from '#api/me.ts'
import { BoardScreen } from '#screens/counter/board-screen.tsx'
import { MeProvider } from '#session/me-context.tsx'

const route = getRouteApi('/$brandId/counter/$restoId')

/** Nothing beside the work: no navigation, no switches. */
export function CounterScreen() {
  const { brandId, restoId } = route.useParams()
  const { data: me } = useQuery(meQuery)
  if (!me) return null
  return (
    <MeProvider value={me}>
      <BoardScreen brandId={brandId} restoId={restoId} />
    </MeProvider>
  )
}
