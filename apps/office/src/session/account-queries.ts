import { getValue } from '@lavash/client/result.ts'
import { queryOptions } from '@tanstack/react-query'
import { callAsStaff } from '#session/call-as-staff.ts'

/** Where one is signed in. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: async ({ signal }) => getValue(await callAsStaff('staff.sessions', { signal })).sessions,
})

export const passkeysQuery = queryOptions({
  queryKey: ['passkeys'],
  queryFn: async ({ signal }) => getValue(await callAsStaff('staff.passkeys', { signal })).passkeys,
})
