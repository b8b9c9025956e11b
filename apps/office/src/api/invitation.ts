import { getValue } from '@lavash/client/result.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#api/call.ts'

/** The query answers what a link promises, and null where nobody made the link. */
export function invitationQuery(token: string) {
  return queryOptions({
    queryKey: ['invitation', token],
    queryFn: async ({ signal }) => {
      const answer = await call('invitation.show', { body: { token }, signal })
      return !answer.ok && answer.failure.code === 'staff.invitation-not-found' ? null : getValue(answer)
    },
    staleTime: Infinity,
  })
}
