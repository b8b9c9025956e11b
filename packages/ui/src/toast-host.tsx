import { type ComponentType, useEffect, useState } from 'react'
import { useToastQueue } from '#toast-queue.ts'

/** Loaded before it is needed, because toasts often report a lost network. A failed load breaks nothing. */
export async function loadToasts(): Promise<ComponentType | undefined> {
  try {
    return (await import('#toast-area.tsx')).ToastArea
  } catch {
    return undefined
  }
}

/** Rendered once in the app. Loads the toasts' code with the first one. */
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
