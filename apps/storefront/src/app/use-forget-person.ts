import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { personKey } from '#order/own-orders.ts'
import { useProfile } from '#session/use-session.ts'

/** What was fetched for somebody goes with them, in every tab: the next person at this device must not see it. */
export function useForgetPerson(): void {
  const client = useQueryClient()
  const personId = useProfile()?.id
  const previousId = useRef(personId)
  useEffect(() => {
    if (previousId.current !== undefined && previousId.current !== personId) {
      client.removeQueries({ queryKey: [...personKey, previousId.current] })
    }
    previousId.current = personId
  }, [client, personId])
}
