import { useEffect, useState } from 'react'
import { openSound, play } from '#features/board/bell-sound.ts'

export interface Shift {
  readonly isOpen: boolean
  /** What this device cannot do. */
  readonly lacks: readonly ('sound' | 'wakeLock')[]
  readonly start: () => Promise<void>
  readonly end: () => void
}

/** A shift on this device: it rings, and its screen stays awake. */
export function useShift(): Shift {
  const [isOpen, setIsOpen] = useState(false)
  const [hasSound, setHasSound] = useState(true)
  const [isAwake, setIsAwake] = useState(true)

  useEffect(() => {
    if (!isOpen) return undefined
    let lock: WakeLockSentinel | undefined
    // The browser takes the lock back whenever the page is hidden.
    const keepAwake = async () => {
      if (document.visibilityState !== 'visible') return
      try {
        lock = await navigator.wakeLock.request('screen')
        setIsAwake(true)
      } catch {
        setIsAwake(false)
      }
    }
    void keepAwake()
    const handleVisibility = () => void keepAwake()
    document.addEventListener('visibilitychange', handleVisibility)
    return () => {
      document.removeEventListener('visibilitychange', handleVisibility)
      void lock?.release()
    }
  }, [isOpen])

  return {
    isOpen,
    lacks: isOpen ? [...(hasSound ? [] : ['sound' as const]), ...(isAwake ? [] : ['wakeLock' as const])] : [],
    start: async () => {
      setHasSound(await openSound())
      play('new', 0.5)
      setIsOpen(true)
    },
    end: () => setIsOpen(false),
  }
}
