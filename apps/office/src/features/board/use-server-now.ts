import { useEffect, useState } from 'react'

const secondMs = 1000

/** The server's time, anew each second: late is late by its clock, whatever the tablet's says. */
export function useServerNow(offsetMs: number): number {
  const [deviceMs, setDeviceMs] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setDeviceMs(Date.now()), secondMs)
    return () => clearInterval(timer)
  }, [])
  return deviceMs + offsetMs
}
