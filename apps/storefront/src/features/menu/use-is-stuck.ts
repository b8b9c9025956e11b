import { type RefObject, useEffect, useState } from 'react'

/** Whether the marker above a bar has left the top of the screen, and the bar stays there in its place. */
export function useIsStuck(marker: RefObject<HTMLElement | null>): boolean {
  const [isStuck, setIsStuck] = useState(false)
  useEffect(() => {
    if (marker.current === null) return undefined
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1)
      if (last !== undefined) setIsStuck(!last.isIntersecting && last.boundingClientRect.top < 0)
    })
    observer.observe(marker.current)
    return () => observer.disconnect()
  }, [marker])
  return isStuck
}
