import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { deviceQuery } from '#api/device.ts'
import { listen } from '#api/listen.ts'
import { meQuery } from '#api/me.ts'

/** The stream ends when the tablet is unpaired. Whether it is still paired is asked at once: a lost tablet is out in a second. */
export function useDeviceEvents(deviceId: string | undefined): void {
  const client = useQueryClient()
  useEffect(() => {
    if (deviceId === undefined) return
    const leaving = new AbortController()
    const askAgain = () => {
      void client.invalidateQueries({ queryKey: deviceQuery.queryKey })
      void client.invalidateQueries({ queryKey: meQuery.queryKey })
    }
    void listen('devices.events', () => Promise.resolve({}), {
      onEvent: askAgain,
      onBreak: askAgain,
      onReturn: askAgain,
      signal: leaving.signal,
    })
    return () => leaving.abort()
  }, [client, deviceId])
}
