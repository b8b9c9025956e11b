import { useFormat } from '@lavash/i18n/i18n-provider.tsx'
import { useEffect, useState } from 'react'

const minuteMs = 60_000

/** '13:42', anew at the turn of each minute. */
export function useClock(): string {
  const format = useFormat()
  const [nowMs, setNowMs] = useState(Date.now)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      setNowMs(Date.now())
      timer = setTimeout(tick, minuteMs - (Date.now() % minuteMs))
    }
    tick()
    return () => clearTimeout(timer)
  }, [])
  return format.time(nowMs)
}
