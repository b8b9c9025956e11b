import { getValue } from '@lavash/client/result.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#api/call.ts'
import { findChoice, keepsChoices } from '#storage/kept-choices.ts'

/** The query answers who is signed in. Nobody is an answer too, and no failure. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: async ({ signal }) => {
    if (findChoice('signedIn') === null && keepsChoices()) return null
    const answer = await call('staff.me', { signal })
    return !answer.ok && answer.failure.status === 401 ? null : getValue(answer)
  },
})

export const waysQuery = queryOptions({
  queryKey: ['ways'],
  queryFn: async ({ signal }) => getValue(await call('staff.ways', { signal })),
  staleTime: Infinity,
})
