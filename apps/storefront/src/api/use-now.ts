import { useEffect, useState } from 'react'
import { getNowMs } from '#api/clock.ts'

/** The server's time, moving in steps that fall together with its own seconds or minutes. */
export function useNow(stepMs: number): number {
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
