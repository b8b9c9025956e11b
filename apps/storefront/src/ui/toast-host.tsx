import { Suspense, useState } from 'react'
import { Boundary } from '#ui/boundary.tsx'
import { later } from '#ui/later.tsx'
import { useToastQueue } from '#ui/toast-queue.ts'

const ToastArea = later(async () => (await import('#ui/toast-area.tsx')).ToastArea)

/** Before one is needed: what they tell of is often a lost network. */
export const loadToasts = ToastArea.load

/** Once in the app. Loads the toasts with the first one; one whose file does not arrive must not take the page with it. */
export function ToastHost() {
  const hasWaiting = useToastQueue(({ waiting }) => waiting.length > 0)
  const [isNeeded, setIsNeeded] = useState(false)
  if (hasWaiting && !isNeeded) setIsNeeded(true)
  return isNeeded ? (
    <Boundary>
      <Suspense fallback={null}>
        <ToastArea />
      </Suspense>
    </Boundary>
  ) : null
}
