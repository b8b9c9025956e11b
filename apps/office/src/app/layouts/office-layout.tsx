import { VenueTimeProvider } from '@lavash/i18n/i18n-provider.tsx'
import { loadToasts } from '@lavash/ui/toast-host.tsx'
import { untilIdle } from '@lavash/ui/until-idle.ts'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Outlet } from '@tanstack/react-router'
import { Navigation } from '#app/layouts/navigation.tsx'
import { useEffect } from 'react'
import { KeysDialog } from '#app/layouts/keys-dialog.tsx'
import { meQuery } from '#api/me.ts'
import { useStaffEvents } from '#live/use-staff-events.ts'
import { Content } from '#parts/content.tsx'
import { findTimeZone } from '#session/brands.ts'
import { MeProvider } from '#session/me-context.tsx'
import styles from './office-layout.module.css'

const route = getRouteApi('/$brandId')

/** A menu is needed most when the network is gone: its file is fetched while nobody waits. */
async function preloadMenus(): Promise<void> {
  await untilIdle()
  await Promise.allSettled([import('@lavash/ui/menu-list.tsx'), loadToasts()])
}

export function OfficeLayout() {
  useEffect(() => void preloadMenus(), [])
  const { me: first } = route.useRouteContext()
  // Null for the moment between the end of the session and the sign-in screen.
  const { data: me = first } = useQuery(meQuery)
  const { brandId } = route.useParams()
  useStaffEvents(me?.sessionId)
  if (me === null) return null
  return (
    <VenueTimeProvider timeZone={findTimeZone(me, brandId)}>
      <MeProvider value={me}>
        <div className={styles.page}>
          <Navigation brandId={brandId} />
          <Content className={styles.main}>
            <Outlet />
          </Content>
        </div>
        <KeysDialog />
      </MeProvider>
    </VenueTimeProvider>
  )
}
