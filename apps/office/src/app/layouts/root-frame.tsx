import { ToastHost } from '@lavash/ui/toast-host.tsx'
import { Outlet } from '@tanstack/react-router'
import { KeysDialog } from '#app/layouts/keys-dialog.tsx'
import { OfflineBar } from '#app/layouts/offline-bar.tsx'
import { SkipLink } from '#app/layouts/skip-link.tsx'

export function RootFrame() {
  return (
    <>
      <SkipLink />
      <OfflineBar />
      <Outlet />
      <KeysDialog />
      <ToastHost />
    </>
  )
}
