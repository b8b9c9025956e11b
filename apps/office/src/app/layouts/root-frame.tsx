import { later } from '@lavash/ui/later.tsx'
import { ToastHost } from '@lavash/ui/toast-host.tsx'
import { Outlet } from '@tanstack/react-router'
import { Suspense } from 'react'
import { OfflineBar } from '#app/layouts/offline-bar.tsx'
import { SkipLink } from '#app/layouts/skip-link.tsx'
import { useStepUp } from '#session/step-up.ts'

/** Comes with the first question: most visits end without one. */
const StepUpDialog = later(async () => (await import('#features/step-up/step-up-dialog.tsx')).StepUpDialog)

export function RootFrame() {
  const isAsked = useStepUp(({ answer }) => answer !== undefined)
  return (
    <>
      <SkipLink />
      <OfflineBar />
      <Outlet />
      {isAsked && (
        <Suspense fallback={null}>
          <StepUpDialog />
        </Suspense>
      )}
      <ToastHost />
    </>
  )
}
