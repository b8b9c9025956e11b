import { type ReactNode, Suspense } from 'react'
import { BootLoader } from '#app/boot/boot-loader.tsx'
import { FatalScreen } from '#app/boot/fatal-screen.tsx'
import { Splash } from '#app/boot/splash.tsx'
import { useBoot } from '#app/boot/use-boot.ts'

/** Nothing below knows a storefront without a clock, a city and a venue. The address in the bar stays as it is. */
export function BootGate({ children }: { children: ReactNode }) {
  const boot = useBoot()
  if (boot.kind === 'loading') return <Splash />
  if (boot.kind === 'failed') return <FatalScreen problem={boot.problem} onRetry={boot.onRetry} />
  return <Suspense fallback={<Splash />}>{boot.kind === 'choosing' ? <BootLoader /> : children}</Suspense>
}
