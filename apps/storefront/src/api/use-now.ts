import { useEffect, useState } from 'react'
import { getNowMs } from '#api/clock.ts'

const minuteMs = 60_000

/** The server's time, moving in steps that fall together with its own minutes, or with the seconds for a countdown. */
export function useNow(stepMs = minuteMs): number {
  const [nowMs, setNowMs] = useState(getNowMs)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      timer = setTimeout(
        () => {
          setNowMs(getNowMs())
          wait()
        },
        stepMs - (getNowMs() % stepMs),
      )
    }
    wait()
    return () => clearTimeout(timer)
  }, [stepMs])
  return nowMs
}
