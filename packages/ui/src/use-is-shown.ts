import { useEffect, useRef } from 'react'

/** Whether the asking component is still mounted: a late answer must not act on another page. */
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
