import type { Result } from '@lavash/client/result.ts'
import { call } from '#api/call.ts'
import { forgetSession, tellOtherTabs } from '#session/session-end.ts'

/** Without an answer the session may go on, so nobody is told that it has ended. */
export async function signOut(): Promise<Result<undefined>> {
  const answer = await call('staff.sign-out')
  const isOver = answer.ok || answer.failure.status === 401
  if (!isOver) return answer
  forgetSession(true)
  tellOtherTabs()
  return { ok: true, value: undefined, status: 204 }
}
