import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { personKey } from '#order/own-orders.ts'
import { useProfile } from '#session/use-session.ts'

/** Privacy: removes a person's data from the cache at sign-out, in every tab. */
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
