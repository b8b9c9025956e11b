import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { listen } from '#api/listen.ts'
import { meQuery } from '#api/me.ts'

/** Roles and sessions are changed by others. The stream ends with the session, so its end is a reason to ask too. */
export function useStaffEvents(sessionId: string | undefined): void {
  const client = useQueryClient()
  useEffect(() => {
    if (sessionId === undefined) return
    const leaving = new AbortController()
    const askAgain = () => void client.invalidateQueries({ queryKey: meQuery.queryKey })
    void listen('staff.events', () => Promise.resolve({}), {
      onEvent: askAgain,
      onBreak: askAgain,
      onReturn: askAgain,
      signal: leaving.signal,
    })
    return () => leaving.abort()
  }, [client, sessionId])
}
