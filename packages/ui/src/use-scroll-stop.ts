import { useCallback, useState } from 'react'

const pressable = 'a[href], button, input, select, textarea, [tabindex]'

/**
 * Text that scrolls and holds nothing to press is a stop of Tab itself, so that the arrows can move it (WCAG 2.2,
 * 2.1.1). Where there is something to press, reaching that scrolls as well, and one stop more would be in the way.
 */
export function useScrollStop(): {
  ref: (element: HTMLElement | null) => (() => void) | undefined
  tabIndex: 0 | undefined
} {
  const [isStop, setIsStop] = useState(false)
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined
    // Watching also measures once at the start.
    const observer = new ResizeObserver(() => {
      const isScrolled = element.scrollHeight > element.clientHeight + 1
      setIsStop(isScrolled && element.querySelector(pressable) === null)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, tabIndex: isStop ? 0 : undefined }
}
