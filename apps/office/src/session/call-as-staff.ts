import type { Call } from '@lavash/client/create-call.ts'
import type { OfficeCall } from '@lavash/contract/office-paths'
import { call } from '#api/call.ts'
import { forgetSession } from '#session/session-end.ts'

/** A call of a signed-in person. If the session is over, the app returns to the sign-in screen. */
export const callAsStaff: Call<OfficeCall> = async (name, ...options) => {
  const answer = await call(name, ...options)
  if (answer.ok) return answer
  if (answer.failure.status === 401) forgetSession()
  return answer
}
