import { type ComponentType, useEffect, useState } from 'react'
import { useToastQueue } from '#toast-queue.ts'

/** Before one is needed: what they tell of is often a lost network. A file that does not arrive takes nothing with it. */
export async function loadToasts(): Promise<ComponentType | undefined> {
  try {
    return (await import('#toast-area.tsx')).ToastArea
  } catch {
    return undefined
  }
}

/** Once in the app. Loads the toasts with the first one. */
export function ToastHost() {
  const waiting = useToastQueue((queue) => queue.waiting.length)
  const [Area, setArea] = useState<ComponentType>()
  useEffect(() => {
    const load = async () => {
      const loaded = await loadToasts()
      setArea(() => loaded)
    }
    if (waiting > 0 && !Area) void load()
  }, [waiting, Area])
  return Area && <Area />
}
