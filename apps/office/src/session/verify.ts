import { call } from '#api/call.ts'
import { meQuery } from '#api/me.ts'
import { queryClient } from '#api/query-client.ts'
import { type Outcome, toOutcome } from '#session/outcome.ts'
import { askForPasskey } from '#session/webauthn.ts'

/** The three ways of showing again who one is; `staff.me` says which of them this person has. */
export async function verifyByPasskey(): Promise<Outcome> {
  const options = await call('staff.verify-options')
  if (!options.ok) return toOutcome(options)
  const shown = await askForPasskey(options.value)
  if (!shown.ok) return { ok: false, obstacle: { kind: 'passkey', problem: shown.problem } }
  return verify({ way: 'passkey', response: shown.response })
}

export async function sendVerifyCode(): Promise<Outcome> {
  return toOutcome(await call('staff.verify-code'))
}

export function verifyByCode(code: string): Promise<Outcome> {
  return verify({ way: 'sms', code })
}

export function verifyAsDemo(): Promise<Outcome> {
  return verify({ way: 'demo' })
}

async function verify(body: Parameters<typeof call<'staff.verify'>>[1]['body']): Promise<Outcome> {
  const answer = await call('staff.verify', { body })
  if (!answer.ok) return toOutcome(answer)
  queryClient.setQueryData(meQuery.queryKey, answer.value)
  return { ok: true, value: undefined }
}
