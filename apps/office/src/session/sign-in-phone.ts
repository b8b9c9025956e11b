import { call } from '#api/call.ts'
import { enter } from '#session/enter.ts'
import { type Outcome, toOutcome } from '#session/outcome.ts'

/** The answer does not tell whether the number is known, or strangers could search for people. */
export async function sendPhoneCode(phone: string): Promise<Outcome> {
  return toOutcome(await call('staff.phone-code', { body: { phone } }))
}

export async function signInByPhone(phone: string, code: string): Promise<Outcome> {
  const answer = await call('staff.phone', { body: { phone, code } })
  if (!answer.ok) return toOutcome(answer)
  enter(answer.value)
  return { ok: true, value: undefined }
}
