import { type ReactNode, Suspense, useDeferredValue } from 'react'
import { BootFrame } from '#app/boot/boot-frame.tsx'
import { BootLoader } from '#app/boot/boot-loader.tsx'
import { FatalScreen } from '#app/boot/fatal-screen.tsx'
import { Splash } from '#app/boot/splash.tsx'
import { useBoot } from '#app/boot/use-boot.ts'
import { ScreenBoundary } from '#app/screen-boundary.tsx'
import { useStored } from '#storage/stored-values.ts'

/** Below this the storefront has a clock, a city and a venue. The address in the bar does not change. */
export function BootGate({ children }: { children: ReactNode }) {
  const boot = useBoot()
  const place = `${useStored('city_id')} ${useStored('resto_id')}`
  // Rendering the first page takes long. Deferred, it runs in slices, so a slow phone stays responsive, and the old
  // content stays until it is complete.
  const kind = useDeferredValue(boot.kind)
  const isWaiting = boot.kind === 'loading' || kind === 'loading' || kind === 'failed'
  // Not deferred: the page below cannot render again after another tab has cleared the venue.
  const isChoosing = boot.kind === 'choosing' || kind === 'choosing'
  // One boundary before and after: a new one would show its fallback, and React keeps a fallback for a third of a
  // second.
  return (
    <Suspense fallback={<Splash />}>
      <ScreenBoundary place={place} Frame={BootFrame}>
        {boot.kind === 'failed' ? (
          <FatalScreen error={boot.error} onRetry={boot.onRetry} />
        ) : isWaiting ? (
          <Splash />
        ) : isChoosing ? (
          <BootLoader />
        ) : (
          children
        )}
      </ScreenBoundary>
    </Suspense>
  )
}
