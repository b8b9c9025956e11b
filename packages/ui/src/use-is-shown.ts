import { useEffect, useRef } from 'react'

/** Whether who asked is still in sight: an answer that comes after the customer has turned away is not acted upon. */
export function useIsShown(): () => boolean {
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return () => isShown.current
}
