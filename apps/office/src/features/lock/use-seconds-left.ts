import { useEffect, useState } from 'react'

/** A wait by the page's own stopwatch (`performance.now()`): a tablet's clock may be wrong. */
export interface Rest {
  readonly untilMs: number
  readonly seconds: number
}

/** Whole seconds until a rest is over; zero without one. */
export function useSecondsLeft(rest: Rest | undefined): number {
  const [measured, setMeasured] = useState<{ rest: Rest; left: number }>()
  useEffect(() => {
    if (rest === undefined) return
    const measure = () =>
      setMeasured({ rest, left: Math.max(0, Math.ceil((rest.untilMs - performance.now()) / 1000)) })
    const first = setTimeout(measure)
    const timer = setInterval(measure, 1000)
    return () => {
      clearTimeout(first)
      clearInterval(timer)
    }
  }, [rest])
  if (rest === undefined) return 0
  return measured?.rest === rest ? measured.left : rest.seconds
}
