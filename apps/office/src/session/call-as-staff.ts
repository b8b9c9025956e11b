import type { Call } from '@lavash/client/create-call.ts'
import type { OfficeCall } from '@lavash/contract/office-paths'
import { call } from '#api/call.ts'
import { forgetSession } from '#session/session-end.ts'
import { askToVerify } from '#session/step-up.ts'

/**
 * A call of a signed-in person. If the session is over, the app returns to the sign-in screen. If the call wants the passkey
 * again, the question is asked and the call goes on from where it was.
 */
export const callAsStaff: Call<OfficeCall> = async (name, ...options) => {
  const answer = await call(name, ...options)
  if (answer.ok) return answer
  const { status, code } = answer.failure
  if (status === 401) forgetSession()
  if (code === 'staff.verification-required' && (await askToVerify())) return call(name, ...options)
  return answer
}
