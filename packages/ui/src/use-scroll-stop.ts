import { useCallback, useState } from 'react'

const pressable = 'a[href], button, input, select, textarea, [tabindex]'

/**
 * Scrollable text without controls gets a Tab stop, so that arrows can scroll it (WCAG 2.2, 2.1.1). With controls
 * inside, focusing those scrolls, and another stop would be in the way.
 */
export function useScrollStop(): {
  ref: (element: HTMLElement | null) => (() => void) | undefined
  tabIndex: 0 | undefined
} {
  const [isStop, setIsStop] = useState(false)
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined
    // The observer also fires once at the start.
    const observer = new ResizeObserver(() => {
      const isScrolled = element.scrollHeight > element.clientHeight + 1
      setIsStop(isScrolled && element.querySelector(pressable) === null)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, tabIndex: isStop ? 0 : undefined }
}
