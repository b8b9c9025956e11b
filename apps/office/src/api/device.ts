import { getValue } from '@lavash/client/result.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#api/call.ts'
import { findChoice, keepsChoices } from '#storage/kept-choices.ts'

/** The paired device this browser is, with its venue and the people who have a PIN there. None is an answer too. */
export const deviceQuery = queryOptions({
  queryKey: ['device'],
  queryFn: async ({ signal }) => {
    if (findChoice('paired') === null && keepsChoices()) return null
    const answer = await call('devices.me', { signal })
    return !answer.ok && answer.failure.status === 401 ? null : getValue(answer)
  },
})
