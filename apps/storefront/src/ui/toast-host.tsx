import { Suspense, useState } from 'react'
import { later } from '#ui/later.tsx'
import { useToastQueue } from '#ui/toast-queue.ts'

const ToastArea = later(async () => (await import('#ui/toast-area.tsx')).ToastArea)

/** Once in the app. Loads the toasts with the first one. */
export function ToastHost() {
  const hasWaiting = useToastQueue(({ waiting }) => waiting.length > 0)
  const [isNeeded, setIsNeeded] = useState(false)
  if (hasWaiting && !isNeeded) setIsNeeded(true)
  return isNeeded ? (
    <Suspense fallback={null}>
      <ToastArea />
    </Suspense>
  ) : null
}
