import type { Session } from '@lavash/contract/account'
import { getValue } from '@lavash/client/result.ts'
import { queryOptions } from '@tanstack/react-query'
import { personKey } from '#order/own-orders.ts'
import { callForAccount } from '#session/call-for-account.ts'

export function sessionsQuery(personId: string) {
  return queryOptions({
    queryKey: [...personKey, personId, 'sessions'],
    queryFn: async ({ signal }): Promise<readonly Session[]> =>
      getValue(await callForAccount('account.sessions', { signal })).content,
    staleTime: 0,
  })
}
