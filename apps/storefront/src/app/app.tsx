import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, useEffect, useState } from 'react'
import { Router } from '#navigation/router.tsx'
import { BootGate } from '#app/boot/boot-gate.tsx'
import { createQueryClient } from '#app/create-query-client.ts'
import { LanguageKeeper, type Shown } from '#app/language/language-keeper.tsx'
import { SessionNotice } from '#features/account/session-notice.tsx'
import { ConnectionNotice } from '#features/notices/connection-notice.tsx'
import { CookieConsent } from '#features/notices/cookie-consent.tsx'
import { StorageNotice } from '#features/notices/storage-notice.tsx'
import { followOtherTabs } from '#storage/stored-values.ts'
import { ToastHost } from '@lavash/ui/toast-host.tsx'

/** Loads the requested page with the shell: see the boundary in boot-gate.tsx. */
const loadShell = async () => {
  const { Shell: loaded, loadAskedScreen } = await import('#app/shell.tsx')
  await loadAskedScreen()
  return { default: loaded }
}
const Shell = lazy(loadShell)

export function App({ first }: { first: Shown }) {
  const [queryClient] = useState(createQueryClient)
  useEffect(followOtherTabs, [])
  return (
    <QueryClientProvider client={queryClient}>
      <Router>
        <LanguageKeeper first={first}>
          <ConnectionNotice />
          <BootGate>
            <Shell />
            <CookieConsent />
            <StorageNotice />
            <SessionNotice />
          </BootGate>
          <ToastHost />
        </LanguageKeeper>
      </Router>
    </QueryClientProvider>
  )
}
